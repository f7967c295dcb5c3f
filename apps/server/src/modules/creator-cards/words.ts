const separators = /[\s\p{P}\p{S}]+/u;

/** A text as the search compares it: full-width signs, capitals and 臺 are the same as their others. */
export const searchable = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('臺', '台');

/** The words of a text that are searched for, without the signs between them. */
export const wordsOf = (text: string): string[] =>
  searchable(text)
    .split(separators)
    .filter((word) => word !== '');
