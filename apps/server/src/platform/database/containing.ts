/**
 * The `ilike` pattern that finds words anywhere in a text, since Chinese has no spaces between words. `%` and `_` are
 * matched literally.
 */
export const containing = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;
