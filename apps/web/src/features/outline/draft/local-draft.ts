/** Words as this browser keeps them until the server has them. */
export interface LocalDraft {
  content: string;
  /** Revision of the server's draft they are based on. */
  revision: number;
}

export interface LocalDrafts {
  read: () => LocalDraft | null;
  /** `null` forgets them. */
  write: (draft: LocalDraft | null) => void;
}

/** Keeps one task's draft of one person in this browser. */
export function createLocalDrafts(storage: Storage, user: string, task: string): LocalDrafts {
  const key = `paidang.draft.outline.${user}.${task}`;
  return {
    read: () => {
      try {
        return JSON.parse(storage.getItem(key) ?? 'null') as LocalDraft | null;
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
