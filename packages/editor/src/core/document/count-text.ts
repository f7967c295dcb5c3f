/** Characters that each count as one in 字數, as in word processors: Chinese, kana, hangul and their punctuation. */
const alone =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u2014\u2018-\u201d\u2026\u22ef\u3000-\u303f\uff00-\uffef]/gu;

/**
 * Counts words as a Taiwanese word processor does (字數): a Chinese character or punctuation mark is one, and so is an
 * English word or a number.
 *
 * @example countWords('片長約 8 分鐘，含 end card。') // 11
 */
export const countWords = (text: string): number => text.replace(alone, ' 字 ').match(/\S+/g)?.length ?? 0;

/** Spaces, and one half of each surrogate pair. */
const uncounted = /\s|[\ud800-\udbff](?=[\udc00-\udfff])/g;

/** Counts characters as a reader does (字元數): without spaces and line breaks. */
export const countCharacters = (text: string): number => text.length - (text.match(uncounted)?.length ?? 0);

export interface TextCount {
  readonly words: number;
  readonly characters: number;
}

export const countText = (text: string): TextCount => ({
  words: countWords(text),
  characters: countCharacters(text),
});
