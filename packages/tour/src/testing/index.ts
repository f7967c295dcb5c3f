import type { TourKey, TourProgress, TourProgressPort, TourStep } from '../core';

/** A `TourProgressPort` that stores progress in memory. */
export interface MemoryProgress extends TourProgressPort {
  /** Everything that was saved, oldest first. */
  readonly saved: readonly TourProgress[];
}

/**
 * Creates an in-memory port for tests and stories.
 *
 * @param known progress from earlier visits
 */
export function createMemoryProgress(known: TourProgress | null = null): MemoryProgress {
  const saved: TourProgress[] = [];
  const keys = new Map<string, TourProgress>();
  const name = ({ page, status }: TourKey) => `${page}/${status}`;
  return {
    saved,
    load: async (key) => keys.get(name(key)) ?? known,
    save: async (key, progress) => {
      saved.push(progress);
      keys.set(name(key), progress);
    },
  };
}

/** Steps `one`, `two`, `three` …, each pointing at `#one`, `#two`, `#three`. */
export function buildSteps(count: number): TourStep[] {
  return ['one', 'two', 'three', 'four', 'five', 'six'].slice(0, count).map((id) => ({
    id,
    title: `步驟 ${id}`,
    text: `${id} 的說明`,
    target: `#${id}`,
  }));
}
