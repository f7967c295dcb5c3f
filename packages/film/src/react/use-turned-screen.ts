import { useEffect } from 'react';

/** Not supported by every browser, and without effect on a computer. */
interface TurnableScreen {
  lock?: (orientation: 'landscape' | 'portrait') => Promise<void>;
  unlock?: () => void;
}

/** In full screen on a phone, locks the orientation to that of the film, however the phone is held. */
export function useTurnedScreen(isFull: boolean, ratio: number): void {
  useEffect(() => {
    if (!isFull || !matchMedia('(pointer: coarse)').matches) return;
    const turnable: TurnableScreen = screen.orientation;
    turnable.lock?.(ratio < 1 ? 'portrait' : 'landscape').catch(() => undefined);
    return () => turnable.unlock?.();
  }, [isFull, ratio]);
}
