import { expect, test } from 'vitest';
import { type QueuedToast, toastQueue } from './toast-queue';

const toast = (id: string): QueuedToast => ({ id, title: id, open: true });

test('show appends, so that the oldest is seen first', () => {
  const queue = toastQueue(toastQueue([], { type: 'show', toast: toast('a') }), { type: 'show', toast: toast('b') });
  expect(queue.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('dismiss closes one and keeps it until it is removed', () => {
  const closed = toastQueue([toast('a'), toast('b')], { type: 'dismiss', id: 'a' });
  expect(closed.map(({ open }) => open)).toEqual([false, true]);
  expect(toastQueue(closed, { type: 'remove', id: 'a' }).map(({ id }) => id)).toEqual(['b']);
});

test('dismissing what is gone changes nothing', () => {
  expect(toastQueue([toast('a')], { type: 'dismiss', id: 'x' })).toEqual([toast('a')]);
});
