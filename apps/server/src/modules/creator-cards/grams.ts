const separators = /[\s\p{P}\p{S}]+/u;

/** A text as the search compares it: full-width signs, capitals and 臺 are the same as their others. */
export const searchable = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('臺', '台');

/** The words of a text that are searched for, without the signs between them. */
export const wordsOf = (text: string): string[] =>
  searchable(text)
    .split(separators)
    .filter((word) => word !== '');

/**
 * The characters of a text by one and by two, as an index can find them: it contains a word if it has all of these, and
 * they stand in the right order.
 *
 * @example gramsOf('睡前 A') // ['睡', '睡前', '前', 'a']
 */
export function gramsOf(text: string): string[] {
  const grams = new Set<string>();
  for (const word of wordsOf(text)) {
    const characters = Array.from(word);
    for (const [at, character] of characters.entries()) {
      grams.add(character);
      const next = characters[at + 1];
      if (next !== undefined) grams.add(character + next);
    }
  }
  return [...grams];
}

/** What an index is asked for a word: its pairs, which are rarer than its characters. */
export function gramsToFind(word: string): string[] {
  const characters = Array.from(word);
  const pairs = characters.slice(1).map((character, at) => `${characters[at] ?? ''}${character}`);
  return pairs.length === 0 ? characters : [...new Set(pairs)];
}
