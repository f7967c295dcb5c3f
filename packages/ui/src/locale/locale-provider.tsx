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
  /** Language and region as a BCP 47 tag: dates, figures and sorting follow it. @default the one around it, else 'zh-TW' */
  locale?: string | undefined;
  /** Which way it is written. @default as the locale is */
  dir?: Direction | undefined;
  /** Words of the components in that language; what is missing is Chinese. @default those around it */
  labels?: UiLabelOverrides | undefined;
  children: ReactNode;
}

/**
 * The language of everything inside it, of this package and of chat, board, editor and tour. Without props it changes nothing.
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

/** The language of this place, `zh-TW` without a `LocaleProvider`. */
export const useLocale = (): string => useContext(LocaleContext)?.locale ?? defaultLocale;

/** Which way this place is written, `ltr` without a `LocaleProvider`. */
export const useDirection = (): Direction => useContext(LocaleContext)?.direction ?? 'ltr';

/** `lang` and `dir` for the outermost element of a part; none without a `LocaleProvider`, when the page's own hold. */
export function useLanguageAttributes(): { lang?: string; dir?: Direction } {
  const value = useContext(LocaleContext);
  return value ? { lang: value.locale, dir: value.direction } : {};
}

/** A component's words: its own Chinese ones, under those of the `LocaleProvider`, under those of its props. */
export function useLabels<Name extends keyof UiLabels>(
  name: Name,
  defaults: UiLabels[Name],
  own?: Partial<UiLabels[Name]>,
): UiLabels[Name] {
  return { ...defaults, ...useContext(LocaleContext)?.labels[name], ...own };
}
