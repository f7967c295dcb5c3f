import { limits } from '@paidang/contract/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { ApiError, NetworkError } from '../../data/errors';
import type { LocalDraft } from '../../shared/local-draft';
import { useUnsaved } from '../../stores/unsaved';
import { useDraft } from './use-draft';

const base = { content: '<p>一</p>', revision: 3, updatedAt: null };
const save = vi.fn(async ({ revision }: LocalDraft<string>) => revision + 1);
const theirs = vi.fn(async () => ({ content: '<p>別處</p>', revision: 9, updatedAt: new Date() }));

const open = async () => {
  const { result, unmount } = await renderHook(() =>
    useDraft<string>({ path: ['outline', 'task'], user: 'creator', isWriting: true, base, save, theirs }),
  );
  const draft = result.current;
  if (!draft) throw new Error('there is no draft');
  return { draft, unmount };
};

beforeEach(() => {
  vi.useFakeTimers();
  save.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('typing for 20 seconds without a pause saves once, at 15 seconds', async () => {
  const { draft } = await open();
  for (let second = 0; second < 20; second += 1) {
    draft.change(`<p>${second}</p>`);
    await vi.advanceTimersByTimeAsync(1000);
    expect(save).toHaveBeenCalledTimes(second < 14 ? 0 : 1);
  }
  expect(save).toHaveBeenCalledWith({ content: '<p>14</p>', revision: 3 });
});

test('saves on reconnecting and on leaving the page, and marks unsaved work', async () => {
  const { draft, unmount } = await open();
  draft.change('<p>二</p>');
  await vi.advanceTimersByTimeAsync(0);
  expect(useUnsaved.getState().names).toContain('outline/task');
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(save).toHaveBeenLastCalledWith({ content: '<p>二</p>', revision: 3 });
  expect(useUnsaved.getState().names).not.toContain('outline/task');
  draft.change('<p>三</p>');
  await unmount();
  expect(save).toHaveBeenLastCalledWith({ content: '<p>三</p>', revision: 4 });
});

test('says so and retries if the other draft of a conflict cannot be loaded', async () => {
  const conflict = new ApiError(409, '0409', '');
  save.mockRejectedValueOnce(conflict).mockRejectedValueOnce(conflict);
  theirs.mockRejectedValueOnce(new NetworkError(false));
  const { draft } = await open();
  draft.change('<p>二</p>');
  await vi.advanceTimersByTimeAsync(limits.drafts.delay);
  expect(draft.getSnapshot().status).toBe('waiting');
  await vi.advanceTimersByTimeAsync(limits.drafts.retryDelay);
  expect(draft.getSnapshot()).toMatchObject({ status: 'conflict', theirs: { content: '<p>別處</p>' } });
});
