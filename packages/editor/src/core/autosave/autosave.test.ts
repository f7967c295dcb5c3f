import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AutosaveOptions, createAutosave } from './autosave';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start(options: Partial<AutosaveOptions> = {}) {
  const save = vi.fn<(html: string) => Promise<void>>().mockResolvedValue();
  const autosave = createAutosave('<p>v1</p>', { save, ...options });
  const saved = () => save.mock.calls.flat();
  return { save, saved, autosave, status: () => autosave.getSnapshot().status };
}

test('saves once typing rests, and only the newest text', async () => {
  const { autosave, saved, status } = start();
  autosave.change('<p>開</p>');
  await vi.advanceTimersByTimeAsync(1000);
  autosave.change('<p>開場</p>');
  await vi.advanceTimersByTimeAsync(1499);
  expect([saved(), status()]).toEqual([[], 'unsaved']);
  await vi.advanceTimersByTimeAsync(1);
  expect([saved(), status()]).toEqual([['<p>開場</p>'], 'saved']);
});

test('somebody who never rests is saved all the same', async () => {
  const { autosave, saved } = start();
  for (let second = 0; second < 17; second += 1) {
    autosave.change(`<p>${second}</p>`);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(saved()).toEqual(['<p>14</p>']);
});

test('one save at a time; what was written meanwhile follows', async () => {
  const { autosave, save, saved, status } = start();
  let finish = () => {};
  save.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  autosave.change('<p>一</p>');
  const flushed = autosave.flush();
  autosave.change('<p>二</p>');
  await vi.advanceTimersByTimeAsync(5000);
  expect([saved(), status()]).toEqual([['<p>一</p>'], 'saving']);
  finish();
  expect(await flushed).toBe(true);
  expect([saved(), status()]).toEqual([['<p>一</p>', '<p>二</p>'], 'saved']);
});

test('a lost connection is tried again, later each time, until it is there', async () => {
  const { autosave, save, saved, status } = start();
  save.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  autosave.change('<p>一</p>');
  expect(await autosave.flush()).toBe(false);
  expect(status()).toBe('waiting');
  await vi.advanceTimersByTimeAsync(2000);
  expect([saved().length, status()]).toEqual([2, 'waiting']);
  await vi.advanceTimersByTimeAsync(3999);
  expect(saved()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect([saved().length, status()]).toEqual([3, 'saved']);
});

test('a refusal is not repeated; the next change is', async () => {
  const { autosave, save, saved, status } = start({ shouldRetry: () => false });
  save.mockRejectedValueOnce(new Error('0422'));
  autosave.change('<p>一</p>');
  await autosave.flush();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([saved().length, status()]).toEqual([1, 'failed']);
  expect(autosave.getSnapshot().error).toEqual(new Error('0422'));
  autosave.change('<p>二</p>');
  await vi.advanceTimersByTimeAsync(1500);
  expect([saved().at(-1), status()]).toEqual(['<p>二</p>', 'saved']);
});

test('taking a change back needs no save', async () => {
  const { autosave, saved, status } = start();
  autosave.change('<p>v2</p>');
  autosave.change('<p>v1</p>');
  await vi.advanceTimersByTimeAsync(5000);
  expect([saved(), status()]).toEqual([[], 'saved']);
});
