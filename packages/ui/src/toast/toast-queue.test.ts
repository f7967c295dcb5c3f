import { expect, test } from 'vitest';
import { type QueuedToast, toastQueue } from './toast-queue';

const toast = (id: string): QueuedToast => ({ id, title: id, open: true });

test('show appends, so that the oldest is displayed first', () => {
  const queue = toastQueue(toastQueue([], { type: 'show', toast: toast('a') }), { type: 'show', toast: toast('b') });
  expect(queue.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('a repeated failure replaces the first', () => {
  const failed = (id: string, more: Partial<QueuedToast> = {}): QueuedToast => ({
    ...toast(id),
    title: '網路連線異常',
    tone: 'danger',
    ...more,
  });
  const after = (...toasts: QueuedToast[]) =>
    toasts.reduce<readonly QueuedToast[]>((queue, one) => toastQueue(queue, { type: 'show', toast: one }), []);
  const ids = (queue: readonly QueuedToast[]) => queue.map(({ id }) => id);
  expect(ids(after(failed('a'), toast('b'), failed('c')))).toEqual(['b', 'c']);
  expect(ids(after(failed('a'), failed('b', { title: '儲存失敗' })))).toEqual(['a', 'b']);
  const action = { label: '再試一次', onSelect: () => {} };
  expect(ids(after(failed('a', { action }), failed('b', { action })))).toEqual(['a', 'b']);
});

test('dismiss closes one and keeps it until it is removed', () => {
  const closed = toastQueue([toast('a'), toast('b')], { type: 'dismiss', id: 'a' });
  expect(closed.map(({ open }) => open)).toEqual([false, true]);
  expect(toastQueue(closed, { type: 'remove', id: 'a' }).map(({ id }) => id)).toEqual(['b']);
});

test('dismissing a toast that is gone changes nothing', () => {
  expect(toastQueue([toast('a')], { type: 'dismiss', id: 'x' })).toEqual([toast('a')]);
});
