/** Time as the chat sees it; a test hands in its own. */
export interface ChatClock {
  now(): number;
  /** Runs `task` after `ms`; the answer cancels it. */
  after(ms: number, task: () => void): () => void;
}

/** The clock of the browser or of Node. */
export const systemClock: ChatClock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};
