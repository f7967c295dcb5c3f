import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render as mount } from 'vitest-browser-react';
import { useStillClock } from '../../../../tooling/still-clock';
import { render } from '../../test/render';
import { type ToastApi, type ToastOptions, ToastProvider, useToast } from '.';

let api: ToastApi;

function Grab() {
  api = useToast();
  return <p>頁面</p>;
}

beforeEach(() => useStillClock('Date'));

async function setup(...toasts: ToastOptions[]) {
  const view = (
    <ToastProvider>
      <Grab />
    </ToastProvider>
  );
  const screen = await render(view);
  for (const toast of toasts) flushSync(() => api.show(toast));
  // Runs all effects: Radix listens for focus and pointer from one that follows a second rendering.
  await screen.rerender(view);
  return screen;
}

const visible = () =>
  [...document.querySelectorAll('[data-slot="toast"][data-state="open"]')].map((el) => el.textContent);
const shown = (title: string) => document.querySelector(`[data-slot="toast"]`)?.textContent?.includes(title) ?? false;

test('R-sh-18 a toast stays 1500 ms', async () => {
  await setup({ title: '儲存留言成功' });
  await vi.advanceTimersByTimeAsync(1499);
  expect(visible()).toEqual(['儲存留言成功']);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(visible).toEqual([]);
});

test('a failure stays 6 s, can be closed, and waits while focused', async () => {
  const screen = await setup({ title: '網路連線異常', tone: 'danger' });
  await vi.advanceTimersByTimeAsync(5999);
  expect(visible()).toEqual(['網路連線異常']);
  await userEvent.keyboard('{F8}');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(visible()).toEqual(['網路連線異常']);
  await screen.getByRole('button', { name: '關閉' }).click();
  await expect.poll(visible).toEqual([]);
});

test('is announced politely', async () => {
  await setup({ title: '儲存留言成功' });
  await vi.advanceTimersByTimeAsync(50);
  const regions = [...document.querySelectorAll('[role="status"][aria-live="polite"]')];
  await expect.poll(() => regions.map((region) => region.textContent).join()).toContain('儲存留言成功');
});

test('waits while hovered', async () => {
  const screen = await setup({ title: '網路連線異常' });
  await userEvent.hover(screen.getByText('網路連線異常', { exact: true }).first());
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown('網路連線異常')).toBe(true);
  await userEvent.unhover(screen.getByText('網路連線異常', { exact: true }).first());
  await userEvent.hover(screen.getByText('頁面'));
  await vi.advanceTimersByTimeAsync(1500);
  await expect.poll(visible).toEqual([]);
});

test('F8 moves the focus to it, and it waits while it contains the focus', async () => {
  const screen = await setup({ title: '已刪除留言', action: { label: '復原', onSelect: () => {} } });
  await userEvent.keyboard('{F8}');
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '復原' })).toHaveFocus();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(visible()).toEqual(['已刪除留言復原']);
});

test('Esc closes the focused toast without running its action', async () => {
  const onSelect = vi.fn();
  await setup({ title: '已刪除留言', action: { label: '復原', onSelect } });
  await userEvent.keyboard('{F8}');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await expect.poll(visible).toEqual([]);
  expect(onSelect).not.toHaveBeenCalled();
});

test('undo runs once and closes; a toast with an action stays longer', async () => {
  const onSelect = vi.fn();
  const screen = await setup({ title: '已刪除留言', action: { label: '復原', onSelect } });
  await vi.advanceTimersByTimeAsync(5999);
  expect(visible()).toEqual(['已刪除留言復原']);
  await screen.getByRole('button', { name: '復原' }).click();
  expect(onSelect).toHaveBeenCalledOnce();
  await expect.poll(visible).toEqual([]);
});

test('a fourth toast waits until one is gone', async () => {
  await setup({ title: '一' }, { title: '二' }, { title: '三', duration: Number.POSITIVE_INFINITY }, { title: '四' });
  expect(visible()).toEqual(['一', '二', '三']);
  await vi.advanceTimersByTimeAsync(1500);
  await expect.poll(visible).toEqual(['三', '四']);
});

test('dismiss removes a toast by its id', async () => {
  await setup({ title: '上傳中', duration: Number.POSITIVE_INFINITY });
  const id = api.show({ title: '完成', duration: Number.POSITIVE_INFINITY });
  await expect.poll(visible).toEqual(['上傳中', '完成']);
  api.dismiss(id);
  await expect.poll(visible).toEqual(['上傳中']);
});

test('useToast outside a provider explains what to do', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(mount(<Grab />)).rejects.toThrow('Wrap the app in <ToastProvider>');
  errors.mockReset();
});

test('a toast stays under StrictMode, which mounts everything twice', async () => {
  await mount(
    <StrictMode>
      <ToastProvider>
        <Grab />
      </ToastProvider>
    </StrictMode>,
  );
  flushSync(() => api.show({ title: '儲存留言成功' }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(visible()).toEqual(['儲存留言成功']);
});
