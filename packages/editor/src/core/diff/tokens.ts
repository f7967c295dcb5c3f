/** Words of alphabets and figures stay whole; Chinese, kana and punctuation go sign by sign. */
const token =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]+(?:['’.\-_:/@][\p{Script=Latin}\p{N}]+)*|\n|[^\S\n]+|\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic}|\ufe0f)*|./gsu;

/** A clause with the punctuation that ends it. */
const clause = /[^，。！？；：、,;!?\n]*(?:[，。！？；：、,;!?\n]+[」』）”’)]*|$)/g;

export const tokensOf = (text: string): string[] => text.match(token) ?? [];

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
