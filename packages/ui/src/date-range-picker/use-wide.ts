import { useSyncExternalStore } from 'react';

/** Minimum width at which two months fit next to each other (`md`). */
const WIDE = '(min-width: 768px)';

/** Whether two months fit; `false` on the server. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const media = window.matchMedia(WIDE);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}
