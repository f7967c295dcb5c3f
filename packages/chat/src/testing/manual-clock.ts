import type { ChatClock } from '../core';

/** A clock that only moves when a test advances it. */
export interface ManualClock extends ChatClock {
  /** Advances the time and runs what has become due, in order. */
  advance(ms: number): Promise<void>;
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** Creates a clock that only moves when advanced. @example const clock = createManualClock(Date.parse('2026-12-04')); */
export function createManualClock(start = Date.parse('2026-12-04T02:00:00.000Z')): ManualClock {
  let now = start;
  let tasks: { due: number; task: () => void }[] = [];
  return {
    now: () => now,
    after(ms, task) {
      const entry = { due: now + ms, task };
      tasks.push(entry);
      return () => {
        tasks = tasks.filter((other) => other !== entry);
      };
    },
    async advance(ms) {
      const end = now + ms;
      await settle();
      for (;;) {
        const next = tasks.filter(({ due }) => due <= end).toSorted((a, b) => a.due - b.due)[0];
        if (!next) break;
        tasks = tasks.filter((other) => other !== next);
        now = Math.max(now, next.due);
        next.task();
        await settle();
      }
      now = end;
      await settle();
    },
  };
}
