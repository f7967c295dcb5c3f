import { expect, test } from 'vitest';
import { covered, describeConformance } from '../test/conformance';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from './alert-dialog';
import { Avatar } from './avatar';
import { AvatarPair } from './avatar-pair';
import { BackToTop } from './back-to-top';
import { Badge } from './badge';
import { Breadcrumb } from './breadcrumb';
import { Button } from './button';
import { Callout } from './callout';
import { Card, CardBody, CardDescription, CardFooter, CardHeader, CardLink, CardTitle } from './card';
import { Carousel } from './carousel';
import { BarChart, BarList, LineChart, SplitBar } from './chart';
import { Checkbox } from './checkbox';
import { Combobox, MultiCombobox } from './combobox';
import { Count } from './count';
import {
  CountdownDialog,
  CountdownDialogAction,
  CountdownDialogCancel,
  CountdownDialogClock,
  CountdownDialogContent,
  CountdownDialogDescription,
  CountdownDialogFooter,
  CountdownDialogStatus,
  CountdownDialogTitle,
} from './countdown-dialog';
import { DatePicker } from './date-picker';
import { DateRangePicker } from './date-range-picker';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from './dialog';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './dropdown-menu';
import { EmptyState } from './empty-state';
import { Field } from './field';
import { FileDrop } from './file-drop';
import { FilmMini } from './film-mini';
import { FilmRuler } from './film-ruler';
import { FilmStrip } from './film-strip';
import { IconButton } from './icon-button';
import { Input, PasswordInput } from './input';
import { Lightbox } from './lightbox';
import { Link } from './link';
import { LoadingOverlay } from './loading-overlay';
import { Marquee } from './marquee';
import { NumberInput } from './number-input';
import { Pagination } from './pagination';
import { Popover, PopoverAnchor, PopoverClose, PopoverContent, PopoverTrigger } from './popover';
import { Progress } from './progress';
import { Radio, RadioGroup } from './radio-group';
import { Rating, RatingDisplay } from './rating';
import { ScrollArea } from './scroll-area';
import { Segmented } from './segmented';
import { Select } from './select';
import { Sheet, SheetClose, SheetContent, SheetDescription, SheetTitle, SheetTrigger } from './sheet';
import { Skeleton } from './skeleton';
import { Spinner } from './spinner';
import { Stat, StatList } from './stat';
import { Switch } from './switch';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableEmpty,
  TableFoot,
  TableGroup,
  TableHead,
  TableHeader,
  TableLoading,
  TableRow,
  TableRowHeader,
  TableScroll,
} from './table';
import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs';
import { Textarea } from './textarea';
import { Timeline, TimelineItem } from './timeline';
import { Tooltip } from './tooltip';
import { UploadItem } from './upload-item';
import { VisuallyHidden } from './visually-hidden';

const frames = [{ id: '030', code: '030', title: '創意大綱', caption: '輪到你', state: 'now' as const }];
const options = [{ value: 'a', label: '甲' }];

