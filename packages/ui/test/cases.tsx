import type { ReactNode } from 'react';
import { AlertDialog, AlertDialogContent, AlertDialogTitle } from '../src/alert-dialog';
import { Avatar } from '../src/avatar';
import { AvatarPair } from '../src/avatar-pair';
import { BackToTop } from '../src/back-to-top';
import { Badge } from '../src/badge';
import { Breadcrumb } from '../src/breadcrumb';
import { Button } from '../src/button';
import { Calendar } from '../src/calendar';
import { Callout } from '../src/callout';
import { Card, CardLink, CardTitle } from '../src/card';
import { Carousel } from '../src/carousel';
import { BarChart, LineChart, SplitBar } from '../src/chart';
import { Checkbox } from '../src/checkbox';
import { Combobox, MultiCombobox } from '../src/combobox';
import { Command, CommandGroup, CommandInput, CommandItem, CommandList } from '../src/command';
import { Count } from '../src/count';
import {
  CountdownDialog,
  CountdownDialogClock,
  CountdownDialogContent,
  CountdownDialogStatus,
  CountdownDialogTitle,
} from '../src/countdown-dialog';
import { DatePicker } from '../src/date-picker';
import { DateRangePicker } from '../src/date-range-picker';
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from '../src/dialog';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../src/dropdown-menu';
import { EmptyState } from '../src/empty-state';
import { Field } from '../src/field';
import { FileDrop } from '../src/file-drop';
import { FilmMini } from '../src/film-mini';
import { FilmRuler } from '../src/film-ruler';
import { FilmStrip } from '../src/film-strip';
import { HoverCard, HoverCardContent, HoverCardTrigger } from '../src/hover-card';
import { IconButton } from '../src/icon-button';
import { Input, PasswordInput } from '../src/input';
import { Lightbox } from '../src/lightbox';
import { Link } from '../src/link';
import { LoadingOverlay } from '../src/loading-overlay';
import { Marquee } from '../src/marquee';
import { NumberInput } from '../src/number-input';
import { Pagination } from '../src/pagination';
import { Popover, PopoverContent, PopoverTrigger } from '../src/popover';
import { Progress } from '../src/progress';
import { Radio, RadioGroup } from '../src/radio-group';
import { Rating } from '../src/rating';
import { ScrollArea } from '../src/scroll-area';
import { Segmented } from '../src/segmented';
import { Select } from '../src/select';
import { Sheet, SheetContent, SheetTitle } from '../src/sheet';
import { Skeleton } from '../src/skeleton';
import { Slider } from '../src/slider';
import { Spinner } from '../src/spinner';
import { Stat, StatList } from '../src/stat';
import { Switch } from '../src/switch';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow, TableScroll } from '../src/table';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../src/tabs';
import { Textarea } from '../src/textarea';
import { ThemeProvider } from '../src/theme-provider';
import { Timeline, TimelineItem } from '../src/timeline';
import { ToastProvider } from '../src/toast';
import { Tooltip } from '../src/tooltip';
import { UploadItem } from '../src/upload-item';
import { VisuallyHidden } from '../src/visually-hidden';

const frames = [{ id: '030', code: '030', title: '創意大綱', caption: '輪到你', state: 'now' as const }];

