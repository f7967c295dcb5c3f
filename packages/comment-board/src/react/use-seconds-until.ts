import { useEffect, useState } from 'react';

const left = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Whole seconds until a time (ms since 1970), counted down to 0. */
export function useSecondsUntil(moment: number): number {
  const [, tick] = useState(0);
  const seconds = left(moment);
  useEffect(() => {
    const rest = moment - Date.now();
    if (rest <= 0) return;
    const timer = setTimeout(() => tick((count) => count + 1), rest - (seconds - 1) * 1000);
    return () => clearTimeout(timer);
  }, [moment, seconds]);
  return seconds;
}
