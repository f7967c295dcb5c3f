import type { DraftStorage, StoredDraft } from '../core';

/** Draft storage in memory. */
export function createMemoryDrafts(initial: Readonly<Record<string, StoredDraft>> = {}): DraftStorage {
  const kept = new Map(Object.entries(initial));
  return {
    read: (key) => kept.get(key) ?? null,
    write(key, draft) {
      if (draft) kept.set(key, draft);
      else kept.delete(key);
    },
  };
}
