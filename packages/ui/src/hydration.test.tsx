import { type ReactNode, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { expect, onTestFinished, test } from 'vitest';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from './accordion';
import { Avatar } from './avatar';
import { BackToTop } from './back-to-top';
import { Banner } from './banner';
import { Button } from './button';
import { Card, CardLink, CardTitle } from './card';
import { Carousel } from './carousel';
import { BarChart, LineChart, SplitBar } from './chart';
import { Combobox, MultiCombobox } from './combobox';
import { ContextMenu, ContextMenuContent, ContextMenuItem, ContextMenuTrigger } from './context-menu';
import {
  CountdownDialog,
  CountdownDialogClock,
  CountdownDialogContent,
  CountdownDialogStatus,
  CountdownDialogTitle,
} from './countdown-dialog';
import { DatePicker } from './date-picker';
import { DateRangePicker } from './date-range-picker';
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from './dialog';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from './dropdown-menu';
import { Field } from './field';
import { FileDrop } from './file-drop';
import { IconButton } from './icon-button';
import { ImageGrid } from './image-grid';
import { Input } from './input';
import { Lightbox } from './lightbox';
import { LoadingOverlay } from './loading-overlay';
import { Marquee } from './marquee';
import { NumberInput } from './number-input';
import { Pagination } from './pagination';
import { Popover, PopoverContent, PopoverTrigger } from './popover';
import { Rating } from './rating';
import { ScrollArea } from './scroll-area';
import { Sheet, SheetContent, SheetTitle } from './sheet';
import { Stat, StatList } from './stat';
import { Steps } from './steps';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow, TableScroll } from './table';
import { ThemeProvider } from './theme-provider';
import { ToastProvider } from './toast';
import { UploadItem } from './upload-item';

const cases: Record<string, ReactNode> = {
  Button: <Button>送出</Button>,
  IconButton: <IconButton label="更多">⋯</IconButton>,
  Avatar: <Avatar name="阿澄" />,
  Field: (
    <Field label="名稱" hint="雙方都看得到">
      <Input />
    </Field>
  ),
  'Dialog, open from the start': (
    <Dialog defaultOpen>
      <DialogTrigger>打開</DialogTrigger>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>標題</DialogTitle>
      </DialogContent>
    </Dialog>
  ),
  'Sheet, open from the start': (
    <Sheet defaultOpen>
      <SheetContent aria-describedby={undefined}>
        <SheetTitle>留言板</SheetTitle>
      </SheetContent>
    </Sheet>
  ),
  DropdownMenu: (
    <DropdownMenu>
      <DropdownMenuTrigger>更多</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>編輯</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  Popover: (
    <Popover>
      <PopoverTrigger>篩選</PopoverTrigger>
      <PopoverContent label="篩選">內容</PopoverContent>
    </Popover>
  ),
  ToastProvider: <ToastProvider>頁面</ToastProvider>,
  ThemeProvider: <ThemeProvider>頁面</ThemeProvider>,
  BackToTop: <BackToTop />,
  LoadingOverlay: <LoadingOverlay open />,
  Marquee: (
    <Marquee label="合作品牌">
      <a href="#a">山眠</a>
    </Marquee>
  ),
  FileDrop: <FileDrop label="上傳圖片" accept={{ 'image/png': ['.png'] }} maxFiles={9} onFiles={() => {}} />,
  UploadItem: <UploadItem name="a.jpg" state="uploading" progress={56} onCancel={() => {}} />,
  Carousel: (
    <Carousel label="他們怎麼說" perView={{ md: 2 }}>
      <p>甲</p>
      <p>乙</p>
      <p>丙</p>
    </Carousel>
  ),
  ImageGrid: (
    <ImageGrid label="產品圖片" images={[{ src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', alt: '瓶身' }]} />
  ),
  Rating: <Rating aria-label="體驗" defaultValue={4} clearable />,
  Lightbox: <Lightbox images={[]} index={0} onIndexChange={() => {}} open={false} onOpenChange={() => {}} />,
  Accordion: (
    <Accordion type="single" defaultValue="a">
      <AccordionItem value="a">
        <AccordionTrigger>費用</AccordionTrigger>
        <AccordionContent>依預算</AccordionContent>
      </AccordionItem>
    </Accordion>
  ),
  ContextMenu: (
    <ContextMenu>
      <ContextMenuTrigger>留言</ContextMenuTrigger>
      <ContextMenuContent>
        <ContextMenuItem>複製</ContextMenuItem>
      </ContextMenuContent>
    </ContextMenu>
  ),
  ScrollArea: <ScrollArea label="版本">內容</ScrollArea>,
  Card: (
    <Card tone="vendor">
      <CardTitle>
        <CardLink href="#there">夜間修護精華</CardLink>
      </CardTitle>
    </Card>
  ),
  Stat: (
    <StatList>
      <Stat label="互動率" value="6.8%" />
      <Stat label="首週觀看" loading />
    </StatList>
  ),
  Banner: (
    <Banner label="公告" tone="warning" onDismiss={() => {}}>
      週六維護系統
    </Banner>
  ),
  Pagination: <Pagination page={2} pageCount={12} hrefFor={(page) => `?page=${page}`} />,
  NumberInput: <NumberInput aria-label="預算" defaultValue={12000} />,
  Steps: <Steps label="註冊步驟" steps={[{ id: 'a', title: '帳號' }]} current="a" />,
  Table: (
    <TableScroll label="成效">
      <Table>
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
  'CountdownDialog, open from the start': (
    <CountdownDialog defaultOpen>
      <CountdownDialogContent aria-describedby={undefined}>
        <CountdownDialogClock />
        <CountdownDialogTitle>傳送通知？</CountdownDialogTitle>
        <CountdownDialogStatus />
      </CountdownDialogContent>
    </CountdownDialog>
  ),
  Combobox: <Combobox aria-label="類型" options={[{ value: 'a', label: '甲' }]} defaultValue="a" />,
  MultiCombobox: <MultiCombobox aria-label="類型" options={[{ value: 'a', label: '甲' }]} defaultValue={['a']} />,
  Charts: (
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
  DatePicker: <DatePicker aria-label="上線日" defaultValue="2026-11-21" />,
  DateRangePicker: <DateRangePicker aria-label="檔期" />,
};

test.each(Object.entries(cases))('%s rendered on the server is taken over without a warning', async (_name, ui) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<StrictMode>{ui}</StrictMode>);
  const mismatches: unknown[] = [];
  const root = hydrateRoot(container, <StrictMode>{ui}</StrictMode>, {
    onRecoverableError: (error) => mismatches.push(error),
  });
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(mismatches).toEqual([]);
});
