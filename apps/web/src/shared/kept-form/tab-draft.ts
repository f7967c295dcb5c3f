/** What somebody has typed before they have an account, kept in their tab over a reload and a detour. */
export interface TabDraft<Form extends object> {
  /** The texts that are kept; nothing of another shape. */
  read: () => Partial<Form>;
  keep: (form: Partial<Form>) => void;
  forget: () => void;
}

/**
 * Never for passwords.
 *
 * @param empty the form's fields; only texts among them are kept
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
