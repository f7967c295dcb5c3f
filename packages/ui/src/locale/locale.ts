/** Writing direction. */
export type Direction = 'ltr' | 'rtl';

export const defaultLocale = 'zh-TW';

const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'iw', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Information from the browser, where supported. */
interface TextInfo {
  getTextInfo?: () => { direction?: Direction };
  getWeekInfo?: () => { firstDay: number };
}

/** Returns a BCP 47 tag, or the default if it is invalid: a wrong tag must not crash the page. */
export function knownLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? defaultLocale;
  } catch {
    if (process.env.NODE_ENV !== 'production') {
      console.warn(`@paidang/ui: "${locale}" is not a language tag (BCP 47), so ${defaultLocale} is used.`);
    }
    return defaultLocale;
  }
}

/** Writing direction of a language. */
export function directionOf(locale: string): Direction {
  const known: Intl.Locale & TextInfo = new Intl.Locale(locale);
  return known.getTextInfo?.().direction ?? (rightToLeft.has(known.language) ? 'rtl' : 'ltr');
}

/** Sunday is 0; also the default if the browser does not know. */
export function firstWeekday(locale: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const known: Intl.Locale & TextInfo = new Intl.Locale(locale);
  return ((known.getWeekInfo?.().firstDay ?? 7) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
}

/** Punctuation between parts of a label; full-width for Chinese and Japanese. */
export interface Punctuation {
  comma: string;
  colon: string;
  /** Between items of a list. */
  list: string;
}

const fullWidth: Punctuation = { comma: '，', colon: '：', list: '、' };
const halfWidth: Punctuation = { comma: ', ', colon: ': ', list: ', ' };

/** The punctuation of a language. */
export const punctuationOf = (locale: string): Punctuation => (/^(zh|ja)\b/i.test(locale) ? fullWidth : halfWidth);
