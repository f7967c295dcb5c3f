/** A piece of a text in which words were searched. */
export interface MarkedPart {
  text: string;
  /** Whether these are the words. */
  marked: boolean;
}

/**
 * Splits a text at words, whatever their letter case; the parts together are the text again.
 *
 * @example markedParts('燈光再暗一點', '燈光') // [{ text: '燈光', marked: true }, { text: '再暗一點', marked: false }]
 */
export function markedParts(text: string, words: string): MarkedPart[] {
  if (words === '') return [{ text, marked: false }];
  const literal = words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return text
    .split(new RegExp(`(${literal})`, 'iu'))
    .map((part, at) => ({ text: part, marked: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}
