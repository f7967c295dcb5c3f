import type { DraftStorage, StoredDraft } from '../core';

const isStoredDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' && value !== null && 'message' in value && 'images' in value && Array.isArray(value.images);

/**
 * Stores drafts in this browser. If storage is blocked or full, the draft is lost on reload, but writing is not interrupted.
 *
 * @param prefix First part of every key. @default 'paidang.comments'
 */
export function browserDraftStorage(prefix = 'paidang.comments'): DraftStorage {
  return {
    read(key) {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(`${prefix}/${key}`) ?? 'null');
        return isStoredDraft(kept) ? kept : null;
      } catch {
        return null;
      }
    },
    write(key, draft) {
      try {
        if (draft) localStorage.setItem(`${prefix}/${key}`, JSON.stringify(draft));
        else localStorage.removeItem(`${prefix}/${key}`);
      } catch {
        // Private windows and full disks: typing continues without a stored copy.
      }
    },
  };
}
