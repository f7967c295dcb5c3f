import { later } from '../../shared/later';

/** The words of a published text that may be a risk; fetched once the page can be read. */
export const WorkClaims = later(
  async () => ({ default: (await import('./work-claims')).WorkClaims }),
  () => false,
);
