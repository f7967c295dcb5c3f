import { useSyncExternalStore } from 'react';

/** Two months fit beside each other from here on (`md`). */
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
