import { useSyncExternalStore } from 'react';

const query = '(min-width: 992px)';

/** Whether there is room for the drawer beside the paper. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      const media = matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    () => matchMedia(query).matches,
    () => true,
  );
