/**
 * Tokenises text. Words are single tokens: letters and digits between spaces, and the words of Thai, Lao, Khmer and Burmese,
 * which `unspaced` segments. Chinese, kana and punctuation are one token per character.
 */
const token =
  /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\p{L}\p{M}\p{N}])+(?:['’.\-_:/@][\p{Script=Latin}\p{N}]+)*|\n|[^\S\n]+|\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic}|\ufe0f)*|./gsu;

/** A clause including its closing punctuation. */
const clause = /[^，。！？；：、,;!?\n]*(?:[，。！？；：、,;!?\n]+[」』）”’)]*|$)/g;

const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Segments by the dictionary of each script, so the locale makes no difference. */
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

/** How suitable a boundary between two tokens is for starting or ending a marked run. */
export function boundaryScore(before: string | undefined, after: string | undefined): number {
  if (before === undefined || after === undefined || before === '\n' || after === '\n') return 4;
  const end = before.at(-1) ?? '';
  if (/[。！？!?]/.test(end)) return 4;
  if (/[」』）”)]/.test(end) && !/[，。！？；：、]/.test(after)) return 3;
  if (/[，；：、,;]/.test(end)) return 3;
  if (/[「『（“(]/.test(after.at(0) ?? '')) return 2;
  return /\s/.test(end) || /\s/.test(after) ? 1 : 0;
}
