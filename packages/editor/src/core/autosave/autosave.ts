/** `waiting` tries again by itself; `failed` was refused for good and waits for the next change or `flush`. */
export type AutosaveStatus = 'saved' | 'unsaved' | 'saving' | 'waiting' | 'failed';

export interface AutosaveState {
  readonly status: AutosaveStatus;
  /** When something was last saved here; null before the first time. */
  readonly savedAt: Date | null;
  /** Why the last attempt failed; null otherwise. */
  readonly error: unknown;
}

export interface AutosaveOptions {
  /** Stores one text; a rejection is tried again. Never called twice at once. */
  save: (html: string) => Promise<unknown>;
  /** Rest after the last change before saving, ms. @default 1500 */
  delay?: number;
  /** Longest wait for a save while somebody writes on and on, ms. @default 15000 */
  maxDelay?: number;
  /** Pause before the first retry, ms; it doubles up to a minute. @default 2000 */
  retryDelay?: number;
  /** Whether a rejection may pass by itself; a refusal does not. @default every one may */
  shouldRetry?: (error: unknown) => boolean;
}

export interface Autosave {
  getSnapshot(): AutosaveState;
  subscribe(listener: () => void): () => void;
  /** The text was changed. */
  change(html: string): void;
  /** Saves now; answers whether everything is stored. */
  flush(): Promise<boolean>;
  /** Stops timers; what is unsaved stays unsaved. */
  stop(): void;
}

const longestRetry = 60_000;

/**
 * Saves a text a moment after it was changed, one save at a time, the newest text only, and tries again when that fails.
 * Knows neither React nor HTTP.
 *
 * @param initial The text that is stored already.
 * @example
 * const autosave = createAutosave('<p></p>', { save: (html) => api.saveDraft(task, html) });
 * autosave.change('<p>開場</p>');
 */
export function createAutosave(
  initial: string,
  { save, delay = 1500, maxDelay = 15_000, retryDelay = 2000, shouldRetry = () => true }: AutosaveOptions,
): Autosave {
  const listeners = new Set<() => void>();
  let state: AutosaveState = { status: 'saved', savedAt: null, error: null };
  let current = initial;
  let stored = initial;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changedAt = 0;
  let failures = 0;
  let inFlight: Promise<void> | null = null;

  const set = (change: Partial<AutosaveState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const schedule = (wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), wait);
  };
  const scheduleChange = () => {
    const now = Date.now();
    changedAt ||= now;
    schedule(Math.min(delay, Math.max(0, changedAt + maxDelay - now)));
  };

  const attempt = async (html: string): Promise<void> => {
    set({ status: 'saving', error: null });
    changedAt = 0;
    try {
      await save(html);
      stored = html;
      failures = 0;
      set({ status: current === html ? 'saved' : 'unsaved', savedAt: new Date() });
      if (current !== html) scheduleChange();
    } catch (error) {
      const again = shouldRetry(error);
      set({ status: again ? 'waiting' : 'failed', error });
      if (again) schedule(Math.min(longestRetry, retryDelay * 2 ** failures));
      failures += 1;
    }
  };
  const run = (): Promise<void> => {
    clearTimeout(timer);
    if (inFlight) return inFlight;
    if (current === stored) return Promise.resolve();
    inFlight = attempt(current).finally(() => {
      inFlight = null;
    });
    return inFlight;
  };

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(html) {
      if (html === current) return;
      current = html;
      if (inFlight) return;
      failures = 0;
      if (current === stored) {
        clearTimeout(timer);
        changedAt = 0;
        set({ status: 'saved', error: null });
      } else {
        set({ status: 'unsaved' });
        scheduleChange();
      }
    },
    async flush() {
      await run();
      if (state.status === 'unsaved') await run();
      return current === stored;
    },
    stop: () => clearTimeout(timer),
  };
}
