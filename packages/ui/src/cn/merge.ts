import { covers, propertyOf } from './utilities';

/**
 * `pd:` (or another of our prefixes) and variants, a minus, the utility, an exclamation mark; colons in brackets are part of
 * their variant.
 */
const ourUtility = /^(pd[a-z]*:(?:.*:)?)-?((?:[^:[\]()]|\[[^\]]*\]|\([^)]*\))+?)(!?)$/;

const cache = new Map<string, string>();

/** If two utilities with the same prefix and variants set the same property, only the later one is kept. */
export function merge(classes: string): string {
  let merged = cache.get(classes);
  if (merged === undefined) {
    const later: [state: string, property: string][] = [];
    merged = classes
      .split(/\s+/)
      .reverse()
      .filter((name) => {
        const [, states = '', utility, important = ''] = ourUtility.exec(name) ?? [];
        if (!utility) return true;
        const property = propertyOf(utility);
        const state = states + important;
        if (later.some(([where, what]) => where === state && covers(what, property))) return false;
        return later.push([state, property]);
      })
      .reverse()
      .join(' ');
    if (cache.size > 500) cache.clear();
    cache.set(classes, merged);
  }
  return merged;
}
