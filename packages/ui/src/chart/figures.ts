type Format = (value: number) => string;

export interface Figures {
  /** With thousands separators. */
  plain: Format;
  /** Short, such as 4萬 or 40K. */
  compact: Format;
  /** A share between 0 and 1 as a percentage. */
  share: Format;
}

const cache = new Map<string, Figures>();

/** Number formats of a language. */
export function figuresOf(locale: string): Figures {
  const figures = cache.get(locale) ?? {
    plain: new Intl.NumberFormat(locale).format,
    compact: new Intl.NumberFormat(locale, { notation: 'compact' }).format,
    share: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format,
  };
  cache.set(locale, figures);
  return figures;
}
