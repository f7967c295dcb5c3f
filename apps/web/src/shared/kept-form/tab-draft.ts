/** Input of a user without an account, kept in their tab across reloads and detours. */
export interface TabDraft<Form extends object> {
  /** The saved texts; values of any other shape are dropped. */
  read: () => Partial<Form>;
  keep: (form: Partial<Form>) => void;
  forget: () => void;
}

/**
 * Never for passwords.
 *
 * @param empty the form's fields; only those with text values are saved
 */
export function createTabDraft<Form extends object>(storage: Storage, key: string, empty: Form): TabDraft<Form> {
  return {
    read: () => {
      try {
        const kept: object = JSON.parse(storage.getItem(key) ?? '{}');
        const texts = Object.entries(kept).filter(([field, value]) => field in empty && typeof value === 'string');
        return Object.fromEntries(texts) as Partial<Form>;
      } catch {
        return {};
      }
    },
    keep: (form) => {
      try {
        storage.setItem(key, JSON.stringify(form));
      } catch {}
    },
    forget: () => {
      try {
        storage.removeItem(key);
      } catch {}
    },
  };
}
