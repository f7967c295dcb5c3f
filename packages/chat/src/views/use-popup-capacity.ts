import { useSyncExternalStore } from 'react';

const popup = 376;
const margins = 24 + 72;

const read = () => Math.max(1, Math.floor((window.innerWidth - margins) / popup));
const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** How many popups fit side by side beside the avatars. */
export const usePopupCapacity = (): number => useSyncExternalStore(subscribe, read, () => 1);
