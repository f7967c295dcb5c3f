import { type Direction, useLanguageAttributes } from '../locale';

/**
 * `dir` for a Radix component, if a `LocaleProvider` sets it. Radix has a provider of its own, but using it would make every
 * package that only needs the language depend on Radix.
 */
export function useDir(): { dir?: Direction } {
  const { dir } = useLanguageAttributes();
  return dir ? { dir } : {};
}