describeConformance('Button', {
  slot: 'button',
  render: (props) => <Button {...props}>送出</Button>,
  renderAsChild: (props) => <Button {...props} />,
});
describeConformance('IconButton', {
  slot: 'icon-button',
  render: (props) => (
    <IconButton label="更多" {...props}>
      ⋯
    </IconButton>
  ),
});
describeConformance('Link', {
  slot: 'link',
  render: (props) => (
    <Link href="#there" {...props}>
      看流程
    </Link>
  ),
  renderAsChild: (props) => <Link {...props} />,
});
describeConformance('VisuallyHidden', {
  slot: 'visually-hidden',
  render: (props) => <VisuallyHidden {...props}>未讀</VisuallyHidden>,
  renderAsChild: (props) => <VisuallyHidden {...props} />,
});
describeConformance('Avatar', { slot: 'avatar', render: (props) => <Avatar name="阿澄" {...props} /> });
describeConformance('AvatarPair', {
  slot: 'avatar-pair',
  render: (props) => (
    <AvatarPair left={{ name: '山眠' }} right={{ name: '阿澄' }} to="right" label="等阿澄" {...props} />
  ),
});
describeConformance('Badge', { slot: 'badge', render: (props) => <Badge {...props}>已定案</Badge> });
describeConformance('Breadcrumb', {
  slot: 'breadcrumb',
  render: (props) => (
    <Breadcrumb label="路徑" items={[{ label: '專案管理', href: '#' }, { label: '大綱' }]} {...props} />
  ),
});
describeConformance('Callout', { slot: 'callout', render: (props) => <Callout title="注意" {...props} /> });
describeConformance('Checkbox', { slot: 'checkbox', render: (props) => <Checkbox aria-label="全選" {...props} /> });
describeConformance('Count', { slot: 'count', render: (props) => <Count value={3} label="3 則未讀" {...props} /> });
describeConformance('EmptyState', {
  slot: 'empty-state',
  render: (props) => <EmptyState title="還沒有留言" {...props} />,
});
describeConformance('Field', {
  slot: 'field',
  render: (props) => (
    <Field label="名稱" {...props}>
      <Textarea />
    </Field>
  ),
});
describeConformance('FilmMini', {
  slot: 'film-mini',
  render: (props) => <FilmMini frames={frames} label="第1步" {...props} />,
});
describeConformance('FilmRuler', {
  slot: 'film-ruler',
  render: (props) => <FilmRuler label="播放位置" duration={60} at={0} onSeek={() => {}} {...props} />,
});
describeConformance('FilmStrip', {
  slot: 'film-strip',
  render: (props) => <FilmStrip frames={frames} label="步驟" {...props} />,
});
describeConformance('RadioGroup', {
  slot: 'radio-group',
  render: (props) => <RadioGroup aria-label="身分" {...props} />,
});
describeConformance('Segmented', {
  slot: 'segmented',
  render: (props) => <Segmented aria-label="篩選" options={options} value="a" onValueChange={() => {}} {...props} />,
});
describeConformance('Select', {
  slot: 'select',
  render: (props) => <Select aria-label="類型" options={options} value="a" onValueChange={() => {}} {...props} />,
});
describeConformance('Skeleton', { slot: 'skeleton', render: (props) => <Skeleton {...props} /> });
describeConformance('Spinner', { slot: 'spinner', render: (props) => <Spinner {...props} /> });
describeConformance('Textarea', { slot: 'textarea', render: (props) => <Textarea aria-label="留言" {...props} /> });
describeConformance('Timeline', { slot: 'timeline', render: (props) => <Timeline {...props} /> });
describeConformance('TimelineItem', {
  slot: 'timeline-item',
  render: (props) => (
    <Timeline>
      <TimelineItem {...props}>送出 v1</TimelineItem>
    </Timeline>
  ),
});

const tabs = {
  tabs: (props: object) => <Tabs defaultValue="a" {...props} />,
  'tabs-list': (props: object) => (
    <Tabs defaultValue="a">
      <TabsList aria-label="專案" {...props} />
    </Tabs>
  ),
  'tabs-trigger': (props: object) => (
    <Tabs defaultValue="a">
      <TabsList aria-label="專案">
        <TabsTrigger value="a" {...props}>
          進行中
        </TabsTrigger>
      </TabsList>
    </Tabs>
  ),
  'tabs-content': (props: object) => (
    <Tabs defaultValue="a">
      <TabsContent value="a" {...props} />
    </Tabs>
  ),
};
for (const [slot, render] of Object.entries(tabs)) describeConformance(slot, { slot, render });

const dialogParts = {
  'dialog-title': (props: object) => <DialogTitle {...props}>標題</DialogTitle>,
  'dialog-description': (props: object) => <DialogDescription {...props}>說明</DialogDescription>,
  'dialog-footer': (props: object) => <DialogFooter {...props} />,
  'dialog-close': (props: object) => <DialogClose {...props}>關閉</DialogClose>,
};
for (const [slot, part] of Object.entries(dialogParts)) {
  describeConformance(slot, {
    slot,
    render: (props) => (
      <Dialog defaultOpen>
        <DialogContent aria-label="標題">{part(props)}</DialogContent>
      </Dialog>
    ),
  });
}
describeConformance('DialogContent', {
  slot: 'dialog-content',
  render: (props) => (
    <Dialog defaultOpen>
      <DialogContent {...props}>
        <DialogTitle>標題</DialogTitle>
      </DialogContent>
    </Dialog>
  ),
});
describeConformance('DialogTrigger', {
  slot: 'dialog-trigger',
  render: (props) => (
    <Dialog>
      <DialogTrigger {...props}>打開</DialogTrigger>
    </Dialog>
  ),
  renderAsChild: (props) => (
    <Dialog>
      <DialogTrigger {...props} />
    </Dialog>
  ),
});

