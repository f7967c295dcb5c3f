/** The vendor keeps no pictures of papers, so a fee can be signed for without them; the platform asks for them. */
const picturesNotNeeded = new Set(['id_front_image', 'id_back_image', 'bank_account_image']);

/** What service data still lacks for a statement of a fee, of all that it lacks. */
export const neededForFee = (missing: readonly string[]): string[] =>
  missing.filter((name) => !picturesNotNeeded.has(name));
