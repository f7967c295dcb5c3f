/** Platforms whose posts can be previewed. */
export const postPlatforms = ['Instagram', 'Facebook', 'Threads', 'YouTube', 'TikTok'] as const;
export type PostPlatform = (typeof postPlatforms)[number];

/** How much of a text is visible before it is expanded. */
export interface PostFold {
  readonly lines: number;
  readonly characters: number;
}

/**
 * Reliability of a fact: tables of limits that agree (`stated`), a single source (`reported`), or our own estimate
 * because no source states it (`estimated`).
 */
export type PostFactBasis = 'stated' | 'reported' | 'estimated';

export interface PostFacts {
  /** Maximum length in code points, including spaces and line breaks. */
  readonly characters: number;
  /** `null` if the whole text is displayed. */
  readonly fold: PostFold | null;
  /** Maximum number of hashtags; `null` if unknown. */
  readonly hashtags: number | null;
  readonly pictures: number;
  /** Whether addresses in the text are clickable. */
  readonly opensLinks: boolean;
  /** The reliability of facts that are not `stated`. */
  readonly basis: Readonly<Partial<Record<'fold' | 'hashtags' | 'pictures' | 'opensLinks', PostFactBasis>>>;
}

/** The day these facts were collected; platforms change them without notice. */
export const postFactsDate = '2026-11-22';

/** The tables of limits the stated facts are from, and the month their maintainers last checked them. */
export const postFactSources = {
  sites: ['socialk.it', 'socialswiss.tech', 'typecount.com', 'lettercounter.org'],
  checked: '2026-06',
} as const;

/** What the platforms accept, and how much of it they show. */
export const postFacts: Readonly<Record<PostPlatform, PostFacts>> = {
  Instagram: {
    characters: 2200,
    fold: { lines: 2, characters: 125 },
    // Since 2025-12; some older accounts may still use 30.
    hashtags: 5,
    pictures: 20,
    opensLinks: false,
    // 125 characters are stated; folding Chinese after two lines is reported.
    basis: { fold: 'reported', pictures: 'reported', opensLinks: 'estimated' },
  },
  Facebook: {
    characters: 63_206,
    // 125 characters on phones are stated, the number of lines is not.
    fold: { lines: 5, characters: 125 },
    hashtags: null,
    pictures: 80,
    opensLinks: true,
    basis: { fold: 'estimated', pictures: 'estimated', opensLinks: 'estimated' },
  },
  Threads: {
    characters: 500,
    fold: null,
    hashtags: 1,
    pictures: 20,
    opensLinks: true,
    basis: { hashtags: 'reported', pictures: 'estimated', opensLinks: 'estimated' },
  },
  YouTube: {
    characters: 5000,
    fold: { lines: 3, characters: 157 },
    // Above 60 all hashtags are ignored; older sources say 15.
    hashtags: 60,
    pictures: 1,
    opensLinks: true,
    basis: { hashtags: 'reported', opensLinks: 'estimated' },
  },
  TikTok: {
    characters: 4000,
    // One line is stated, its number of characters is our estimate.
    fold: { lines: 1, characters: 40 },
    hashtags: 5,
    pictures: 35,
    opensLinks: false,
    basis: { fold: 'estimated', hashtags: 'reported', pictures: 'reported', opensLinks: 'estimated' },
  },
};

/** Length of a text as platforms count it: code points, including spaces and line breaks. */
export const postLength = (text: string): number => Array.from(text.trim()).length;

const hashtag = /[#＃][\p{L}\p{M}\p{N}_]+/gu;

/**
 * The hashtags of a text in order.
 *
 * @example hashtagsIn('睡前三滴 #山眠 #業配') // ['#山眠', '#業配']
 */
export const hashtagsIn = (text: string): string[] => text.match(hashtag) ?? [];

/** Characters as wide as a Chinese one. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}]/u;
/** Width of a line on a phone, in halves of a Chinese character. */
const lineWidth = 46;
/** Width of 「… 更多」 on the last line. */
const moreWidth = 8;

/**
 * The part of a text visible before it is expanded; `null` if all of it is. Lines are measured as on a phone.
 *
 * @example foldPost('第一行\n第二行\n第三行', { lines: 2, characters: 125 }) // '第一行\n第二行'
 */
export function foldPost(given: string, fold: PostFold): string | null {
  const text = given.trim();
  let line = 1;
  let width = 0;
  let count = 0;
  let end = 0;
  let fits = 0;
  for (const sign of text) {
    if (count === fold.characters) return text.slice(0, fits).trimEnd();
    const isBreak = sign === '\n';
    const signWidth = isBreak ? 0 : wide.test(sign) ? 2 : 1;
    if (isBreak || width + signWidth > lineWidth) {
      if (line === fold.lines) return text.slice(0, fits).trimEnd();
      line += 1;
      width = 0;
    }
    width += signWidth;
    count += 1;
    end += sign.length;
    if (line < fold.lines || width <= lineWidth - moreWidth) fits = end;
  }
  return null;
}
