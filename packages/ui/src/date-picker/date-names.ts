import type { CalendarYears } from './plain-date';

type Name = (date: Date) => string;

/** The names of days, months and years in a language. */
export interface DateNames {
  /** 2026年, 民國115年, 民國前1年. */
  year: Name;
  /** 11月, November. */
  month: Name;
  /** 2026年11月, November 2026. */
  monthOfYear: Name;
  /** 2026年11月21日星期六. */
  day: Name;
  /** 21. */
  dayFigure: Name;
  /** 星期六, Saturday. */
  weekday: Name;
  /** 六, S. */
  weekdayFigure: Name;
}

const cache = new Map<string, DateNames>();

/** Cached: formatters are slow to create, and a calendar needs hundreds of names. */
export function dateNamesOf(locale: string, years: CalendarYears): DateNames {
  const tag = new Intl.Locale(locale, { calendar: years }).toString();
  const names = cache.get(tag) ?? makeNames(tag);
  cache.set(tag, names);
  return names;
}

function makeNames(tag: string): DateNames {
  const inWords = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options).format;
  const figure = new Intl.NumberFormat(tag);
  return {
    year: inWords({ year: 'numeric' }),
    month: inWords({ month: 'long' }),
    monthOfYear: inWords({ year: 'numeric', month: 'long' }),
    day: inWords({ year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' }),
    dayFigure: (date) => figure.format(date.getDate()),
    weekday: inWords({ weekday: 'long' }),
    weekdayFigure: inWords({ weekday: 'narrow' }),
  };
}
