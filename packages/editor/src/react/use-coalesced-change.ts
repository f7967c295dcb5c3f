import { useCallback, useEffect, useRef } from 'react';
import { useLatest } from './use-latest';

/** Serialising the document on every keystroke would slow down long documents, and hosts do not save that often. */
const changeDebounce = 150;

/**
 * Calls `report` once typing pauses, and immediately on `flush`: on blur, when the page is hidden, and before the editor
 * unmounts.
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

  /** Discards the pending report. */
  const cancel = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  }, []);

  return { schedule, flush, cancel };
}
