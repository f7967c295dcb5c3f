import { useSyncExternalStore } from 'react';
import { useChatStore } from './provider';

/** A timer for midnight itself would be late after a night asleep. */
function everyMinute(look: () => void) {
  const timer = setInterval(look, 60_000);
  return () => clearInterval(timer);
}

/** The midnight with which the reader's day began; renders again when another day has begun. */
export function useToday(): number {
  const store = useChatStore();
  const read = () => new Date(store.now()).setHours(0, 0, 0, 0);
  return useSyncExternalStore(everyMinute, read, read);
}
