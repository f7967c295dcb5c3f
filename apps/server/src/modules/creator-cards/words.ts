const separators = /[\s\p{P}\p{S}]+/u;

/** Normalises a text for the search: ignores full width and case, and treats 臺 as 台. */
export const searchable = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('臺', '台');

/** The words to search for, without punctuation between them. */
export const wordsOf = (text: string): string[] =>
  searchable(text)
    .split(separators)
    .filter((word) => word !== '');
