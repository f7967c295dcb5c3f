import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../test/render';
import { Avatar } from './avatar';
import { Badge } from './badge';
import { Breadcrumb } from './breadcrumb';
import { Button } from './button';
import { Callout } from './callout';
import { Carousel } from './carousel';
import { MultiCombobox } from './combobox';
import { Count } from './count';
import { DatePicker } from './date-picker';
import { DateRangePicker } from './date-range-picker';
import { EmptyState } from './empty-state';
import { FileDrop } from './file-drop';
import { FilmMini } from './film-mini';
import { FilmRuler } from './film-ruler';
import { FilmStrip } from './film-strip';
import { IconButton } from './icon-button';
import { ImageGrid } from './image-grid';
import { Lightbox } from './lightbox';
import { Marquee } from './marquee';
import { Pagination } from './pagination';
import { Progress } from './progress';
import { Rating, RatingDisplay } from './rating';
import { Segmented } from './segmented';
import { Select } from './select';
import { Skeleton } from './skeleton';
import { Steps } from './steps';
import { Tabs } from './tabs';
import { Timeline } from './timeline';
import { UploadItem } from './upload-item';

/** What a host without types may pass. */
const unknown = 'unheard-of' as never;
const latin = 'Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuer'.repeat(4);
const chinese = '上線前一週開始每天一則限時動態，共七則，最後一則附購買連結。'.repeat(8);
const nothing = () => {};

const unheardOf: Record<string, ReactNode> = {
  Button: (
    <Button variant={unknown} size={unknown}>
      送出
    </Button>
  ),
  IconButton: (
    <IconButton label="更多" size={unknown}>
      ⋯
    </IconButton>
  ),
  Badge: <Badge tone={unknown}>已定案</Badge>,
  Callout: <Callout tone={unknown} title="注意" />,
  Avatar: <Avatar name="阿澄" tone={unknown} />,
  UploadItem: <UploadItem name="a.jpg" state={unknown} />,
  FilmMini: <FilmMini frames={[{ id: '1', state: unknown }]} label="步驟" />,
  FilmStrip: <FilmStrip frames={[{ id: '1', code: '1', title: '一', caption: '', state: unknown }]} label="步驟" />,
};

const empty: Record<string, ReactNode> = {
  Avatar: <Avatar name="" />,
  Breadcrumb: <Breadcrumb label="路徑" items={[]} />,
  Carousel: <Carousel label="聲音">{[]}</Carousel>,
  Count: <Count value={Number.NaN} label="未讀" />,
  'DatePicker with a day there is not': <DatePicker aria-label="上線日" defaultValue="2026-02-31" />,
  'DatePicker with no date at all': (
    <DatePicker aria-label="上線日" defaultValue="明天" min="2026-12-01" max="2026-01-01" />
  ),
  'DateRangePicker that ends before it begins': (
    <DateRangePicker aria-label="檔期" defaultValue={{ start: '2026-12-31', end: '2026-12-01' }} />
  ),
  'DateRangePicker with no dates at all': (
    <DateRangePicker aria-label="檔期" defaultValue={{ start: 'Invalid Date', end: '' }} />
  ),
  FileDrop: <FileDrop label="上傳" accept={{}} maxFiles={Number.NaN} onFiles={nothing} />,
  FilmMini: <FilmMini frames={[]} label="步驟" />,
  FilmRuler: <FilmRuler label="播放位置" duration={0} at={Number.NaN} onSeek={() => {}} />,
  FilmStrip: <FilmStrip frames={[]} label="步驟" />,
  ImageGrid: <ImageGrid label="圖片" images={[]} />,
  Lightbox: <Lightbox images={[]} index={7} onIndexChange={nothing} open onOpenChange={nothing} />,
  Marquee: <Marquee label="品牌">{[]}</Marquee>,
  MultiCombobox: <MultiCombobox aria-label="類型" options={[]} defaultValue={['gone']} />,
  Pagination: <Pagination page={Number.NaN} pageCount={0} onPageChange={nothing} />,
  Progress: <Progress label="上傳中" value={Number.NaN} />,
  'Progress without an end': <Progress label="上傳中" value={3} max={0} />,
  Rating: <Rating aria-label="體驗" value={9} onValueChange={nothing} />,
  RatingDisplay: <RatingDisplay value={Number.NaN} />,
  Segmented: <Segmented aria-label="篩選" options={[]} value="" onValueChange={nothing} />,
  Select: <Select aria-label="類型" options={[]} defaultOpen />,
  'Select with a value that is no option': <Select aria-label="類型" options={[]} defaultValue="gone" />,
  Steps: <Steps label="註冊步驟" steps={[]} current="gone" />,
  Tabs: <Tabs value="gone" />,
  Timeline: <Timeline />,
};

const long = (words: string): Record<string, ReactNode> => ({
  Badge: <Badge>{words}</Badge>,
  Breadcrumb: <Breadcrumb label="路徑" items={[{ label: words, href: '#' }, { label: words }]} />,
  Button: <Button>{words}</Button>,
  Callout: <Callout title={words}>{words}</Callout>,
  Carousel: (
    <Carousel label="聲音">
      <p>{words}</p>
      <p>{words}</p>
    </Carousel>
  ),
  EmptyState: <EmptyState title={words} description={words} />,
  FileDrop: <FileDrop label={words} accept={{ 'image/png': ['.png'] }} onFiles={nothing} />,
  ImageGrid: <ImageGrid label="圖片" images={[{ src: 'data:,', alt: words }]} onRemove={nothing} />,
  Marquee: (
    <Marquee label="品牌">
      <p>{words}</p>
    </Marquee>
  ),
  Progress: <Progress label={words} value={3} />,
  Rating: <Rating aria-label="體驗" defaultValue={3} clearable labels={{ value: () => words }} />,
  Select: <Select aria-label="類型" options={[{ value: 'a', label: words }]} defaultValue="a" />,
  Skeleton: <Skeleton />,
  UploadItem: <UploadItem name={words} state="failed" reason={words} onRetry={nothing} onRemove={nothing} />,
});

test.each(Object.entries(unheardOf))('%s with a variant it does not know is still there', async (_name, ui) => {
  const screen = await render(ui);
  expect(screen.container.querySelector('[data-slot]')).not.toBeNull();
});

test.each(Object.entries(empty))('%s with nothing to show breaks nothing', async (_name, ui) => {
  const screen = await render(
    <>
      {ui}
      <p>之後</p>
    </>,
  );
  await expect.element(screen.getByText('之後')).toBeInTheDocument();
  expect(document.body.textContent).not.toContain('NaN');
});

test.each([...Object.entries(long(latin)), ...Object.entries(long(chinese))])(
  '%s with very long text stays within 320 px',
  async (_name, ui) => {
    await page.viewport(320, 640);
    onTestFinished(() => page.viewport(1280, 800));
    const screen = await render(<div style={{ width: 288 }}>{ui}</div>);
    const box = screen.container.querySelector('[data-slot]')?.getBoundingClientRect();
    expect(box?.width).toBeLessThanOrEqual(288);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
);
