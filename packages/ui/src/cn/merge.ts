import { covers, propertyOf } from './utilities';

/**
 * `pd:` (or another of our prefixes) and variants, a minus, the utility, an exclamation mark; colons in brackets are part of
 * their variant.
 */
const ours = /^(pd[a-z]*:(?:.*:)?)-?((?:[^:[\]()]|\[[^\]]*\]|\([^)]*\))+?)(!?)$/;

const known = new Map<string, string>();

/** If two utilities with the same prefix and variants set the same property, only the later one is kept. */
export function merge(classes: string): string {
  let merged = known.get(classes);
  if (merged === undefined) {
    const later: [state: string, property: string][] = [];
    merged = classes
      .split(/\s+/)
      .reverse()
      .filter((name) => {
        const [, states = '', utility, important = ''] = ours.exec(name) ?? [];
        if (!utility) return true;
        const property = propertyOf(utility);
        const state = states + important;
        if (later.some(([where, what]) => where === state && covers(what, property))) return false;
        return later.push([state, property]);
      })
      .reverse()
      .join(' ');
    if (known.size > 500) known.clear();
    known.set(classes, merged);
  }
  return merged;
}
