/** Words as this browser keeps them until the server has them. */
export interface LocalDraft<Content> {
  content: Content;
  /** Revision of the server's draft they are based on. */
  revision: number;
}

export interface LocalDrafts<Content> {
  read: () => LocalDraft<Content> | null;
  /** `null` forgets them. */
  write: (draft: LocalDraft<Content> | null) => void;
}

/** Keeps one step's draft of one person in this browser. */
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
