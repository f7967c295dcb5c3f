import { useCallback, useEffect, useRef } from 'react';
import { useLatest } from './use-latest';

/** Reading the whole document on every key makes long documents slow, and hosts do not save that often. */
const changeDebounce = 150;

/**
 * Calls `report` once typing rests for a moment, and at once on `flush`: on blur, when the page goes to the background, and
 * before the editor goes away.
 */
export function useCoalescedChange(report: () => void) {
  const latest = useLatest(report);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const flush = useCallback(() => {
    if (timer.current === null) return;
    clearTimeout(timer.current);
    timer.current = null;
    latest.current();
  }, [latest]);

  const schedule = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(flush, changeDebounce);
  }, [flush]);

  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      flush();
    };
  }, [flush]);

  /** Forgets what was not yet reported. */
  const cancel = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  }, []);

  return { schedule, flush, cancel };
}
