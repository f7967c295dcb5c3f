import { limits } from '@paidang/contract/limits';
import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
};

/** Whether the page has been scrolled far enough for the bar to shrink. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > limits.scroll.barShrinks,
    () => false,
  );
