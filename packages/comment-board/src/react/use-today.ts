import { dayOf } from '@paidang/contract/rules';
import { useMemo, useSyncExternalStore } from 'react';

/** Checks every minute: a timer set for midnight would fire late after the computer slept. */
function everyMinute(look: () => void) {
  const timer = setInterval(look, 60_000);
  return () => clearInterval(timer);
}

const read = () => dayOf(new Date());

/** Noon of today in Taipei; changes when the day changes. */
export function useToday(): Date {
  const day = useSyncExternalStore(everyMinute, read, read);
  return useMemo(() => new Date(`${day}T12:00:00+08:00`), [day]);
}
