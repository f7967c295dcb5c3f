import { later } from '../../shared/later';

/** The trace of all steps of a task; loaded once the page can be read. */
export const TaskTrace = later(
  async () => ({ default: (await import('./trace-section')).LoadedTrace }),
  () => false,
);
