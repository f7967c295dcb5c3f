import { covers, propertyOf } from './utilities';

/** `pd:` (or another of our prefixes) and the states, a minus, the utility, the exclamation mark; colons in brackets belong to what they stand in. */
const ours = /^(pd[a-z]*:(?:.*:)?)-?((?:[^:[\]()]|\[[^\]]*\]|\([^)]*\))+?)(!?)$/;

const known = new Map<string, string>();

/** Of two utilities of one prefix for the same property in the same state the later one stays. */
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
