import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@paidang/ui/alert-dialog';
import { Button } from '@paidang/ui/button';
import {
  CountdownDialog,
  CountdownDialogCancel,
  CountdownDialogClock,
  CountdownDialogContent,
  CountdownDialogFooter,
  CountdownDialogTitle,
} from '@paidang/ui/countdown-dialog';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@paidang/ui/dialog';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@paidang/ui/dropdown-menu';
import { Lightbox } from '@paidang/ui/lightbox';
import { LoadingOverlay } from '@paidang/ui/loading-overlay';
import { Popover, PopoverContent, PopoverTrigger } from '@paidang/ui/popover';
import { Sheet, SheetContent, SheetDescription, SheetTitle } from '@paidang/ui/sheet';
import { useToast } from '@paidang/ui/toast';
import { Tooltip } from '@paidang/ui/tooltip';
import { useState } from 'react';

const picture = { src: '/favicon.ico', alt: '產品' };

/** Every layer of the design system, each with a button of the same name. */
export function Layers() {
  const [shown, setShown] = useState<string | null>(null);
  const toast = useToast();
  const state = (name: string) => ({ open: shown === name, onOpenChange: () => setShown(null) });
  const block = () => {
    setShown('LoadingOverlay');
    setTimeout(() => setShown(null), 300);
  };
  return (
    <section aria-label="layers">
      {['Dialog', 'Sheet', 'AlertDialog', 'CountdownDialog', 'Lightbox'].map((name) => (
        <Button key={name} onClick={() => setShown(name)}>
          {name}
        </Button>
      ))}
      <Button onClick={block}>LoadingOverlay</Button>
      <Button onClick={() => toast.show({ title: '已送出提案', tone: 'success' })}>Toast</Button>
      <Popover>
        <PopoverTrigger asChild>
          <Button>Popover</Button>
        </PopoverTrigger>
        <PopoverContent label="時程">共三次修改</PopoverContent>
      </Popover>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button>DropdownMenu</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>複製連結</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Tooltip content="看合作流程">
        <Button>Tooltip</Button>
      </Tooltip>
      <Dialog {...state('Dialog')}>
        <DialogContent>
          <DialogTitle>會員登入</DialogTitle>
          <DialogDescription>請輸入電子郵件</DialogDescription>
        </DialogContent>
      </Dialog>
      <Sheet {...state('Sheet')}>
        <SheetContent>
          <SheetTitle>留言</SheetTitle>
          <SheetDescription>兩則</SheetDescription>
        </SheetContent>
      </Sheet>
      <AlertDialog {...state('AlertDialog')}>
        <AlertDialogContent>
          <AlertDialogTitle>離開會中斷上傳</AlertDialogTitle>
          <AlertDialogDescription>之後要從頭再傳一次。</AlertDialogDescription>
          <AlertDialogFooter>
            <AlertDialogCancel>留下</AlertDialogCancel>
            <AlertDialogAction>離開</AlertDialogAction>
          </AlertDialogFooter>
        </AlertDialogContent>
      </AlertDialog>
      <CountdownDialog {...state('CountdownDialog')} onTimeout={() => setShown(null)}>
        <CountdownDialogContent>
          <CountdownDialogClock />
          <CountdownDialogTitle>是否傳送通知？</CountdownDialogTitle>
          <CountdownDialogFooter>
            <CountdownDialogCancel>不用</CountdownDialogCancel>
          </CountdownDialogFooter>
        </CountdownDialogContent>
      </CountdownDialog>
      <Lightbox {...state('Lightbox')} images={[picture]} index={0} onIndexChange={() => {}} />
      <LoadingOverlay open={shown === 'LoadingOverlay'} />
    </section>
  );
}
