import { type ReactNode, useEffect } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../test/render';
import { Avatar } from './avatar';
import { AvatarPair } from './avatar-pair';
import { Badge } from './badge';
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
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from './dropdown-menu';
import { EmptyState } from './empty-state';
import { Field } from './field';
import { FileDrop } from './file-drop';
import { FilmMini } from './film-mini';
import { FilmRuler } from './film-ruler';
import { FilmStrip } from './film-strip';
import { IconButton } from './icon-button';
import { Input } from './input';
import { Lightbox } from './lightbox';
import { Link } from './link';
import { Marquee } from './marquee';
import { NumberInput } from './number-input';
import { Pagination } from './pagination';
import { Popover, PopoverContent, PopoverTrigger } from './popover';
import { Progress } from './progress';
import { Radio, RadioGroup } from './radio-group';
import { Rating, RatingDisplay } from './rating';
import { ScrollArea } from './scroll-area';
import { Segmented } from './segmented';
import { Select } from './select';
import { Sheet, SheetContent, SheetTitle } from './sheet';
import { Skeleton } from './skeleton';
import { Stat, StatList } from './stat';
import { Switch } from './switch';
import { Table, TableHead, TableHeader, TableRow } from './table';
import { Tabs, TabsList, TabsTrigger } from './tabs';
import { Timeline, TimelineItem } from './timeline';
import { type ToastOptions, ToastProvider, useToast } from './toast';
import { Tooltip } from './tooltip';
import { UploadItem } from './upload-item';

/** A value a host without types might pass. */
const unknown = 'unheard-of' as never;
const latin = 'Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuer'.repeat(4);
const chinese = '上線前一週開始每天一則限時動態，共七則，最後一則附購買連結。'.repeat(8);
const nothing = () => {};

/** Toasts have no markup in the host. */
const toasts = (...all: ToastOptions[]) => (
  <ToastProvider limit={all.length}>
    <Show toasts={all} />
  </ToastProvider>
);