const alertParts = {
  'alert-dialog-title': (props: object) => <AlertDialogTitle {...props}>離開？</AlertDialogTitle>,
  'alert-dialog-description': (props: object) => <AlertDialogDescription {...props}>說明</AlertDialogDescription>,
  'alert-dialog-footer': (props: object) => <AlertDialogFooter {...props} />,
  'alert-dialog-cancel': (props: object) => <AlertDialogCancel {...props}>取消</AlertDialogCancel>,
  'alert-dialog-action': (props: object) => <AlertDialogAction {...props}>離開</AlertDialogAction>,
};
for (const [slot, part] of Object.entries(alertParts)) {
  describeConformance(slot, {
    slot,
    render: (props) => (
      <AlertDialog defaultOpen>
        <AlertDialogContent aria-label="離開？">{part(props)}</AlertDialogContent>
      </AlertDialog>
    ),
  });
}
describeConformance('AlertDialogContent', {
  slot: 'alert-dialog-content',
  render: (props) => (
    <AlertDialog defaultOpen>
      <AlertDialogContent aria-label="離開？" {...props} />
    </AlertDialog>
  ),
});

const sheetParts = {
  'sheet-title': (props: object) => <SheetTitle {...props}>留言板</SheetTitle>,
  'sheet-description': (props: object) => <SheetDescription {...props}>說明</SheetDescription>,
  'sheet-close': (props: object) => <SheetClose {...props} />,
};
for (const [slot, part] of Object.entries(sheetParts)) {
  describeConformance(slot, {
    slot,
    render: (props) => (
      <Sheet defaultOpen>
        <SheetContent aria-label="留言板">{part(props)}</SheetContent>
      </Sheet>
    ),
  });
}
describeConformance('SheetContent', {
  slot: 'sheet-content',
  render: (props) => (
    <Sheet defaultOpen>
      <SheetContent aria-label="留言板" {...props} />
    </Sheet>
  ),
});

const menuParts = {
  'dropdown-menu-item': (props: object) => <DropdownMenuItem {...props}>編輯</DropdownMenuItem>,
  'dropdown-menu-checkbox-item': (props: object) => (
    <DropdownMenuCheckboxItem {...props}>釘選</DropdownMenuCheckboxItem>
  ),
  'dropdown-menu-group': (props: object) => <DropdownMenuGroup {...props} />,
  'dropdown-menu-label': (props: object) => <DropdownMenuLabel {...props}>大綱</DropdownMenuLabel>,
  'dropdown-menu-separator': (props: object) => <DropdownMenuSeparator {...props} />,
};
for (const [slot, part] of Object.entries(menuParts)) {
  describeConformance(slot, {
    slot,
    render: (props) => (
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger>更多</DropdownMenuTrigger>
        <DropdownMenuContent>{part(props)}</DropdownMenuContent>
      </DropdownMenu>
    ),
  });
}
describeConformance('DropdownMenuTrigger', {
  slot: 'dropdown-menu-trigger',
  render: (props) => (
    <DropdownMenu>
      <DropdownMenuTrigger {...props}>更多</DropdownMenuTrigger>
    </DropdownMenu>
  ),
  renderAsChild: (props) => (
    <DropdownMenu>
      <DropdownMenuTrigger {...props} />
    </DropdownMenu>
  ),
});
describeConformance('DropdownMenuContent', {
  slot: 'dropdown-menu-content',
  render: (props) => (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger>更多</DropdownMenuTrigger>
      <DropdownMenuContent {...props} />
    </DropdownMenu>
  ),
});

