/** A draft kept in this browser until the server has it. */
export interface LocalDraft<Content> {
  content: Content;
  /** Revision of the server's draft it is based on. */
  revision: number;
}

export interface LocalDrafts<Content> {
  read: () => LocalDraft<Content> | null;
  /** `null` deletes the draft. */
  write: (draft: LocalDraft<Content> | null) => void;
}

/** Stores one user's draft of one step in this browser. */
export function createLocalDrafts<Content>(
  storage: Storage,
  user: string,
  [kind, ...ids]: readonly string[],
): LocalDrafts<Content> {
  const key = `paidang.draft.${kind}.${user}.${ids.join('.')}`;
  return {
    read: () => {
      try {
        return JSON.parse(storage.getItem(key) ?? 'null') as LocalDraft<Content> | null;
      } catch {
        return null;
      }
    },
    write: (draft) => {
      try {
        if (draft) storage.setItem(key, JSON.stringify(draft));
        else storage.removeItem(key);
      } catch {}
    },
  };
}
