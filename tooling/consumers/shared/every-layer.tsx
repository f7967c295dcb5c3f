'use client';

import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '@paidang/ui/alert-dialog';
import { Button } from '@paidang/ui/button';
import { Combobox, MultiCombobox } from '@paidang/ui/combobox';
import {
  CountdownDialog,
  CountdownDialogAction,
  CountdownDialogClock,
  CountdownDialogContent,
  CountdownDialogStatus,
  CountdownDialogTitle,
} from '@paidang/ui/countdown-dialog';
import { DatePicker } from '@paidang/ui/date-picker';
import { DateRangePicker } from '@paidang/ui/date-range-picker';
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from '@paidang/ui/dialog';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@paidang/ui/dropdown-menu';
import { Field } from '@paidang/ui/field';
import { IconButton } from '@paidang/ui/icon-button';
import { Input } from '@paidang/ui/input';
import { Lightbox } from '@paidang/ui/lightbox';
import { LoadingOverlay } from '@paidang/ui/loading-overlay';
import { Popover, PopoverContent, PopoverTrigger } from '@paidang/ui/popover';
import { Select } from '@paidang/ui/select';
import { Sheet, SheetContent, SheetTitle, SheetTrigger } from '@paidang/ui/sheet';
import { ToastProvider, useToast } from '@paidang/ui/toast';
import { Tooltip } from '@paidang/ui/tooltip';
import { useRef, useState } from 'react';

const kinds = [
  { value: 'outline', label: 'Outline' },
  { value: 'video', label: 'Video' },
] as const;

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

/** Every layer of `@paidang/ui` next to its opener, a custom button with `asChild` where supported. */
export function EveryLayer() {
  return (
    <ToastProvider>
      <section aria-label="Layers" style={{ padding: '200px 0 0 240px', display: 'flex', gap: 12, flexWrap: 'wrap' }}>
        <Windows />
        <Menus />
        <Fields />
        <Others />
      </section>
    </ToastProvider>
  );
}

function Windows() {
  return (
    <>
      <Dialog>
        <DialogTrigger asChild>
          <Button>Dialog</Button>
        </DialogTrigger>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>Sign in</DialogTitle>
          <Field label="E-mail">
            <Input type="email" />
          </Field>
        </DialogContent>
      </Dialog>
      <AlertDialog>
        <AlertDialogTrigger asChild>
          <Button>Alert</Button>
        </AlertDialogTrigger>
        <AlertDialogContent aria-describedby={undefined}>
          <AlertDialogTitle>Leave?</AlertDialogTitle>
          <AlertDialogFooter>
            <AlertDialogCancel>Stay</AlertDialogCancel>
            <AlertDialogAction>Leave</AlertDialogAction>
          </AlertDialogFooter>
        </AlertDialogContent>
      </AlertDialog>
      <Sheet>
        <SheetTrigger asChild>
          <Button>Sheet</Button>
        </SheetTrigger>
        <SheetContent aria-describedby={undefined}>
          <SheetTitle>Comments</SheetTitle>
          <Button>Inside</Button>
        </SheetContent>
      </Sheet>
      <Countdown />
    </>
  );
}

function Countdown() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Countdown</Button>
      <CountdownDialog open={open} onOpenChange={setOpen} seconds={600}>
        <CountdownDialogContent aria-describedby={undefined}>
          <CountdownDialogClock />
          <CountdownDialogTitle>Tell them?</CountdownDialogTitle>
          <CountdownDialogStatus />
          <CountdownDialogAction>Tell</CountdownDialogAction>
        </CountdownDialogContent>
      </CountdownDialog>
    </>
  );
}

function Menus() {
  return (
    <>
      <Popover>
        <PopoverTrigger asChild>
          <Button>Popover</Button>
        </PopoverTrigger>
        <PopoverContent label="Schedule">
          <Button>Three changes</Button>
        </PopoverContent>
      </Popover>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label="Menu">…</IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>Copy</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Tooltip content="How it goes">
        <Button asChild>
          <a href="#flow">Tooltip</a>
        </Button>
      </Tooltip>
    </>
  );
}

function Fields() {
  return (
    <>
      <Field label="Select">
        <Select options={kinds} defaultValue="outline" />
      </Field>
      <Field label="Combobox">
        <Combobox options={kinds} defaultValue="outline" />
      </Field>
      <Field label="Multi">
        <MultiCombobox options={kinds} />
      </Field>
      <Field label="Date">
        <DatePicker defaultValue="2026-11-21" />
      </Field>
      <Field label="Range">
        <DateRangePicker />
      </Field>
    </>
  );
}

function Others() {
  const toast = useToast();
  const [pictures, setPictures] = useState(false);
  const [loading, setLoading] = useState(false);
  const over = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const load = () => {
    clearTimeout(over.current);
    setLoading(true);
    over.current = setTimeout(() => setLoading(false), 1500);
  };
  return (
    <>
      <Button onClick={() => toast.show({ title: 'Sent', duration: 1500 })}>Toast</Button>
      <Button onClick={() => setPictures(true)}>Lightbox</Button>
      <Lightbox
        images={[{ src: pixel, alt: 'Bottle' }]}
        index={0}
        onIndexChange={() => {}}
        open={pictures}
        onOpenChange={setPictures}
      />
      <Button onClick={load}>Overlay</Button>
      <LoadingOverlay open={loading} />
    </>
  );
}
