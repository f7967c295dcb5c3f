/** Signs that count alone in 字數, as word processors do: Chinese, kana, hangul and their punctuation. */
const alone =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u2014\u2018-\u201d\u2026\u22ef\u3000-\u303f\uff00-\uffef]/gu;

/**
 * Words as a Taiwanese word processor counts them (字數): a Chinese sign or punctuation mark is one, so is an English
 * word or a figure.
 *
 * @example countWords('片長約 8 分鐘，含 end card。') // 11
 */
export const countWords = (text: string): number => text.replace(alone, ' 字 ').match(/\S+/g)?.length ?? 0;

/** Spaces, and one half of each sign that JavaScript counts twice. */
const uncounted = /\s|[\ud800-\udbff](?=[\udc00-\udfff])/g;

/** Characters as a reader counts them (字元數): spaces and line breaks don't. */
export const countCharacters = (text: string): number => text.length - (text.match(uncounted)?.length ?? 0);

export interface TextCount {
  readonly words: number;
  readonly characters: number;
}

export const countText = (text: string): TextCount => ({
  words: countWords(text),
  characters: countCharacters(text),
});