const popoverParts = {
  'popover-trigger': (props: object) => <PopoverTrigger {...props}>篩選</PopoverTrigger>,
  'popover-anchor': (props: object) => <PopoverAnchor {...props} />,
  'popover-content': (props: object) => <PopoverContent label="篩選" {...props} />,
  'popover-close': (props: object) => (
    <PopoverContent label="篩選">
      <PopoverClose {...props}>完成</PopoverClose>
    </PopoverContent>
  ),
};
for (const [slot, part] of Object.entries(popoverParts)) {
  describeConformance(slot, { slot, render: (props) => <Popover defaultOpen>{part(props)}</Popover> });
}

describeConformance('Tooltip', {
  slot: 'tooltip',
  render: (props) => (
    <Tooltip content="說明" defaultOpen {...props}>
      <button type="button">看</button>
    </Tooltip>
  ),
});
describeConformance('LoadingOverlay', {
  slot: 'loading-overlay',
  render: (props) => <LoadingOverlay open {...props} />,
});
describeConformance('Marquee', {
  slot: 'marquee',
  render: (props) => (
    <Marquee label="合作品牌" {...props}>
      <p>山眠</p>
    </Marquee>
  ),
});
describeConformance('Rating', { slot: 'rating', render: (props) => <Rating aria-label="體驗" {...props} /> });
describeConformance('RatingDisplay', {
  slot: 'rating-display',
  render: (props) => <RatingDisplay value={4.5} {...props} />,
});
describeConformance('ScrollArea', { slot: 'scroll-area', render: (props) => <ScrollArea label="版本" {...props} /> });

describeConformance('Card', {
  slot: 'card',
  render: (props) => <Card {...props}>阿澄</Card>,
  renderAsChild: (props) => <Card {...props} />,
});
const cardParts = {
  'card-header': (props: object) => <CardHeader {...props} />,
  'card-title': (props: object) => <CardTitle {...props}>週年慶直播</CardTitle>,
  'card-description': (props: object) => <CardDescription {...props}>阿澄</CardDescription>,
  'card-body': (props: object) => <CardBody {...props} />,
  'card-footer': (props: object) => <CardFooter {...props} />,
};
for (const [slot, part] of Object.entries(cardParts)) {
  describeConformance(slot, { slot, render: (props) => <Card>{part(props)}</Card> });
}
describeConformance('CardLink', {
  slot: 'card-link',
  render: (props) => (
    <Card>
      <CardLink href="#there" {...props}>
        週年慶直播
      </CardLink>
    </Card>
  ),
  renderAsChild: (props) => (
    <Card>
      <CardLink {...props} />
    </Card>
  ),
});

describeConformance('StatList', { slot: 'stat-list', render: (props) => <StatList {...props} /> });
describeConformance('Stat', {
  slot: 'stat',
  render: (props) => (
    <StatList>
      <Stat label="互動率" value="6.8%" {...props} />
    </StatList>
  ),
});

describeConformance('Pagination', {
  slot: 'pagination',
  render: (props) => <Pagination page={2} pageCount={5} onPageChange={() => {}} {...props} />,
});

describeConformance('FileDrop', {
  slot: 'file-drop',
  render: (props) => <FileDrop label="上傳圖片" onFiles={() => {}} {...props} />,
});
describeConformance('UploadItem', {
  slot: 'upload-item',
  render: (props) => <UploadItem name="a.jpg" state="done" {...props} />,
});

