/**
 * The pattern for `ilike` that finds words anywhere in a text: Chinese has no spaces to search between. `%` and `_` are
 * taken as they are written.
 */
export const containing = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;
