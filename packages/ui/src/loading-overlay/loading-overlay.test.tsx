import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render as mount } from 'vitest-browser-react';
import { render } from '../../test/render';
import { LoadingOverlay } from '.';

const page = (open: boolean, message?: string) => (
  <>
    <button type="button">送出</button>
    <LoadingOverlay open={open} message={message} />
  </>
);

test('R-sh-09 the default message asks not to close the window', async () => {
  const screen = await render(page(true));
  await expect.element(screen.getByRole('dialog', { name: '處理中，請勿關閉視窗', exact: true })).toBeVisible();
});

test('accepts another message', async () => {
  const screen = await render(page(true, '影片上傳中'));
  await expect.element(screen.getByRole('dialog', { name: '影片上傳中' })).toBeVisible();
});

test('neither Esc nor a press dismisses it', async () => {
  const screen = await render(page(true));
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.querySelector('[data-slot="loading-overlay-scrim"]')!, { position: { x: 8, y: 8 } });
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('restores the focus when it closes', async () => {
  const screen = await mount(page(false));
  screen.getByRole('button').element().focus();
  await screen.rerender(page(true));
  await expect.element(screen.getByRole('dialog')).toHaveFocus();
  await screen.rerender(page(false));
  await expect.element(screen.getByRole('button', { name: '送出' })).toHaveFocus();
});
