import { expect, test, vi } from 'vitest';
import { processJob } from './job';

const now = new Date('2026-11-24T02:00:00Z');
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** Works on a row with one failing attempt, and returns how it ended. */
async function workOnce(error: Error, { attempts = 1, isHeld = true, isFinal = false, isStopped = false } = {}) {
  const stop = new AbortController();
  const ended = { onError: vi.fn(), update: vi.fn(async () => undefined), giveUp: vi.fn(async () => undefined) };
  const job = { platform: { clock: () => now }, stop: stop.signal, onError: ended.onError };
  await processJob(
    job,
    { attempts },
    {
      make: async (signal) => {
        if (isStopped) stop.abort();
        expect(signal.aborted).toBe(isStopped);
        throw error;
      },
      keep: async () => (isHeld ? {} : null),
      update: ended.update,
      isFinal: () => isFinal,
      giveUp: ended.giveUp,
    },
  );
  return ended;
}

const failure = new Error('no room');

test.each([
  [1, 30],
  [2, 60],
])('what fails the %ith time is reported and tried again %i seconds later', async (attempts, seconds) => {
  const { onError, update, giveUp } = await workOnce(failure, { attempts });
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
  expect(update).toHaveBeenCalledExactlyOnceWith({ claim: null, claimedUntil: later(seconds) });
  expect(giveUp).not.toHaveBeenCalled();
});

test('a third failure is reported and given up', async () => {
  const { onError, update, giveUp } = await workOnce(failure, { attempts: 3 });
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
  expect(giveUp).toHaveBeenCalledExactlyOnceWith(failure);
  expect(update).not.toHaveBeenCalled();
});

test('a final failure is given up at once, without a report', async () => {
  const { onError, update, giveUp } = await workOnce(failure, { isFinal: true });
  expect(giveUp).toHaveBeenCalledExactlyOnceWith(failure);
  expect([onError.mock.calls, update.mock.calls]).toEqual([[], []]);
});

test('a stopping process returns its work, and the attempt does not count', async () => {
  const { onError, update, giveUp } = await workOnce(failure, { attempts: 3, isStopped: true });
  expect(update).toHaveBeenCalledExactlyOnceWith({ claim: null, claimedUntil: null, attempts: 2 });
  expect([onError.mock.calls, giveUp.mock.calls]).toEqual([[], []]);
});

test('work that is no longer wanted does not count as failed', async () => {
  const { onError, update, giveUp } = await workOnce(failure, { isHeld: false });
  expect([onError.mock.calls, update.mock.calls, giveUp.mock.calls]).toEqual([[], [], []]);
});
