import { Button } from '@paidang/ui/button';
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from '@paidang/ui/dialog';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@paidang/ui/dropdown-menu';
import { Field } from '@paidang/ui/field';
import { IconButton } from '@paidang/ui/icon-button';
import { Input } from '@paidang/ui/input';
import { Popover, PopoverContent, PopoverTrigger } from '@paidang/ui/popover';
import { Select } from '@paidang/ui/select';
import { Tooltip } from '@paidang/ui/tooltip';
import { useEffect, useRef } from 'react';

const kinds = [
  { value: 'outline', label: '大綱' },
  { value: 'video', label: '影片' },
] as const;

/** Every layer is opened by an own button through `asChild`: without forwarded refs it would open in a corner. */
export function Controls() {
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const held = [button.current?.tagName, field.current?.tagName].join();
    document.documentElement.dataset.refs = held;
  }, []);
  return (
    <section style={{ padding: '160px 0 0 240px', display: 'flex', gap: 12, flexWrap: 'wrap' }}>
      <Dialog>
        <DialogTrigger asChild>
          <Button ref={button}>登入</Button>
        </DialogTrigger>
        <DialogContent>
          <DialogTitle>會員登入</DialogTitle>
          <Field label="電子郵件">
            <Input type="email" />
          </Field>
        </DialogContent>
      </Dialog>
      <Popover>
        <PopoverTrigger asChild>
          <Button>時程</Button>
        </PopoverTrigger>
        <PopoverContent label="時程">共三次修改</PopoverContent>
      </Popover>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label="更多">…</IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>複製連結</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Tooltip content="看合作流程">
        <Button asChild>
          <a href="#flow">流程</a>
        </Button>
      </Tooltip>
      <Field label="類型">
        <Select options={kinds} defaultValue="outline" />
      </Field>
      <Input ref={field} aria-label="搜尋" />
    </section>
  );
}
