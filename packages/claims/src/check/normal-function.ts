/** 「心臟的正常功能」, right behind the words that were found. */
const normal = /^[^,\n]{0,6}正常的?[^,\n]{0,2}(?:功能|作用|代謝|發育|凝固|形態|收縮|運作|機能|傳導)/;
const fromClotting = /^[^,\n]{0,2}(?:正常的?)?(?:凝固|凝血)/;
/** That something becomes better is another claim. */
const better = /改善|恢復|修復|提升|提高|強化|治|防止|淨化/;

/**
 * Whether a text says of the body that it stays normal, as the annex on nutrients does: 「維持心臟的正常功能」, 「幫助血液正常的凝固」. What is
 * lawful there is the manner of speaking, whatever the organ.
 */
export function isNormalFunction(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + 20);
  if (better.test(text.slice(start, end))) return false;
  return normal.test(after) || (text.slice(start, end).endsWith('血液') && fromClotting.test(after));
}
