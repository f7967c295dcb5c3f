const cjk = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}]`;

/** Full-width punctuation, emoji, invisible characters, and a colon before a space: an address ends there. */
const signs = /:+(?=\s|$)|\||(?=[\uFF00-\uFFEF\u3000-\u303F])[^\p{L}\p{N}]|\p{Extended_Pictographic}|\p{Cf}/gu;

/** 「看https://…」, 「信箱：hi@…」: Chinese puts no space before an address. */
const before = new RegExp(String.raw`${cjk}(?=https?://|www\.|mailto:)|[^\x00-\x7F](?=[\w.+-]{1,64}@)`, 'giu');

/** The word of Latin letters before it began behind a sign, as in `/abc這支`; `/wiki/台灣` began with the character itself. */
const after = new RegExp(String.raw`(?<![\p{L}\p{N}])([a-z0-9]{1,256})(${cjk})`, 'giu');

const blank = (text: string): string => ' '.repeat(text.length);

/**
 * The same text, as long, with spaces where Chinese begins or ends without one, for a reader of addresses that knows the
 * sentences of alphabets only.
 */
export const readable = (text: string): string =>
  text
    .replace(signs, blank)
    .replace(before, blank)
    .replace(after, (_, word: string, next: string) => word + blank(next));