/** One of each entry, layers open where they can be: for what every part promises wherever it runs. */
export const cases: Record<string, ReactNode> = {
  button: <Button>送出</Button>,
  'icon-button': <IconButton label="更多">⋯</IconButton>,
  avatar: <Avatar name="阿澄" />,
  field: (
    <Field label="名稱" hint="雙方都看得到">
      <Input />
    </Field>
  ),
  dialog: (
    <Dialog defaultOpen>
      <DialogTrigger>打開</DialogTrigger>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>標題</DialogTitle>
      </DialogContent>
    </Dialog>
  ),
  sheet: (
    <Sheet defaultOpen>
      <SheetContent aria-describedby={undefined}>
        <SheetTitle>留言板</SheetTitle>
      </SheetContent>
    </Sheet>
  ),
  'dropdown-menu': (
    <DropdownMenu>
      <DropdownMenuTrigger>更多</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>編輯</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  popover: (
    <Popover>
      <PopoverTrigger>篩選</PopoverTrigger>
      <PopoverContent label="篩選">內容</PopoverContent>
    </Popover>
  ),
  'hover-card': (
    <HoverCard defaultOpen>
      <HoverCardTrigger href="#creator">林阿澄</HoverCardTrigger>
      <HoverCardContent>美妝保養</HoverCardContent>
    </HoverCard>
  ),
  toast: <ToastProvider>頁面</ToastProvider>,
  'theme-provider': <ThemeProvider>頁面</ThemeProvider>,
  'back-to-top': <BackToTop />,
  'loading-overlay': <LoadingOverlay open />,
  marquee: (
    <Marquee label="合作品牌">
      <a href="#a">山眠</a>
    </Marquee>
  ),
  'file-drop': <FileDrop label="上傳圖片" accept={{ 'image/png': ['.png'] }} maxFiles={9} onFiles={() => {}} />,
  'upload-item': <UploadItem name="a.jpg" state="uploading" progress={56} onCancel={() => {}} />,
  carousel: (
    <Carousel label="他們怎麼說" perView={{ md: 2 }}>
      <p>甲</p>
      <p>乙</p>
      <p>丙</p>
    </Carousel>
  ),
  rating: <Rating aria-label="體驗" defaultValue={4} clearable />,
  lightbox: <Lightbox images={[]} index={0} onIndexChange={() => {}} open={false} onOpenChange={() => {}} />,
  'scroll-area': <ScrollArea label="版本">內容</ScrollArea>,
  card: (
    <Card tone="vendor">
      <CardTitle>
        <CardLink href="#there">夜間修護精華</CardLink>
      </CardTitle>
    </Card>
  ),
  stat: (
    <StatList>
      <Stat label="互動率" value="6.8%" />
      <Stat label="首週觀看" loading />
    </StatList>
  ),
  pagination: <Pagination page={2} pageCount={12} hrefFor={(page) => `?page=${page}`} />,
  'number-input': <NumberInput aria-label="預算" defaultValue={12000} />,
  table: (
    <TableScroll label="成效">
      <Table aria-label="成效">
        <TableHead sticky>
          <TableRow>
            <TableHeader sort="none" onSortChange={() => {}}>
              平台
            </TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell label="平台">YouTube</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </TableScroll>
  ),
  'countdown-dialog': (
    <CountdownDialog defaultOpen>
      <CountdownDialogContent aria-describedby={undefined}>
        <CountdownDialogClock />
        <CountdownDialogTitle>傳送通知？</CountdownDialogTitle>
        <CountdownDialogStatus />
      </CountdownDialogContent>
    </CountdownDialog>
  ),
  combobox: (
    <>
      <Combobox aria-label="類型" options={[{ value: 'a', label: '甲' }]} defaultValue="a" />
      <MultiCombobox aria-label="平台" options={[{ value: 'a', label: '甲' }]} defaultValue={['a']} />
    </>
  ),
  chart: (
    <>
      <LineChart
        title="觀看"
        categoryLabel="日期"
        categories={['12/16', '12/17']}
        series={[{ name: '觀看', values: [38_412, 31_200] }]}
      />
      <BarChart title="觀看" categoryLabel="日期" valueLabel="觀看" bars={[{ label: '12/16', value: 38_412 }]} />
      <SplitBar label="性別" parts={[{ label: '女性', value: 78 }]} />
    </>
  ),
  calendar: <Calendar aria-label="上線日" today="2026-11-24" defaultValue="2026-11-21" />,
  command: (
    <Command label="指令">
      <CommandInput placeholder="要做什麼？" />
      <CommandList label="指令">
        <CommandGroup heading="動作">
          <CommandItem>新增專案</CommandItem>
        </CommandGroup>
      </CommandList>
    </Command>
  ),
  'date-picker': <DatePicker aria-label="上線日" defaultValue="2026-11-21" />,
  'date-range-picker': <DateRangePicker aria-label="檔期" />,
  'alert-dialog': (
    <AlertDialog defaultOpen>
      <AlertDialogContent aria-describedby={undefined}>
        <AlertDialogTitle>離開？</AlertDialogTitle>
      </AlertDialogContent>
    </AlertDialog>
  ),
  'avatar-pair': <AvatarPair left={{ name: '山眠' }} right={{ name: '阿澄' }} to="right" label="等阿澄" />,
  badge: <Badge tone="success">已定案</Badge>,
  breadcrumb: <Breadcrumb label="路徑" items={[{ label: '專案管理', href: '#' }, { label: '大綱' }]} />,
  callout: <Callout title="注意">送出後不能再改</Callout>,
  checkbox: <Checkbox label="標為已處理" defaultChecked />,
  count: <Count value={120} label="120則未讀" />,
  'empty-state': <EmptyState title="還沒有留言" description="選一段文字就能留言" />,
  'film-mini': <FilmMini frames={frames} label="第1步" />,
  'film-ruler': (
    <FilmRuler
      label="播放位置"
      duration={90}
      at={30}
      onSeek={() => {}}
      pins={[{ id: 'a', at: 41, tone: 'vendor', number: 1, label: '00:41 許雅筑：瓶身轉正一點' }]}
    />
  ),
  'film-strip': <FilmStrip frames={frames} label="步驟" />,
  input: (
    <>
      <Input aria-label="名稱" clearable clearLabel="清除" defaultValue="夜間精華" />
      <PasswordInput aria-label="密碼" showLabel="顯示密碼" hideLabel="隱藏密碼" />
    </>
  ),
  link: <Link href="#flow">看合作流程</Link>,
  progress: <Progress label="上傳中" value={56} />,
  'radio-group': (
    <RadioGroup aria-label="你是" defaultValue="a">
      <Radio value="a" label="廠商" />
      <Radio value="b" label="創作者" />
    </RadioGroup>
  ),
  segmented: <Segmented aria-label="篩選" options={[{ value: 'a', label: '全部' }]} defaultValue="a" />,
  select: <Select aria-label="類型" name="kind" options={[{ value: 'a', label: '甲' }]} defaultValue="a" defaultOpen />,
  skeleton: <Skeleton />,
  slider: <Slider label="費用" defaultValue={[20, 60]} bars={[1, 4, 9, 3]} />,
  spinner: <Spinner />,
  switch: <Switch label="收到通知時播放音效" defaultChecked />,
  tabs: (
    <Tabs defaultValue="a">
      <TabsList aria-label="專案">
        <TabsTrigger value="a">進行中</TabsTrigger>
      </TabsList>
      <TabsContent value="a">七個專案</TabsContent>
    </Tabs>
  ),
  textarea: <Textarea aria-label="留言" defaultValue="不用刻意推銷" />,
  timeline: (
    <Timeline>
      <TimelineItem time="10:20">建立專案</TimelineItem>
    </Timeline>
  ),
  tooltip: (
    <Tooltip content="說明" defaultOpen>
      <button type="button">看</button>
    </Tooltip>
  ),
  'visually-hidden': <VisuallyHidden>未讀</VisuallyHidden>,
};
