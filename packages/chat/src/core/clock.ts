/** Source of time for the chat; tests pass their own. */
export interface ChatClock {
  now(): number;
  /** Runs `task` after `ms`; the returned function cancels it. */
  after(ms: number, task: () => void): () => void;
}

/** Clock of the browser or of Node. */
export const systemClock: ChatClock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};
