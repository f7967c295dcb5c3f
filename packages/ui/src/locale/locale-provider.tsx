import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { UiLabelOverrides, UiLabels } from '../labels';
import { type Direction, defaultLocale, directionOf, knownLocale } from './locale';

interface LocaleValue {
  locale: string;
  direction: Direction;
  labels: UiLabelOverrides;
}

const LocaleContext = createContext<LocaleValue | null>(null);

export interface LocaleProviderProps {
  /** Language and region as a BCP 47 tag, for dates, numbers and sorting. @default the surrounding locale, else 'zh-TW' */
  locale?: string | undefined;
  /** Writing direction. @default the locale's */
  dir?: Direction | undefined;
  /** Labels of the components in that language; missing ones are Chinese. @default the surrounding ones */
  labels?: UiLabelOverrides | undefined;
  children: ReactNode;
}

/**
 * The language of everything inside, for this package as well as chat, board, editor and tour. Without props it changes nothing.
 *
 * @example
 * import { en } from '@paidang/ui/labels/en';
 * <LocaleProvider locale="en" labels={en}><App /></LocaleProvider>
 */
export function LocaleProvider({ locale, dir, labels, children }: LocaleProviderProps) {
  const around = useContext(LocaleContext);
  const value = useMemo(() => {
    if (locale === undefined && dir === undefined && labels === undefined) return around;
    const tag = locale === undefined ? (around?.locale ?? defaultLocale) : knownLocale(locale);
    const direction = dir ?? (locale === undefined && around ? around.direction : directionOf(tag));
    return { locale: tag, direction, labels: labels ?? around?.labels ?? {} };
  }, [locale, dir, labels, around]);
  return <LocaleContext.Provider value={value}>{children}</LocaleContext.Provider>;
}

/** The current locale; `zh-TW` without a `LocaleProvider`. */
export const useLocale = (): string => useContext(LocaleContext)?.locale ?? defaultLocale;

/** The current writing direction; `ltr` without a `LocaleProvider`. */
export const useDirection = (): Direction => useContext(LocaleContext)?.direction ?? 'ltr';

/** `lang` and `dir` for a part's outermost element; none without a `LocaleProvider`, so that the page's own apply. */
export function useLanguageAttributes(): { lang?: string; dir?: Direction } {
  const value = useContext(LocaleContext);
  return value ? { lang: value.locale, dir: value.direction } : {};
}

/** A component's labels: its Chinese defaults, overridden by the `LocaleProvider`, then by its props. */
export function useLabels<Name extends keyof UiLabels>(
  name: Name,
  defaults: UiLabels[Name],
  own?: Partial<UiLabels[Name]>,
): UiLabels[Name] {
  return { ...defaults, ...useContext(LocaleContext)?.labels[name], ...own };
}
