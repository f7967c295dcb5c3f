/** Platforms that fold texts, with the number of characters shown before the fold. */
export const folds = { instagram: 125, facebook: 125, youtube: 157, tiktok: 40, threads: 500, x: 280 } as const;

/** A platform whose fold is known: where it truncates the text of a post. */
export type DisclosurePlatform = keyof typeof folds;

/** How a text discloses that it is paid for. */
export interface Disclosure {
  /** `clear`: any reader understands it; `weak`: it can be overlooked or misunderstood; `missing`: there is none. */
  strength: 'clear' | 'weak' | 'missing';
  /** Position of the disclosure in the original text. */
  found?: { text: string; start: number; end: number };
  /** `first-line` is where it belongs; few people read what is after the fold. */
  place?: 'first-line' | 'before-fold' | 'after-fold';
}

const clear =
  /(?<!\p{Script=Han})[#＃]?廣告(?!\p{Script=Han})|業配|贊助|付費合作|商業合作|合作夥伴付費|與[^\n，。]{1,20}合作|[#＃]合作\s*[@＠]|合作[｜|:：×x]|提供商品|商品由[^\n，。]{1,20}提供|連結含分潤|分潤連結|[#＃](?:ad|sponsored)(?![a-z])/giu;
const weak = /[#＃]?合作|感謝[^\n。]{1,20}邀請|公關品|[#＃]體驗|[#＃](?:sp|collab|partner)(?![a-z])/giu;
/** 「非業配」 means the opposite. */
const denies = /(?:非|無|不是|沒有|並非|未)$/;

/**
 * Checks whether a text discloses that it is paid for, in words readers understand and where they see them. The law requires
 * full disclosure of the relation and prescribes no words; which words are clear is a policy of this package. A platform's own
 * label comes in addition.
 *
 * @example checkDisclosure('合作｜睡前三滴', { platform: 'instagram' }); // { strength: 'clear', place: 'first-line', … }
 */
export function checkDisclosure(text: string, { platform }: { platform: DisclosurePlatform }): Disclosure {
  const found = firstOf(text, clear);
  const other = found ?? firstOf(text, weak);
  if (!other) return { strength: 'missing' };
  const start = other.index;
  const end = start + other[0].length;
  return {
    strength: found ? 'clear' : 'weak',
    found: { text: other[0], start, end },
    place: placeOf(text, end, folds[platform]),
  };
}

function firstOf(text: string, words: RegExp) {
  for (const match of text.matchAll(words)) {
    if (!denies.test(text.slice(Math.max(0, match.index - 4), match.index))) return match;
  }
}

function placeOf(text: string, end: number, fold: number): Disclosure['place'] {
  const before = text.slice(0, end).trimStart();
  if (Array.from(before.slice(0, fold * 2 + 2)).length > fold) return 'after-fold';
  return before.includes('\n') ? 'before-fold' : 'first-line';
}
