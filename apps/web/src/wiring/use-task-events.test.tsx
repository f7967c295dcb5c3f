import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useLive } from '../stores/live';
import { refusal, stubServer } from '../testing/stub-server';
import { useTaskEvents } from './use-task-events';

test('reports the board of a comment, and on joining that any board may have changed', async () => {
  const heard = new Map<string, (payload: unknown) => void>();
  let join = () => {};
  const channel = {
    subscribed: (listener: () => void) => {
      join = listener;
      return channel;
    },
    listen: (event: string, listener: (payload: unknown) => void) => {
      heard.set(event, listener);
      return channel;
    },
  };
  const joined = vi.fn(() => channel);
  useLive.setState({ echo: { private: joined, leaveChannel: () => {} } as never });
  const onCommentsChanged = vi.fn();
  const { unmount } = await renderHook(() => useTaskEvents('t', { onCommentsChanged }));
  expect(joined).toHaveBeenCalledWith('task.t');
  join();
  expect(onCommentsChanged).toHaveBeenLastCalledWith(undefined);
  heard.get('.comments-changed')?.({ board: '030' });
  expect(onCommentsChanged).toHaveBeenLastCalledWith('030');
  heard.get('.step-changed')?.({});
  expect(onCommentsChanged).toHaveBeenCalledTimes(2);
  await unmount();
  useLive.setState({ echo: null });
});

const joinable = () => {
  let join = () => {};
  const channel = {
    subscribed: (listener: () => void) => {
      join = listener;
      return channel;
    },
    listen: () => channel,
  };
  useLive.setState({ echo: { private: () => channel, leaveChannel: () => {}, socketId: () => undefined } as never });
  return () => join();
};

test('joining reloads only if something has changed since the page first loaded', async () => {
  let changes = 7;
  let asked = 0;
  const restore = stubServer({
    'GET /api/tasks/t/changes': () => {
      asked += 1;
      return { changes };
    },
  });
  const join = joinable();
  const onCommentsChanged = vi.fn();
  const { rerender, unmount } = await renderHook(
    (seen?: number) => useTaskEvents('t', { changes: seen, onCommentsChanged }),
    { initialProps: undefined as number | undefined },
  );
  await rerender(7);
  join();
  await expect.poll(() => asked).toBe(1);
  changes = 8;
  // The sheet was reloaded since, the comments were not.
  await rerender(8);
  join();
  await expect.poll(() => onCommentsChanged.mock.calls.length).toBe(1);
  expect(asked).toBe(2);
  await unmount();
  useLive.setState({ echo: null });
  restore();
});

test('reloads if it cannot be determined whether anything has changed', async () => {
  const restore = stubServer({ 'GET /api/tasks/t/changes': () => refusal(500, '') });
  const join = joinable();
  const onCommentsChanged = vi.fn();
  const { unmount } = await renderHook(() => useTaskEvents('t', { changes: 7, onCommentsChanged }));
  join();
  await expect.poll(() => onCommentsChanged.mock.calls.length).toBe(1);
  await unmount();
  useLive.setState({ echo: null });
  restore();
});