function Show({ toasts: all }: { toasts: ToastOptions[] }) {
  const { show } = useToast();
  useEffect(() => {
    for (const toast of all) show(toast);
  }, [all, show]);
  return null;
}

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
  Card: <Card variant={unknown} tone={unknown} />,
  Count: <Count value={3} tone={unknown} />,
  Input: <Input aria-label="名稱" size={unknown} />,
  RatingDisplay: <RatingDisplay value={3} size={unknown} />,
  ScrollArea: <ScrollArea label="版本" type={unknown} orientation={unknown} />,
  Select: <Select aria-label="類型" options={[]} size={unknown} />,
  Skeleton: <Skeleton shape={unknown} />,
  Stat: (
    <StatList>
      <Stat label="觀看" value="3" size={unknown} change={{ label: '多了', direction: unknown, news: unknown }} />
    </StatList>
  ),
  TableHeader: (
    <Table aria-label="成效">
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
  Popover: (
    <Popover defaultOpen>
      <PopoverTrigger>篩選</PopoverTrigger>
      <PopoverContent label="篩選" side={unknown} align={unknown}>
        <p>沒有篩選</p>
      </PopoverContent>
    </Popover>
  ),
  DropdownMenu: (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger>更多</DropdownMenuTrigger>
      <DropdownMenuContent side={unknown} align={unknown}>
        <DropdownMenuItem tone={unknown}>編輯</DropdownMenuItem>
        <DropdownMenuCheckboxItem checked={unknown}>釘選</DropdownMenuCheckboxItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  Toast: toasts({ title: '已送出', tone: unknown, duration: Number.POSITIVE_INFINITY }),
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
  Popover: (
    <Popover defaultOpen>
      <PopoverTrigger>篩選</PopoverTrigger>
      <PopoverContent label="篩選" />
    </Popover>
  ),
  DropdownMenu: (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger>更多</DropdownMenuTrigger>
      <DropdownMenuContent>{[]}</DropdownMenuContent>
    </DropdownMenu>
  ),
  Toast: toasts({ title: '', duration: Number.NaN }),
  BarChart: <BarChart title="觀看" categoryLabel="日期" valueLabel="觀看" bars={[]} />,
  Combobox: <Combobox aria-label="類型" options={[]} defaultValue="gone" />,
  RadioGroup: <RadioGroup aria-label="你是" value="gone" />,
  SplitBar: <SplitBar label="性別" parts={[]} />,
  Stat: (
    <StatList>
      <Stat label="觀看" value={null} />
    </StatList>
  ),
  Table: <Table aria-label="成效" />,
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
  Tabs: <Tabs value="gone" />,
  Timeline: <Timeline />,
};

const long = (words: string): Record<string, ReactNode> => ({
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
  Stat: (
    <StatList>
      <Stat label={words} value={words} hint={words} />
    </StatList>
  ),
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

const longLayers = (words: string): Record<string, ReactNode> => ({
  Popover: (
    <Popover defaultOpen>
      <PopoverTrigger>篩選</PopoverTrigger>
      <PopoverContent label={words}>{words}</PopoverContent>
    </Popover>
  ),
  DropdownMenu: (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger>更多</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>{words}</DropdownMenuLabel>
        <DropdownMenuItem>{words}</DropdownMenuItem>
        <DropdownMenuCheckboxItem checked>{words}</DropdownMenuCheckboxItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  Toast: toasts(
    { title: words, duration: Number.POSITIVE_INFINITY },
    { title: words, tone: 'danger', action: { label: words, onSelect: nothing }, duration: Number.POSITIVE_INFINITY },
  ),
});

const many = Array.from({ length: 10_000 }, (_, index) => index);
const crowded: Record<string, ReactNode> = {
  Popover: (
    <Popover defaultOpen>
      <PopoverTrigger>篩選</PopoverTrigger>
      <PopoverContent label="篩選">
        {many.map((index) => (
          <p key={index}>第{index}項</p>
        ))}
      </PopoverContent>
    </Popover>
  ),
  DropdownMenu: (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger>更多</DropdownMenuTrigger>
      <DropdownMenuContent>
        {many.slice(0, 1000).map((index) => (
          <DropdownMenuItem key={index}>第{index}項</DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  ),
};

test.each(Object.entries(unheardOf))('%s renders with an unknown variant', async (_name, ui) => {
  const screen = await render(ui);
  expect(screen.container.querySelector('[data-slot]')).not.toBeNull();
});

test.each(Object.entries(layersUnheardOf))(
  '%s with a variant it does not know still opens in sight',
  async (_name, ui) => {
    await render(ui);
    const layer = () => document.querySelector('[data-slot][data-state$="open"]')?.getBoundingClientRect();
    // The tooltip layer loads lazily, and before it is positioned it is far outside the viewport.
    await expect.poll(() => layer()?.width).toBeGreaterThan(0);
    await expect.poll(() => layer()?.right).toBeLessThanOrEqual(1280);
  },
);

test.each(Object.entries(empty))('%s renders without any content', async (_name, ui) => {
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

const openLayers = '[data-slot][data-state$="open"]:not(button)';
const layerBox = () => document.querySelector(openLayers)?.getBoundingClientRect();

test.each([...Object.entries(longLayers(latin)), ...Object.entries(longLayers(chinese))])(
  '%s with very long text stays in sight at 320 px',
  async (_name, ui) => {
    await page.viewport(320, 640);
    onTestFinished(() => page.viewport(1280, 800));
    await render(ui);
    await expect.poll(() => layerBox()?.width).toBeGreaterThan(0);
    await expect.poll(() => layerBox()?.left).toBeGreaterThanOrEqual(0);
    const layers = [...document.querySelectorAll(openLayers)];
    for (const layer of layers) {
      expect(layer.getBoundingClientRect().right).toBeLessThanOrEqual(320);
      expect(layer.scrollWidth).toBeLessThanOrEqual(layer.clientWidth);
    }
  },
);

test.each(Object.entries(crowded))('%s with too many items scrolls within the window', async (_name, ui) => {
  await render(ui);
  await expect.poll(() => layerBox()?.bottom).toBeLessThanOrEqual(window.innerHeight);
  expect(layerBox()?.top).toBeGreaterThanOrEqual(0);
});

test('ten thousand toasts are shown three at a time', async () => {
  await render(
    <ToastProvider>
      <Show toasts={tenThousandToasts} />
    </ToastProvider>,
  );
  await expect.poll(() => document.querySelectorAll('[data-slot="toast"]').length).toBe(3);
});

const tenThousandToasts = many.map((index) => ({ title: `第${index}則`, duration: Number.POSITIVE_INFINITY }));
