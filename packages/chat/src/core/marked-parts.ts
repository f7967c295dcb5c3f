/** A part of a text that was searched. */
export interface MarkedPart {
  text: string;
  /** Whether this part matches. */
  marked: boolean;
}

/**
 * Splits a text at matches, ignoring letter case; the concatenated parts are the text.
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
