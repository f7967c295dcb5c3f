import { useSyncExternalStore } from 'react';

/** Where a popup fills the screen: see `max-sm` in its classes. */
const narrow = '(width < 576px)';

const subscribe = (listener: () => void) => {
  const media = matchMedia(narrow);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether an open room covers the page. */
export const useCovers = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  );
