/** Which way one reads. */
export type Direction = 'ltr' | 'rtl';

export const defaultLocale = 'zh-TW';

const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'iw', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** The browser's own answer, where it has one. */
interface TextInfo {
  getTextInfo?: () => { direction?: Direction };
  getWeekInfo?: () => { firstDay: number };
}

/** A BCP 47 tag as it is written, or the default for what is none: a wrong tag must not take the page down. */
export function knownLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? defaultLocale;
  } catch {
    if (process.env.NODE_ENV !== 'production') {
      console.warn(`@paidang/ui: "${locale}" is no language tag (BCP 47), so ${defaultLocale} is used.`);
    }
    return defaultLocale;
  }
}

/** Which way a language is written. */
export function directionOf(locale: string): Direction {
  const known: Intl.Locale & TextInfo = new Intl.Locale(locale);
  return known.getTextInfo?.().direction ?? (rightToLeft.has(known.language) ? 'rtl' : 'ltr');
}

/** Sunday is 0; where the browser does not know, weeks start on it. */
export function firstWeekday(locale: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const known: Intl.Locale & TextInfo = new Intl.Locale(locale);
  return ((known.getWeekInfo?.().firstDay ?? 7) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
}

/** Marks between the parts of what a component says: Chinese and Japanese have full-width ones. */
export interface Punctuation {
  comma: string;
  colon: string;
  /** Between the members of a list. */
  list: string;
}

const fullWidth: Punctuation = { comma: '，', colon: '：', list: '、' };
const halfWidth: Punctuation = { comma: ', ', colon: ': ', list: ', ' };

/** The marks that join words and sentences in a language. */
export const punctuationOf = (locale: string): Punctuation => (/^(zh|ja)\b/i.test(locale) ? fullWidth : halfWidth);
