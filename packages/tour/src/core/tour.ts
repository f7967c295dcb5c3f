import { createStore } from 'zustand/vanilla';
import { idle, isActive, type TourEvent, type TourState, transition } from './machine';
import type { TourKey, TourProgressPort } from './port';
import type { TourStep } from './step';

/** How long a step waits for its target before it is skipped, ms. */
export const targetWait = 1000;
const POLL_INTERVAL = 50;

/** Options of `createTour`. */
export interface TourOptions<T = Element, Content = string> {
  steps: readonly TourStep<T, Content>[];
  /** Finds a step's element; `null` while it does not exist. */
  locate(step: TourStep<T, Content>): T | null;
  /** Identifies the tour; required by `progress`. */
  tourKey?: TourKey | undefined;
  /** Stores progress; without it the tour always starts at its first step. */
  progress?: TourProgressPort | undefined;
  /** Asks before closing; after that the tour starts from the beginning next time. @default false */
  confirmClose?: boolean;
  onStep?(step: TourStep<T, Content>, index: number): void;
  /** A step's target did not appear in time, or its `before` failed. */
  onSkip?(step: TourStep<T, Content>): void;
  onFinish?: () => void;
  /** The reader left early, or no step had a target. */
  onClose?: () => void;
  /** `before` or the port failed; the tour continues. */
  onError?: (error: unknown) => void;
}

/** A tour. Any number can exist on one page. */
export interface Tour<T = Element, Content = string> {
  getSnapshot(): TourState<T>;
  subscribe(listener: () => void): () => void;
  /** The current steps. */
  steps(): readonly TourStep<T, Content>[];
  /** Starts where the reader left off, unless finished; with `at` (id or index of a step) it starts there, even if finished. */
  start(options?: { at?: string | number }): void;
  next(): void;
  previous(): void;
  /** Closes the tour; with `confirmClose` it asks first. */
  close(): void;
  /** Confirms leaving the tour. */
  confirm(): void;
  /** Cancels leaving: the tour continues. */
  stay(): void;
  /** To be called when the shown element has disappeared: the tour looks for it again. */
  lost(): void;
  /** Removes the tour without saving: for unmounting. */
  stop(): void;
  /** Replaces options. The current step is kept by index. */
  update(options: Partial<TourOptions<T, Content>>): void;
}

/**
 * Creates a tour: a state machine independent of the DOM.
 *
 * @example
 * const tour = createTour({ steps, locate: findTarget });
 * tour.start();
 */
export function createTour<T = Element, Content = string>(initial: TourOptions<T, Content>): Tour<T, Content> {
  let options = initial;
  let work = new AbortController();
  const store = createStore<TourState<T>>(() => idle);
  const total = () => options.steps.length;
  const indexOf = (id: string) => options.steps.findIndex((step) => step.id === id);
  const fail = (error: unknown) => options.onError?.(error);

  function dispatch(event: TourEvent<T>) {
    const before = store.getState();
    const after = transition(before, event, total());
    if (after === before) return;
    store.setState(after, true);
    if (after.status !== before.status || after.index !== before.index) enter(before, after);
  }

  function enter(before: TourState<T>, { status, index, seen }: TourState<T>) {
    work.abort();
    work = new AbortController();
    const step = options.steps[index];
    if (status === 'preparing' && step) void prepare(step, work.signal);
    if (status === 'locating' && step) locate(step, work.signal, performance.now() + targetWait);
    if (status === 'showing' && step) {
      save(index, false);
      options.onStep?.(step, index);
    }
    if (status === 'finished' && isActive(before)) {
      save(index, true);
      options.onFinish?.();
    }
    if (status === 'closed') {
      if (seen && options.confirmClose) save(0, false);
      options.onClose?.();
    }
  }

  async function prepare(step: TourStep<T, Content>, signal: AbortSignal) {
    try {
      const pending = step.before?.({ signal });
      // Awaiting `undefined` would still cost one frame without a step.
      if (pending) await pending;
      if (!signal.aborted) dispatch({ type: 'prepared' });
    } catch (error) {
      if (signal.aborted) return;
      fail(error);
      miss(step);
    }
  }

  function locate(step: TourStep<T, Content>, signal: AbortSignal, deadline: number) {
    const target = step.target === undefined ? null : options.locate(step);
    if (target || step.target === undefined) return dispatch({ type: 'located', target });
    if (performance.now() >= deadline) return miss(step);
    const timer = setTimeout(() => locate(step, signal, deadline), POLL_INTERVAL);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }

  function miss(step: TourStep<T, Content>) {
    options.onSkip?.(step);
    dispatch({ type: 'missed' });
  }

  function save(currentStep: number, finish: boolean) {
    const { progress, tourKey } = options;
    if (progress && tourKey) progress.save(tourKey, { finish, currentStep, totalSteps: total() }).catch(fail);
  }

  async function resume(signal: AbortSignal) {
    const { progress, tourKey } = options;
    try {
      const known = progress && tourKey ? await progress.load(tourKey) : null;
      if (signal.aborted) return;
      if (known?.finish) dispatch({ type: 'finish' });
      else dispatch({ type: 'begin', index: known && known.currentStep < total() ? known.currentStep : 0 });
    } catch (error) {
      if (signal.aborted) return;
      fail(error);
      dispatch({ type: 'reset' });
    }
  }

  return {
    getSnapshot: store.getState,
    subscribe: store.subscribe,
    steps: () => options.steps,
    start({ at } = {}) {
      dispatch({ type: 'reset' });
      dispatch({ type: 'load' });
      if (at === undefined) void resume(work.signal);
      else dispatch({ type: 'begin', index: typeof at === 'number' ? at : indexOf(at) });
    },
    next: () => dispatch({ type: 'move', by: 1 }),
    previous: () => dispatch({ type: 'move', by: -1 }),
    close: () => dispatch({ type: options.confirmClose ? 'ask' : 'close' }),
    confirm: () => dispatch({ type: 'close' }),
    stay: () => dispatch({ type: 'stay' }),
    lost: () => dispatch({ type: 'lost' }),
    stop: () => dispatch({ type: 'reset' }),
    update(changes) {
      options = { ...options, ...changes };
    },
  };
}