const rowParts = {
  'table-header': (props: object) => <TableHeader {...props}>平台</TableHeader>,
  'table-row-header': (props: object) => <TableRowHeader {...props}>YouTube</TableRowHeader>,
  'table-cell': (props: object) => <TableCell {...props}>6.8%</TableCell>,
};
const tableParts = {
  'table-caption': (props: object) => <TableCaption {...props}>成效</TableCaption>,
  'table-head': (props: object) => <TableHead {...props} />,
  'table-body': (props: object) => <TableBody {...props} />,
  'table-foot': (props: object) => <TableFoot {...props} />,
  'table-loading': (props: object) => <TableLoading columns={2} {...props} />,
};
const bodyParts = {
  'table-row': (props: object) => <TableRow {...props} />,
  'table-group': (props: object) => (
    <TableGroup columns={2} {...props}>
      輪到你
    </TableGroup>
  ),
  'table-empty': (props: object) => <TableEmpty columns={2} {...props} />,
};
describeConformance('TableScroll', {
  slot: 'table-scroll',
  render: (props) => <TableScroll label="成效" {...props} />,
});
describeConformance('Table', { slot: 'table', render: (props) => <Table aria-label="成效" {...props} /> });
for (const [slot, part] of Object.entries(tableParts)) {
  describeConformance(slot, { slot, render: (props) => <Table aria-label="成效">{part(props)}</Table> });
}
for (const [slot, part] of Object.entries(bodyParts)) {
  describeConformance(slot, {
    slot,
    render: (props) => (
      <Table aria-label="成效">
        <TableBody>{part(props)}</TableBody>
      </Table>
    ),
  });
}
for (const [slot, part] of Object.entries(rowParts)) {
  describeConformance(slot, {
    slot,
    render: (props) => (
      <Table aria-label="成效">
        <TableBody>
          <TableRow>{part(props)}</TableRow>
        </TableBody>
      </Table>
    ),
  });
}

const countdownParts = {
  'countdown-dialog-clock': (props: object) => <CountdownDialogClock {...props} />,
  'countdown-dialog-title': (props: object) => <CountdownDialogTitle {...props}>傳送通知？</CountdownDialogTitle>,
  'countdown-dialog-description': (props: object) => (
    <CountdownDialogDescription {...props}>說明</CountdownDialogDescription>
  ),
  'countdown-dialog-footer': (props: object) => <CountdownDialogFooter {...props} />,
  'countdown-dialog-cancel': (props: object) => <CountdownDialogCancel {...props}>不傳送</CountdownDialogCancel>,
  'countdown-dialog-action': (props: object) => <CountdownDialogAction {...props}>傳送</CountdownDialogAction>,
  'countdown-dialog-status': (props: object) => <CountdownDialogStatus {...props} />,
};
for (const [slot, part] of Object.entries(countdownParts)) {
  describeConformance(slot, {
    slot,
    render: (props) => (
      <CountdownDialog defaultOpen>
        <CountdownDialogContent aria-label="傳送通知？">{part(props)}</CountdownDialogContent>
      </CountdownDialog>
    ),
  });
}
describeConformance('CountdownDialogContent', {
  slot: 'countdown-dialog-content',
  render: (props) => (
    <CountdownDialog defaultOpen>
      <CountdownDialogContent aria-label="傳送通知？" {...props} />
    </CountdownDialog>
  ),
});
describeConformance('Carousel', {
  slot: 'carousel',
  render: (props) => (
    <Carousel label="他們怎麼說" {...props}>
      <p>甲</p>
    </Carousel>
  ),
});

describeConformance('LineChart', {
  slot: 'chart',
  render: (props) => (
    <LineChart
      title="觀看"
      categoryLabel="日期"
      categories={['12/16']}
      series={[{ name: '觀看', values: [1] }]}
      {...props}
    />
  ),
});
describeConformance('BarChart', {
  slot: 'chart',
  render: (props) => (
    <BarChart title="觀看" categoryLabel="日期" valueLabel="觀看" bars={[{ label: '12/16', value: 1 }]} {...props} />
  ),
});
describeConformance('BarList', {
  slot: 'bar-list',
  render: (props) => <BarList label="年齡" items={[{ label: '18歲', value: 1 }]} {...props} />,
});
describeConformance('SplitBar', {
  slot: 'split-bar',
  render: (props) => <SplitBar label="性別" parts={[{ label: '女性', value: 1 }]} {...props} />,
});
describeConformance('DateRangePicker', {
  slot: 'date-range-picker',
  render: (props) => <DateRangePicker aria-label="檔期" {...props} />,
});

