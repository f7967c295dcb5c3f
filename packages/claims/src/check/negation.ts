/** What takes a claim back when it stands at most four characters before it. */
const negations =
  /(?:不能|不要說|不要提|不要寫|避免說|避免使用|避免誇大|禁用|無法|不具|不是|並非|絕非|而非|不可|不得|不應|不宜|請勿|不宣稱|未宣稱|不代表|不等於|不含|沒有|沒辦法|無任何|非)[^,\n]{0,4}$/;
/** 「不僅能治療」 takes nothing back. */
const onlySounding = /(?:不僅|不只|不但|不單|不光|非常|無非|莫非|不能不|不得不|無不|非得)[^,\n]{0,4}$/;
/** What gives it back: 「不能說治療，但是…」 */
const returns = /^[^\n]{0,12}?(?:但|卻|也能|照樣|仍能|依然能|一樣能)/;

/** 「『再生』『抗老』等療效字眼」 is about words. */
const aboutWords = /^[^\n]{0,12}?(?:字眼|字樣|等用語|等詞)/;

/** Whether a text says of a claim that it is not so, or speaks about its words. */
export function isNegated(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + 16);
  if (aboutWords.test(after)) return true;
  const before = text.slice(Math.max(0, start - 8), start);
  return negations.test(before) && !onlySounding.test(before) && !returns.test(after);
}

const cautions =
  /(?:諮詢|洽詢|詢問|請教).{0,6}(?:醫|營養師|藥師|專業)|(?:不宜|請勿|避免|停止|暫停)(?:食用|飲用|使用|服用)/;

/** Whether a sentence warns: 「慢性病患者食用前請先諮詢醫師」. */
export const isCaution = (sentence: string) => cautions.test(sentence);
