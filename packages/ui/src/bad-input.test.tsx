import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../test/render';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from './accordion';
import { Avatar } from './avatar';
import { AvatarPair } from './avatar-pair';
import { Badge } from './badge';
import { Banner } from './banner';
import { Breadcrumb } from './breadcrumb';
import { Button } from './button';
import { Callout } from './callout';
import { Card } from './card';
import { Carousel } from './carousel';
import { BarChart, SplitBar } from './chart';
import { Checkbox } from './checkbox';
import { Combobox, MultiCombobox } from './combobox';
import { Count } from './count';
import { DatePicker } from './date-picker';
import { DateRangePicker } from './date-range-picker';
import { Dialog, DialogContent, DialogTitle } from './dialog';
import { EmptyState } from './empty-state';
import { Field } from './field';
import { FileDrop } from './file-drop';
import { FilmMini } from './film-mini';
import { FilmRuler } from './film-ruler';
import { FilmStrip } from './film-strip';
import { IconButton } from './icon-button';
import { ImageGrid } from './image-grid';
import { Input } from './input';
import { Lightbox } from './lightbox';
import { Link } from './link';
import { Marquee } from './marquee';
import { NumberInput } from './number-input';
import { Pagination } from './pagination';
import { Progress } from './progress';
import { Radio, RadioGroup } from './radio-group';
import { Rating, RatingDisplay } from './rating';
import { ScrollArea } from './scroll-area';
import { Segmented } from './segmented';
import { Select } from './select';
import { Sheet, SheetContent, SheetTitle } from './sheet';
import { Skeleton } from './skeleton';
import { Stat } from './stat';
import { Steps } from './steps';
import { Switch } from './switch';
import { Table, TableHead, TableHeader, TableRow } from './table';
import { Tabs, TabsList, TabsTrigger } from './tabs';
import { Timeline, TimelineItem } from './timeline';
import { Tooltip } from './tooltip';
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
  AvatarPair: (
    <AvatarPair left={{ name: '山眠', tone: unknown }} right={{ name: '阿澄' }} to={unknown} label="輪到誰" />
  ),
  Banner: <Banner label="公告" tone={unknown} />,
  Card: <Card variant={unknown} tone={unknown} />,
  Count: <Count value={3} tone={unknown} />,
  Input: <Input aria-label="名稱" size={unknown} />,
  RatingDisplay: <RatingDisplay value={3} size={unknown} />,
  ScrollArea: <ScrollArea label="版本" type={unknown} orientation={unknown} />,
  Select: <Select aria-label="類型" options={[]} size={unknown} />,
  Skeleton: <Skeleton shape={unknown} />,
  Stat: <Stat label="觀看" value="3" size={unknown} change={{ label: '多了', direction: unknown, news: unknown }} />,
  Steps: <Steps label="步驟" steps={[{ id: 'a', title: '帳號' }]} current="a" orientation={unknown} />,
  TableHeader: (
    <Table>
      <TableHead>
        <TableRow>
          <TableHeader sort={unknown} align={unknown} onSortChange={nothing}>
            平台
          </TableHeader>
        </TableRow>
      </TableHead>
    </Table>
  ),
  UploadItem: <UploadItem name="a.jpg" state={unknown} />,
  FilmMini: <FilmMini frames={[{ id: '1', state: unknown }]} label="步驟" />,
  FilmStrip: <FilmStrip frames={[{ id: '1', code: '1', title: '一', caption: '', state: unknown }]} label="步驟" />,
};

const layersUnheardOf: Record<string, ReactNode> = {
  Dialog: (
    <Dialog defaultOpen>
      <DialogContent size={unknown} aria-describedby={undefined}>
        <DialogTitle>標題</DialogTitle>
      </DialogContent>
    </Dialog>
  ),
  Sheet: (
    <Sheet defaultOpen>
      <SheetContent side={unknown} aria-describedby={undefined}>
        <SheetTitle>標題</SheetTitle>
      </SheetContent>
    </Sheet>
  ),
  Tooltip: (
    <Tooltip content="說明" side={unknown} defaultOpen>
      <button type="button">看</button>
    </Tooltip>
  ),
};

const empty: Record<string, ReactNode> = {
  BarChart: <BarChart title="觀看" categoryLabel="日期" valueLabel="觀看" bars={[]} />,
  Combobox: <Combobox aria-label="類型" options={[]} defaultValue="gone" />,
  RadioGroup: <RadioGroup aria-label="你是" value="gone" />,
  SplitBar: <SplitBar label="性別" parts={[]} />,
  Stat: <Stat label="觀看" value={null} />,
  Table: <Table />,
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
  Accordion: (
    <Accordion type="single" defaultValue="a">
      <AccordionItem value="a">
        <AccordionTrigger>{words}</AccordionTrigger>
        <AccordionContent>{words}</AccordionContent>
      </AccordionItem>
    </Accordion>
  ),
  Badge: <Badge>{words}</Badge>,
  Checkbox: <Checkbox label={words} />,
  Combobox: <Combobox aria-label="類型" options={[{ value: 'a', label: words }]} defaultValue="a" />,
  DatePicker: <DatePicker aria-label="上線日" placeholder={words} defaultValue={words} />,
  Field: (
    <Field label={words} hint={words} error={words}>
      <Input prefix={words} suffix={words} />
    </Field>
  ),
  FilmStrip: <FilmStrip label="步驟" frames={[{ id: '1', code: words, title: words, caption: words, state: 'now' }]} />,
  IconButton: <IconButton label={words}>⋯</IconButton>,
  Link: <Link href="#there">{words}</Link>,
  MultiCombobox: <MultiCombobox aria-label="類型" options={[{ value: 'a', label: words }]} defaultValue={['a']} />,
  NumberInput: <NumberInput aria-label="數量" prefix={words} suffix={words} defaultValue={3} />,
  RadioGroup: (
    <RadioGroup aria-label="你是">
      <Radio value="a" label={words} />
    </RadioGroup>
  ),
  Segmented: (
    <Segmented
      label="篩選"
      options={[
        { value: 'a', label: words },
        { value: 'b', label: words },
      ]}
      defaultValue="a"
    />
  ),
  Stat: <Stat label={words} value={words} hint={words} />,
  Steps: <Steps label="步驟" steps={[{ id: 'a', title: words, description: words }]} current="a" />,
  Switch: <Switch label={words} />,
  Tabs: (
    <Tabs defaultValue="a">
      <TabsList aria-label="專案">
        <TabsTrigger value="a">{words}</TabsTrigger>
      </TabsList>
    </Tabs>
  ),
  Timeline: (
    <Timeline>
      <TimelineItem time={words}>{words}</TimelineItem>
    </Timeline>
  ),
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

test.each(Object.entries(layersUnheardOf))(
  '%s with a variant it does not know still opens in sight',
  async (_name, ui) => {
    await render(ui);
    const layer = document.querySelector('[data-slot][data-state$="open"]')?.getBoundingClientRect();
    expect(layer?.width).toBeGreaterThan(0);
    expect(layer?.right).toBeLessThanOrEqual(1280);
  },
);

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
