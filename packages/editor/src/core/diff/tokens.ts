/**
 * Words stay whole where a language has them: letters and figures between spaces, and the unspaced lines of Thai, Lao, Khmer
 * and Burmese, which `unspaced` divides. Chinese, kana and punctuation go sign by sign.
 */
const token =
  /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\p{L}\p{M}\p{N}])+(?:['’.\-_:/@][\p{Script=Latin}\p{N}]+)*|\n|[^\S\n]+|\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic}|\ufe0f)*|./gsu;

/** A clause with the punctuation that ends it. */
const clause = /[^，。！？；：、,;!?\n]*(?:[，。！？；：、,;!?\n]+[」』）”’)]*|$)/g;

const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Divides by the dictionaries of the scripts themselves: the language it is made for makes no difference. */
let words: Intl.Segmenter | undefined;

function wordsOf(line: string): string[] {
  words ??= new Intl.Segmenter('th', { granularity: 'word' });
  return [...words.segment(line)].map(({ segment }) => segment);
}

export function tokensOf(text: string): string[] {
  const tokens = text.match(token) ?? [];
  return unspaced.test(text) ? tokens.flatMap((one) => (unspaced.test(one) ? wordsOf(one) : [one])) : tokens;
}

export const clausesOf = (text: string): string[] => (text.match(clause) ?? []).filter((part) => part !== '');

/** How good a place between two tokens is to begin or end a marked run. */
export function boundaryScore(before: string | undefined, after: string | undefined): number {
  if (before === undefined || after === undefined || before === '\n' || after === '\n') return 4;
  const end = before.at(-1) ?? '';
  if (/[。！？!?]/.test(end)) return 4;
  if (/[」』）”)]/.test(end) && !/[，。！？；：、]/.test(after)) return 3;
  if (/[，；：、,;]/.test(end)) return 3;
  if (/[「『（“(]/.test(after.at(0) ?? '')) return 2;
  return /\s/.test(end) || /\s/.test(after) ? 1 : 0;
}
