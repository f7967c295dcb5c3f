import { later } from '../../shared/later';

/** Looks for words that may be a risk and marks them; fetched once the text can be read. */
export const PaperClaims = later(
  async () => ({ default: (await import('./claim-watch')).ClaimWatch }),
  () => false,
);
