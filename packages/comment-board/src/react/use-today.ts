import { useSyncExternalStore } from 'react';

/** A timer for midnight itself would be late after a night asleep. */
function everyMinute(look: () => void) {
  const timer = setInterval(look, 60_000);
  return () => clearInterval(timer);
}

const read = () => new Date().setHours(0, 0, 0, 0);

/** The midnight with which the reader's day began; renders again when another day has begun. */
export const useToday = (): number => useSyncExternalStore(everyMinute, read, read);