describeConformance('Input', {
  slot: 'input-control',
  box: 'input',
  render: (props) => <Input aria-label="名稱" {...props} />,
});
describeConformance('PasswordInput', {
  slot: 'input-control',
  box: 'input',
  render: (props) => <PasswordInput aria-label="密碼" showLabel="顯示" hideLabel="隱藏" {...props} />,
});
describeConformance('NumberInput', {
  slot: 'number-input-control',
  box: 'number-input',
  render: (props) => <NumberInput aria-label="預算" {...props} />,
});
describeConformance('Combobox', {
  slot: 'combobox-control',
  box: 'combobox',
  render: (props) => <Combobox aria-label="類型" options={options} {...props} />,
});
describeConformance('MultiCombobox', {
  slot: 'multi-combobox-control',
  box: 'multi-combobox',
  render: (props) => <MultiCombobox aria-label="類型" options={options} {...props} />,
});
describeConformance('DatePicker', {
  slot: 'date-picker-control',
  box: 'date-picker',
  render: (props) => <DatePicker aria-label="上線日" {...props} />,
});
describeConformance('Checkbox with a label', {
  slot: 'checkbox',
  box: 'checkbox-row',
  render: (props) => <Checkbox label="標為已處理" {...props} />,
});
describeConformance('Switch', { slot: 'switch', render: (props) => <Switch aria-label="音效" {...props} /> });
describeConformance('Switch with a label', {
  slot: 'switch',
  box: 'switch-row',
  render: (props) => <Switch label="音效" {...props} />,
});
describeConformance('Radio', {
  slot: 'radio',
  box: 'radio-row',
  render: (props) => (
    <RadioGroup aria-label="身分">
      <Radio value="a" label="廠商" {...props} />
    </RadioGroup>
  ),
});
describeConformance('Progress', {
  slot: 'progress',
  render: (props) => <Progress label="上傳中" value={56} {...props} />,
});

describeConformance('BackToTop', {
  slot: 'back-to-top',
  render: (props) => <BackToTop showAfter={-1} hideNearEnd={-1} {...props} />,
});
describeConformance('Lightbox', {
  slot: 'lightbox',
  render: (props) => (
    <Lightbox
      images={[{ src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', alt: '瓶身' }]}
      index={0}
      onIndexChange={() => {}}
      open
      onOpenChange={() => {}}
      {...props}
    />
  ),
});
describeConformance('AlertDialogTrigger', {
  slot: 'alert-dialog-trigger',
  render: (props) => (
    <AlertDialog>
      <AlertDialogTrigger {...props}>離開</AlertDialogTrigger>
    </AlertDialog>
  ),
  renderAsChild: (props) => (
    <AlertDialog>
      <AlertDialogTrigger {...props} />
    </AlertDialog>
  ),
});
describeConformance('SheetTrigger', {
  slot: 'sheet-trigger',
  render: (props) => (
    <Sheet>
      <SheetTrigger {...props}>留言</SheetTrigger>
    </Sheet>
  ),
  renderAsChild: (props) => (
    <Sheet>
      <SheetTrigger {...props} />
    </Sheet>
  ),
});

/** Exports that are no part on the page, and why. */
const exceptions: Record<string, string> = {
  AlertDialog: 'holds state, renders no element',
  CountdownDialog: 'holds state, renders no element',
  Dialog: 'holds state, renders no element',
  DropdownMenu: 'holds state, renders no element',
  ElementBase: 'what custom elements extend, no component',
  Popover: 'holds state, renders no element',
  NonceProvider: 'passes a nonce on, renders none',
  PortalProvider: 'passes an element on, renders none',
  Sheet: 'holds state, renders no element',
  ThemeProvider: 'marks an element of the host, renders none',
  ToastProvider:
    'its toasts are made from what `show` was given: no host writes one, so none can give it a ref or a class',
  TooltipProvider: 'holds state, renders no element',
};

const entries = import.meta.glob<Record<string, unknown>>('./*/index.ts', { eager: true });
const isComponent = (name: string, value: unknown) =>
  /^[A-Z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));
const components = Object.values(entries).flatMap((entry) =>
  Object.entries(entry).flatMap(([name, value]) => (isComponent(name, value) ? [name] : [])),
);

test('every component promises the same, or says here why it cannot', () => {
  const left = [...new Set(components)].filter((name) => !covered.has(name));
  expect(left.sort()).toEqual(Object.keys(exceptions).sort());
});
