import { later } from '../../shared/later';

/** The words of a published text that may be a risk; fetched once the page can be read. */
export const WorkClaims = later(
  async () => ({ default: (await import('./work-claims')).WorkClaims }),
  () => false,
);

/** What a published text does of the brief; fetched once the page can be read. */
export const WorkTrace = later(
  async () => ({ default: (await import('./work-trace')).WorkTrace }),
  () => false,
);
