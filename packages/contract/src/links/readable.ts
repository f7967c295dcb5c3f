const cjk = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}]`;

/** Full-width punctuation, emoji, invisible characters, and a colon before a space: they end an address. */
const signs = /:+(?=\s|$)|\||(?=[\uFF00-\uFFEF\u3000-\u303F])[^\p{L}\p{N}]|\p{Extended_Pictographic}|\p{Cf}/gu;

/** 「看https://…」, 「信箱：hi@…」: Chinese has no space before an address. */
const before = new RegExp(String.raw`${cjk}(?=https?://|www\.|mailto:)|[^\x00-\x7F](?=[\w.+-]{1,64}@)`, 'giu');

/** The Latin word before it starts after a symbol, as in `/abc這支`; `/wiki/台灣` starts with the character itself. */
const after = new RegExp(String.raw`(?<![\p{L}\p{N}])([a-z0-9]{1,256})(${cjk})`, 'giu');

const blank = (text: string): string => ' '.repeat(text.length);

/**
 * Returns the text with spaces where an address directly adjoins Chinese, keeping its length, because the address parser
 * only knows alphabetic sentences.
 */
export const readable = (text: string): string =>
  text
    .replace(signs, blank)
    .replace(before, blank)
    .replace(after, (_, word: string, next: string) => word + blank(next));
