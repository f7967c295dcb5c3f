import { labels } from '#labels/step';

export interface Unready {
  conflict: boolean;
  uploads: number;
  /** Why nothing can be sent yet, `null` when there is something. */
  empty: string | null;
}

/** What keeps a draft from being sent, in words; `null` when nothing does. */
export function reasonToWait({ conflict, uploads, empty }: Unready): string | null {
  if (conflict) return labels.saving.conflict;
  if (uploads > 0) return labels.actions.uploading;
  return empty;
}
