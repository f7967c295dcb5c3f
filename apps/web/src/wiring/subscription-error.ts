const key = 'paidang.realtime-reload';
const reloadInterval = 60_000;

export interface ReloadGuard {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** ms since 1970 */
  now: number;
  /** A reload would lose something: a running upload or unsaved text. */
  busy: boolean;
}

/** Whether a refused channel may reload the page: at most once a minute per tab, and never if work would be lost. */
export function mayReload({ storage, now, busy }: ReloadGuard): boolean {
  if (busy) return false;
  const last = Number(storage.getItem(key) ?? 0);
  if (now - last < reloadInterval) return false;
  storage.setItem(key, String(now));
  return true;
}
