import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, renderInShadow } from '../../test/render';
import { Button } from '../button';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '.';

async function setup() {
  const onLeave = vi.fn();
  const screen = await render(
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button>離開</Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogTitle>離開會中斷上傳</AlertDialogTitle>
        <AlertDialogDescription>之後要從頭再傳一次。</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>留在這頁</AlertDialogCancel>
          <AlertDialogAction variant="danger" onClick={onLeave}>
            確定離開
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>,
  );
  await screen.getByRole('button', { name: '離開' }).click();
  return { screen, onLeave, dialog: screen.getByRole('alertdialog', { name: '離開會中斷上傳' }) };
}

test('focuses the safe answer', async () => {
  const { screen, dialog } = await setup();
  await expect.element(dialog).toHaveAccessibleDescription('之後要從頭再傳一次。');
  await expect.element(screen.getByRole('button', { name: '留在這頁' })).toHaveFocus();
});

test('a press outside does not answer', async () => {
  const { dialog } = await setup();
  await expect.element(dialog).toBeVisible();
  await userEvent.click(document.querySelector('[data-slot="alert-dialog-overlay"]')!, { position: { x: 8, y: 8 } });
  await expect.element(dialog).toBeVisible();
});

test('Esc gives the safe answer and restores the focus', async () => {
  const { screen, onLeave, dialog } = await setup();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onLeave).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('button', { name: '離開' })).toHaveFocus();
});

test('the action performs its handler and closes', async () => {
  const { screen, onLeave, dialog } = await setup();
  await screen.getByRole('button', { name: '確定離開' }).click();
  expect(onLeave).toHaveBeenCalledOnce();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('in a shadow root the safe answer is focused, even if it comes second', async () => {
  const shadow = renderInShadow(
    <AlertDialog defaultOpen>
      <AlertDialogContent aria-describedby={undefined}>
        <AlertDialogTitle>離開會中斷上傳</AlertDialogTitle>
        <AlertDialogAction variant="ghost">離開</AlertDialogAction>
        <AlertDialogCancel variant="ink">留在這頁</AlertDialogCancel>
      </AlertDialogContent>
    </AlertDialog>,
  );
  await expect.poll(() => shadow.activeElement?.textContent).toBe('留在這頁');
});
