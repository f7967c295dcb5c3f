import { labels } from './labels';

export interface Unready {
  conflict: boolean;
  uploads: number;
  isEmpty: boolean;
}

/** What keeps a draft from being sent, in words; `null` when nothing does. */
export function reasonToWait({ conflict, uploads, isEmpty }: Unready): string | null {
  if (conflict) return labels.saving.conflict;
  if (uploads > 0) return labels.actions.uploading;
  return isEmpty ? labels.actions.empty : null;
}
