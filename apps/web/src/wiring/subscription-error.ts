const key = 'paidang.realtime-reload';
const pause = 60_000;

export interface ReloadGuard {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** ms since 1970 */
  now: number;
  /** Something would be lost: an upload runs, or words are not saved yet. */
  busy: boolean;
}

/** Whether a refused channel may reload the page: at most once a minute a tab, and never at the cost of somebody's work. */
export function mayReload({ storage, now, busy }: ReloadGuard): boolean {
  if (busy) return false;
  const last = Number(storage.getItem(key) ?? 0);
  if (now - last < pause) return false;
  storage.setItem(key, String(now));
  return true;
}
