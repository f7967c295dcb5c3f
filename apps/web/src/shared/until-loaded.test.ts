import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilLoaded } from './until-loaded';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const gone = new TypeError('Failed to fetch dynamically imported module');

test('R-err-11 retries a part that fails to load, without an uncaught error', async () => {
  const load = vi.fn().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValue('part');
  const loaded = untilLoaded(load, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(loaded).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(3);
});

test('stops retrying once its component has unmounted', async () => {
  const load = vi.fn().mockRejectedValue(gone);
  const leaving = new AbortController();
  const loaded = untilLoaded(load, leaving.signal);
  await vi.advanceTimersByTimeAsync(1);
  leaving.abort();
  await expect(loaded).resolves.toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});
