/** A text without the differences in how people write it, and the original position of each character. */
export interface FoldedText {
  readonly text: string;
  /** For each character of `text`: its start and end in the original. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const meaningful = /[\p{L}\p{N}%]/u;

/**
 * Removes differences in writing that do not change the meaning: character width, case, spaces and punctuation.
 *
 * @example foldText('ＡＢＣ，12 ％').text // 'abc12%'
 */
export function foldText(original: string): FoldedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  let at = 0;
  for (const character of original) {
    const end = at + character.length;
    for (const folded of character.normalize('NFKC').toLowerCase()) {
      if (!meaningful.test(folded)) continue;
      text += folded;
      for (let unit = 0; unit < folded.length; unit += 1) {
        starts.push(at);
        ends.push(end);
      }
    }
    at = end;
  }
  return { text, starts, ends };
}
