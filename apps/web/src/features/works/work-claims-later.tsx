import { later } from '../../shared/later';

/** Risky wordings of a published text; loaded once the page is readable. */
export const WorkClaims = later(
  async () => ({ default: (await import('./work-claims')).WorkClaims }),
  () => false,
);

/** Requirements of the brief in a published text; loaded once the page is readable. */
export const WorkTrace = later(
  async () => ({ default: (await import('./work-trace')).WorkTrace }),
  () => false,
);
