import { useSyncExternalStore } from 'react';

/** Below this width a popup covers the page: see `max-sm` in its classes. */
const narrow = '(width < 576px)';
const popupWidth = 376;
const margins = 24 + 72;

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

const isNarrow = () => matchMedia(narrow).matches;
/** What the page keeps clear at the end edge, see `--pd-chat-end`. */
const keptClear = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--pd-chat-end')) || 0;
const capacity = () => Math.max(1, Math.floor((window.innerWidth - keptClear() - margins) / popupWidth));

interface PopupSpace {
  /** Whether an open room covers the page. */
  covers: boolean;
  /** How many popups fit side by side beside the avatars. */
  capacity: number;
}

/** The space popups have in this window. */
export const usePopupSpace = (): PopupSpace => ({
  covers: useSyncExternalStore(subscribe, isNarrow, () => false),
  capacity: useSyncExternalStore(subscribe, capacity, () => 1),
});
