import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildSteps, createMemoryProgress } from '../testing';
import type { TourKey, TourProgressPort } from './port';
import { createTour, type TourOptions } from './tour';

const tourKey: TourKey = { page: 'outline', status: 'create' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface World extends Partial<TourOptions<string>> {
  count?: number;
  missing?: string[];
}

function setup({ count = 3, missing = [], steps, ...options }: World = {}) {
  const page = new Set((steps ?? buildSteps(count)).map(({ id }) => id).filter((id) => !missing.includes(id)));
  const log: string[] = [];
  const tour = createTour<string>({
    steps: steps ?? buildSteps(count).map(({ id, title, text }) => ({ id, title, text, target: id })),
    locate: (step) => (page.has(step.id) ? step.id : null),
    onStep: (step) => log.push(step.id),
    onSkip: (step) => log.push(`skip ${step.id}`),
    onFinish: () => log.push('finish'),
    onClose: () => log.push('close'),
    onError: (error) => log.push(`error ${error instanceof Error ? error.message : error}`),
    ...options,
  });
  const status = () => tour.getSnapshot().status;
  const start = async (...args: Parameters<typeof tour.start>) => {
    tour.start(...args);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { tour, log, page, status, start };
}

test('goes through its steps and finishes', async () => {
  const { tour, log, start } = setup();
  await start();
  tour.next();
  tour.previous();
  tour.next();
  tour.next();
  tour.next();
  expect(log).toEqual(['one', 'two', 'one', 'two', 'three', 'finish']);
});

test('a target that is present is shown without a frame in between', async () => {
  const { tour, status, start } = setup();
  await start();
  const seen: string[] = [];
  tour.subscribe(() => seen.push(status()));
  tour.next();
  expect(status()).toBe('showing');
});

describe('waiting for targets', () => {
  test('R-tour-08 a step waits up to 1000 ms for its target', async () => {
    const { log, page, status, start } = setup({ missing: ['one'] });
    await start();
    await vi.advanceTimersByTimeAsync(900);
    expect(status()).toBe('locating');
    page.add('one');
    await vi.advanceTimersByTimeAsync(50);
    expect(log).toEqual(['one']);
  });

  test('R-tour-08 a step whose target does not appear is skipped', async () => {
    const { log, start } = setup({ missing: ['one'] });
    await start();
    await vi.advanceTimersByTimeAsync(999);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(log).toEqual(['skip one', 'two']);
  });

  test('a tour none of whose steps was shown closes and is not marked as finished', async () => {
    const progress = createMemoryProgress();
    const { log, start } = setup({ count: 1, missing: ['one'], progress, tourKey });
    await start();
    await vi.advanceTimersByTimeAsync(1000);
    expect(log).toEqual(['skip one', 'close']);
    expect(progress.saved).toEqual([]);
  });

  test('a target that disappears is waited for again', async () => {
    const { tour, log, page, start } = setup();
    await start();
    page.delete('one');
    tour.lost();
    await vi.advanceTimersByTimeAsync(1000);
    expect(log).toEqual(['one', 'skip one', 'two']);
  });

  test('closing while waiting stops the waiting', async () => {
    const { tour, log, start } = setup({ missing: ['one'] });
    await start();
    tour.close();
    await vi.advanceTimersByTimeAsync(2000);
    expect(log).toEqual(['close']);
  });
});

describe('before hooks', () => {
  const steps = (before: TourOptions<string>['steps'][number]['before']) => [
    { id: 'one', title: '', text: '', target: 'one', before },
    { id: 'two', title: '', text: '', target: 'two' },
  ];

  test('the step is shown after its hook has finished', async () => {
    let open = () => {};
    const { log, status, start } = setup({ steps: steps(() => new Promise((resolve) => (open = resolve))) });
    await start();
    expect(status()).toBe('preparing');
    open();
    await vi.advanceTimersByTimeAsync(0);
    expect(log).toEqual(['one']);
  });

  test('a failing hook skips its step and is reported', async () => {
    const { log, start } = setup({ steps: steps(() => Promise.reject(new Error('no route'))) });
    await start();
    expect(log).toEqual(['error no route', 'skip one', 'two']);
  });

  test('stopping aborts the hook, and its later completion has no effect', async () => {
    let signal: AbortSignal | undefined;
    let open = () => {};
    const before = (context: { signal: AbortSignal }) => {
      signal = context.signal;
      return new Promise<void>((resolve) => (open = resolve));
    };
    const { tour, log, status, start } = setup({ steps: steps(before) });
    await start();
    tour.stop();
    expect(signal?.aborted).toBe(true);
    open();
    await vi.advanceTimersByTimeAsync(0);
    expect(log).toEqual([]);
    expect(status()).toBe('idle');
  });
});

describe('progress', () => {
  test('R-tour-03 finish, currentStep and totalSteps are saved for a page and a status', async () => {
    const progress = createMemoryProgress();
    const save = vi.spyOn(progress, 'save');
    const { tour, start } = setup({ count: 2, progress, tourKey });
    await start();
    tour.next();
    tour.next();
    expect(save.mock.calls).toEqual([
      [tourKey, { finish: false, currentStep: 0, totalSteps: 2 }],
      [tourKey, { finish: false, currentStep: 1, totalSteps: 2 }],
      [tourKey, { finish: true, currentStep: 1, totalSteps: 2 }],
    ]);
  });

  test('starts where the reader left off', async () => {
    const progress = createMemoryProgress({ finish: false, currentStep: 2, totalSteps: 3 });
    const { log, start } = setup({ progress, tourKey });
    await start();
    expect(log).toEqual(['three']);
  });

  test('starts from the beginning if the saved step no longer exists', async () => {
    const progress = createMemoryProgress({ finish: false, currentStep: 9, totalSteps: 10 });
    const { log, start } = setup({ progress, tourKey });
    await start();
    expect(log).toEqual(['one']);
  });

  test('a finished tour is not shown again, unless started at a step', async () => {
    const progress = createMemoryProgress({ finish: true, currentStep: 2, totalSteps: 3 });
    const { log, status, start } = setup({ progress, tourKey });
    await start();
    expect([log, status()]).toEqual([[], 'finished']);
    await start({ at: 'two' });
    expect(log).toEqual(['two']);
  });

  test('the tour does not start if the port fails to load', async () => {
    const progress: TourProgressPort = { load: () => Promise.reject(new Error('offline')), save: async () => {} };
    const { log, status, start } = setup({ progress, tourKey });
    await start();
    expect([log, status()]).toEqual([['error offline'], 'idle']);
  });

  test('a failing save is reported and does not interrupt the tour', async () => {
    const progress: TourProgressPort = { load: async () => null, save: () => Promise.reject(new Error('offline')) };
    const { tour, log, start } = setup({ progress, tourKey, count: 2 });
    await start();
    tour.next();
    await vi.advanceTimersByTimeAsync(0);
    expect(log).toEqual(['one', 'error offline', 'two', 'error offline']);
  });

  test('starting twice loads and starts only once', async () => {
    const { tour, log, start } = setup({ progress: createMemoryProgress(), tourKey });
    tour.start();
    await start();
    expect(log).toEqual(['one']);
  });
});

describe('closing', () => {
  test('R-tour-02 asks first; once confirmed, the next tour starts from the beginning', async () => {
    const progress = createMemoryProgress();
    const { tour, log, status, start } = setup({ progress, tourKey, confirmClose: true });
    await start();
    tour.next();
    tour.close();
    expect(tour.getSnapshot()).toMatchObject({ status: 'showing', confirming: true, index: 1 });
    tour.stay();
    tour.close();
    tour.confirm();
    expect([log, status()]).toEqual([['one', 'two', 'close'], 'closed']);
    await start();
    expect(log.at(-1)).toBe('one');
  });

  test('without confirmation the next tour resumes at the same step', async () => {
    const progress = createMemoryProgress();
    const { tour, log, start } = setup({ progress, tourKey });
    await start();
    tour.next();
    tour.close();
    await start();
    expect(log).toEqual(['one', 'two', 'close', 'two']);
  });
});

test('two tours are independent of each other', async () => {
  const first = setup();
  const second = setup();
  await first.start();
  await second.start({ at: 2 });
  first.tour.close();
  expect([first.status(), second.status()]).toEqual(['closed', 'showing']);
});

test('update changes steps and listeners from then on', async () => {
  const { tour, start } = setup({ count: 1 });
  const onFinish = vi.fn();
  await start();
  tour.update({ onFinish });
  tour.next();
  expect(onFinish).toHaveBeenCalledOnce();
});
