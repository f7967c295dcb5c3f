import { later } from '../../shared/later';

/** Checks the text on the page against the brief; loaded once it can be read. */
export const PaperTrace = later(
  async () => ({ default: (await import('./trace-watch')).TraceWatch }),
  () => false,
);

/** Shows how much of the brief the step covers; loaded once the text can be read. */
export const TraceMeter = later(
  async () => ({ default: (await import('./trace-meter')).StepTraceMeter }),
  () => false,
);
