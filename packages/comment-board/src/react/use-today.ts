import { dayOf } from '@paidang/contract/rules';
import { useMemo, useSyncExternalStore } from 'react';

/** A timer for midnight itself would be late after a night asleep. */
function everyMinute(look: () => void) {
  const timer = setInterval(look, 60_000);
  return () => clearInterval(timer);
}

const read = () => dayOf(new Date());

/** A moment of today; another when another day has begun. */
export function useToday(): Date {
  const day = useSyncExternalStore(everyMinute, read, read);
  return useMemo(() => new Date(`${day}T12:00:00+08:00`), [day]);
}
