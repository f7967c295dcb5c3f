import { type Direction, useLanguageAttributes } from '../locale';

/**
 * `dir` for a part of Radix, where a `LocaleProvider` says it. Radix has a provider of its own, but with it every package
 * that only wants the language would carry Radix.
 */
export function useDir(): { dir?: Direction } {
  const { dir } = useLanguageAttributes();
  return dir ? { dir } : {};
}
