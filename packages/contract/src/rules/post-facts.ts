/** Platforms whose posts can be shown as they will look. */
export const postPlatforms = ['Instagram', 'Facebook', 'Threads', 'YouTube', 'TikTok'] as const;
export type PostPlatform = (typeof postPlatforms)[number];

/** How much of a text is seen before somebody opens it. */
export interface PostFold {
  readonly lines: number;
  readonly characters: number;
}

/**
 * Where a fact comes from: tables of limits that agree (`stated`), one source without a second (`reported`), or our own estimate,
 * because no source says it (`estimated`).
 */
export type PostFactBasis = 'stated' | 'reported' | 'estimated';

export interface PostFacts {
  /** Code points a text may have, spaces and line breaks included. */
  readonly characters: number;
  /** `null` where a text is shown whole. */
  readonly fold: PostFold | null;
  /** Hashtags a post may have; `null` where none is known. */
  readonly hashtags: number | null;
  readonly pictures: number;
  /** Whether an address in the text can be opened. */
  readonly opensLinks: boolean;
  /** Of what is not `stated`. */
  readonly basis: Readonly<Partial<Record<'fold' | 'hashtags' | 'pictures' | 'opensLinks', PostFactBasis>>>;
}

/** The day on which these facts were collected; platforms change them without notice. */
export const postFactsDate = '2026-11-22';

/** Tables of limits the stated facts are from, and the month they were last checked by who keeps them. */
export const postFactSources = {
  sites: ['socialk.it', 'socialswiss.tech', 'typecount.com', 'lettercounter.org'],
  checked: '2026-06',
} as const;

/** What the platforms take, and what they show of it. */
export const postFacts: Readonly<Record<PostPlatform, PostFacts>> = {
  Instagram: {
    characters: 2200,
    fold: { lines: 2, characters: 125 },
    // Since 2025-12; some older accounts may still use 30.
    hashtags: 5,
    pictures: 20,
    opensLinks: false,
    // 125 characters are stated; that Chinese is folded after two lines is reported.
    basis: { fold: 'reported', pictures: 'reported', opensLinks: 'estimated' },
  },
  Facebook: {
    characters: 63_206,
    // 125 characters on phones are stated, lines are not.
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
    // Above 60 all are ignored; older sources say 15.
    hashtags: 60,
    pictures: 1,
    opensLinks: true,
    basis: { hashtags: 'reported', opensLinks: 'estimated' },
  },
  TikTok: {
    characters: 4000,
    // One line is stated, the characters of it are ours.
    fold: { lines: 1, characters: 40 },
    hashtags: 5,
    pictures: 35,
    opensLinks: false,
    basis: { fold: 'estimated', hashtags: 'reported', pictures: 'reported', opensLinks: 'estimated' },
  },
};

/** Characters of a text as platforms count them: code points, spaces and line breaks included. */
export const postLength = (text: string): number => Array.from(text.trim()).length;

const hashtag = /[#＃][\p{L}\p{M}\p{N}_]+/gu;

/**
 * The hashtags of a text in their order.
 *
 * @example hashtagsIn('睡前三滴 #山眠 #業配') // ['#山眠', '#業配']
 */
export const hashtagsIn = (text: string): string[] => text.match(hashtag) ?? [];

/** Signs that take the width of a Chinese character. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}]/u;
/** Of a line on a phone, in halves of a Chinese character. */
const lineWidth = 46;
/** What 「… 更多」 takes of the last line. */
const moreWidth = 8;

/**
 * What is seen of a text before it is opened; `null` when that is all of it. Lines are measured as a phone sets them.
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
