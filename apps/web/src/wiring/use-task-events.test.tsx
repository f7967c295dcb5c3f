import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useLive } from '../stores/live';
import { useTaskEvents } from './use-task-events';

test('says on which board somebody commented, and on joining that any may have changed', async () => {
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
