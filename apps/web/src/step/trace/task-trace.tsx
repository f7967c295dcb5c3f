import { later } from '../../shared/later';

/** What every step of a task does of its brief; fetched once the page can be read. */
export const TaskTrace = later(
  async () => ({ default: (await import('./trace-section')).LoadedTrace }),
  () => false,
);
