import { useSyncExternalStore } from 'react';

/** Paper is narrow, but what is open does not move for it: a sheet that opened would lock the page being printed. */
const query = '(min-width: 992px), print';

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
