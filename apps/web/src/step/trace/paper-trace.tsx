import { later } from '../../shared/later';

/** Follows the text on the page through the brief; fetched once it can be read. */
export const PaperTrace = later(
  async () => ({ default: (await import('./trace-watch')).TraceWatch }),
  () => false,
);

/** How much of the brief the step does; fetched once the text can be read. */
export const TraceMeter = later(
  async () => ({ default: (await import('./trace-meter')).StepTraceMeter }),
  () => false,
);
