import { StrictMode, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, renderInShadow } from '../../test/render';
import { Button } from '../button';
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle, DialogTrigger } from '.';

function Example() {
  return (
    <StrictMode>
      <Dialog>
        <DialogTrigger asChild>
          <Button>登入</Button>
        </DialogTrigger>
        <DialogContent>
          <DialogTitle>會員登入</DialogTitle>
          <DialogDescription>請輸入電子郵件</DialogDescription>
          <input aria-label="電子郵件" />
          <DialogFooter>
            <DialogClose asChild>
              <Button>取消</Button>
            </DialogClose>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </StrictMode>
  );
}

function Controlled() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打開
      </button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent>
          <DialogTitle>標題</DialogTitle>
          <input aria-label="名稱" autoFocus />
        </DialogContent>
      </Dialog>
    </>
  );
}

test('is named and described by its title and description', async () => {
  const screen = await render(<Example />);
  await screen.getByRole('button', { name: '登入' }).click();
  const dialog = screen.getByRole('dialog', { name: '會員登入' });
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog).toHaveAccessibleDescription('請輸入電子郵件');
});

test('Tab and Shift Tab stay inside', async () => {
  const screen = await render(<Example />);
  await screen.getByRole('button', { name: '登入' }).click();
  const field = screen.getByLabelText('電子郵件');
  await expect.element(field).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '取消' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '關閉' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(screen.getByRole('button', { name: '關閉' })).toHaveFocus();
});

test('Esc closes it and restores the focus', async () => {
  const screen = await render(<Example />);
  const opener = screen.getByRole('button', { name: '登入' });
  await opener.click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a press outside closes it', async () => {
  const screen = await render(<Example />);
  await screen.getByRole('button', { name: '登入' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.click(document.querySelector('[data-slot="dialog-overlay"]')!, { position: { x: 8, y: 8 } });
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('the focus returns to the opener, even without a trigger and with an autofocused field', async () => {
  const screen = await render(<Controlled />);
  const opener = screen.getByRole('button', { name: '打開' });
  await opener.click();
  await expect.element(screen.getByLabelText('名稱')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
});

test('closeLabel null omits the close button', async () => {
  const screen = await render(
    <Dialog defaultOpen>
      <DialogContent closeLabel={null}>
        <DialogTitle>標題</DialogTitle>
      </DialogContent>
    </Dialog>,
  );
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '關閉' })).not.toBeInTheDocument();
});

test('in a shadow root it opens inside, traps Tab and restores the focus', async () => {
  const shadow = renderInShadow(<Example />);
  const focused = () => shadow.activeElement?.getAttribute('aria-label') ?? shadow.activeElement?.textContent;
  await expect.poll(() => shadow.querySelector('button')).not.toBeNull();
  shadow.querySelector('button')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('電子郵件');
  expect(document.querySelector('body > [role="dialog"]')).toBeNull();
  await userEvent.tab();
  expect(focused()).toBe('取消');
  await userEvent.tab();
  expect(focused()).toBe('關閉');
  await userEvent.tab();
  expect(focused()).toBe('電子郵件');
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('關閉');
  await userEvent.tab();
  expect(focused()).toBe('電子郵件');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => shadow.querySelector('[role="dialog"]')).toBeNull();
  await expect.poll(focused).toBe('登入');
});
