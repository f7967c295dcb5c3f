import { expect, test } from 'vitest';
import { mayReload } from './subscription-error';

function storageOf(entries: Record<string, string> = {}) {
  return {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value;
    },
  };
}

test('R-rt-04 a subscription error reloads the page, at most once a minute', () => {
  const storage = storageOf();
  expect(mayReload({ storage, now: 1_000_000, busy: false })).toBe(true);
  expect(mayReload({ storage, now: 1_059_999, busy: false })).toBe(false);
  expect(mayReload({ storage, now: 1_060_000, busy: false })).toBe(true);
});

test('R-rt-04 never during an upload or with unsaved text', () => {
  expect(mayReload({ storage: storageOf(), now: 1_000_000, busy: true })).toBe(false);
});
