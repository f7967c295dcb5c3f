import { useEffect } from 'react';

/** Not every browser has it, and on a computer there is nothing to turn. */
interface TurnableScreen {
  lock?: (orientation: 'landscape' | 'portrait') => Promise<void>;
  unlock?: () => void;
}

/** On a phone, a film that has the whole screen is shown along the long side it has itself, however the phone is held. */
export function useTurnedScreen(isFull: boolean, ratio: number): void {
  useEffect(() => {
    if (!isFull || !matchMedia('(pointer: coarse)').matches) return;
    const turnable: TurnableScreen = screen.orientation;
    turnable.lock?.(ratio < 1 ? 'portrait' : 'landscape').catch(() => undefined);
    return () => turnable.unlock?.();
  }, [isFull, ratio]);
}
