/** Words that negate a claim when they are at most four characters before it. */
const negations =
  /(?:不能|不要說|不要提|不要寫|避免說|避免使用|避免誇大|禁用|無法|不具|不是|並非|絕非|而非|不可|不得|不應|不宜|請勿|不宣稱|未宣稱|不代表|不等於|不含|沒有|沒辦法|無任何|非)[^,\n]{0,4}$/;
/** 「不僅能治療」 negates nothing. */
const onlySounding = /(?:不僅|不只|不但|不單|不光|非常|無非|莫非|不能不|不得不|無不|非得)[^,\n]{0,4}$/;
/** Words that cancel a negation: 「不能說治療，但是…」 */
const returns = /^[^\n]{0,12}?(?:但|卻|也能|照樣|仍能|依然能|一樣能)/;

/** 「『再生』『抗老』等療效字眼」 talks about words. */
const aboutWords = /^[^\n]{0,12}?(?:字眼|字樣|等用語|等詞)/;

/** Whether a claim is negated, or only mentioned as a wording. */
export function isNegated(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + 16);
  if (aboutWords.test(after)) return true;
  const before = text.slice(Math.max(0, start - 8), start);
  return negations.test(before) && !onlySounding.test(before) && !returns.test(after);
}

const cautions =
  /(?:諮詢|洽詢|詢問|請教).{0,6}(?:醫|營養師|藥師|專業)|(?:不宜|請勿|避免|停止|暫停)(?:食用|飲用|使用|服用)/;

/** Whether a sentence is a caution: 「慢性病患者食用前請先諮詢醫師」. */
export const isCaution = (sentence: string) => cautions.test(sentence);

/** 「心臟的正常功能」, directly after the words that were found. */
const normal = /^[^,\n]{0,6}正常的?[^,\n]{0,2}(?:功能|作用|代謝|發育|凝固|形態|收縮|運作|機能|傳導)/;
const fromClotting = /^[^,\n]{0,2}(?:正常的?)?(?:凝固|凝血)/;
/** An improvement is a different claim. */
const better = /改善|恢復|修復|提升|提高|強化|治|防止|淨化/;

/**
 * Whether a text says that a function of the body stays normal, as the annex on nutrients does: 「維持心臟的正常功能」,
 * 「幫助血液正常的凝固」. It is the phrasing that is lawful, whatever the organ.
 */
export function isNormalFunction(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + 20);
  if (better.test(text.slice(start, end))) return false;
  return normal.test(after) || (text.slice(start, end).endsWith('血液') && fromClotting.test(after));
}

/** 「衛部健食字第A00123號」, the licence of a health food, in normalised text. */
const licence = /衛[署部]健食規?字第a?\d{5,6}號/;

export const hasLicence = (text: string) => licence.test(text);
