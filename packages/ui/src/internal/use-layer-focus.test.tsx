import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { AlertDialog, AlertDialogContent, AlertDialogTitle } from '../alert-dialog';
import { CountdownDialog, CountdownDialogContent, CountdownDialogTitle } from '../countdown-dialog';
import { Dialog, DialogContent, DialogTitle } from '../dialog';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../dropdown-menu';
import { Popover, PopoverAnchor, PopoverContent, PopoverTrigger } from '../popover';
import { Sheet, SheetContent, SheetTitle } from '../sheet';

const field = <input aria-label="名稱" />;

const layers: Record<string, ReactNode> = {
  Dialog: (
    <Dialog defaultOpen>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>重新命名</DialogTitle>
        {field}
      </DialogContent>
    </Dialog>
  ),
  AlertDialog: (
    <AlertDialog defaultOpen>
      <AlertDialogContent aria-describedby={undefined}>
        <AlertDialogTitle>打上名稱才能刪除</AlertDialogTitle>
        {field}
      </AlertDialogContent>
    </AlertDialog>
  ),
  CountdownDialog: (
    <CountdownDialog defaultOpen>
      <CountdownDialogContent aria-describedby={undefined}>
        <CountdownDialogTitle>傳送通知？</CountdownDialogTitle>
        {field}
      </CountdownDialogContent>
    </CountdownDialog>
  ),
  Sheet: (
    <Sheet defaultOpen>
      <SheetContent aria-describedby={undefined}>
        <SheetTitle>留言板</SheetTitle>
        {field}
      </SheetContent>
    </Sheet>
  ),
  Popover: (
    <Popover defaultOpen>
      <PopoverAnchor />
      <PopoverContent label="篩選">{field}</PopoverContent>
    </Popover>
  ),
};

const escapes = {
  'while composing': { isComposing: true },
  'after compositionend, as Safari orders them': { keyCode: 229 },
};

test.each(Object.entries(layers))(
  'Esc that throws away a composition leaves the %s open; the next one closes it',
  async (_name, ui) => {
    const screen = await render(ui);
    const input = screen.getByRole('textbox', { name: '名稱' });
    await input.click();
    for (const init of Object.values(escapes)) {
      const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init });
      input.element().dispatchEvent(event);
      await new Promise(requestAnimationFrame);
      expect(input.element().closest('[role$="dialog"]')).toHaveAttribute('data-state', 'open');
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(input).not.toBeInTheDocument();
  },
);

test.each(Object.entries(layers))('Tab and Shift Tab stay inside the %s', async (_name, ui) => {
  const screen = await render(
    <>
      <button type="button">頁面</button>
      {ui}
    </>,
  );
  const input = screen.getByRole('textbox', { name: '名稱' });
  await expect.element(input).toBeVisible();
  const layer = input.element().closest('[role$="dialog"]');
  for (const keys of [
    '{Tab}',
    '{Tab}',
    '{Tab}',
    '{Shift>}{Tab}{/Shift}',
    '{Shift>}{Tab}{/Shift}',
    '{Shift>}{Tab}{/Shift}',
  ]) {
    await userEvent.keyboard(keys);
    expect(layer?.contains(document.activeElement)).toBe(true);
  }
});

const withTrigger = (
  <Popover>
    <PopoverTrigger>打開</PopoverTrigger>
    <PopoverContent label="篩選">{field}</PopoverContent>
  </Popover>
);
const withMenu = (
  <DropdownMenu>
    <DropdownMenuTrigger>打開</DropdownMenuTrigger>
    <DropdownMenuContent>
      <DropdownMenuItem>編輯</DropdownMenuItem>
    </DropdownMenuContent>
  </DropdownMenu>
);
const opener = <button type="button">打開</button>;

test.each(Object.entries({ ...layers, Popover: withTrigger, DropdownMenu: withMenu }))(
  'the focus that moved while the %s faded out stays where it is',
  async (name, ui) => {
    const hasTrigger = name === 'Popover' || name === 'DropdownMenu';
    const page = (layer: ReactNode) => (
      <>
        <style>{'[data-state="closed"] { animation-duration: 60s !important; }'}</style>
        <button type="button">頁面</button>
        {hasTrigger ? null : opener}
        {layer}
      </>
    );
    const screen = await render(page(hasTrigger ? ui : null));
    const elsewhere = screen.getByRole('button', { name: '頁面' }).element() as HTMLElement;
    await screen.getByRole('button', { name: '打開' }).click();
    if (!hasTrigger) await screen.rerender(page(ui));
    const layer = () => document.querySelector('[role$="dialog"], [role="menu"]');
    await expect.poll(() => layer()?.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => layer()?.getAttribute('data-state')).toBe('closed');
    elsewhere.focus();
    for (const animation of document.getAnimations()) animation.finish();
    await expect.poll(layer).toBeNull();
    // Radix restores the focus in a task after the layer is gone.
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(elsewhere);
  },
);
