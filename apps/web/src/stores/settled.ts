import { create } from 'zustand';

/**
 * Whether the page somebody came for can be read. What waits for it (the live connection, notifications, dialogs) takes
 * nothing from the text on a slow line.
 */
export const usePageIsReadable = create<{ isSettled: boolean }>()(() => ({ isSettled: true }));

/** What stands for something that is on its way. A part the text does not wait for is marked `data-later`. */
const waiting = '[aria-busy="true"], [data-slot="skeleton"]';
const pause = 100;
/** A page that never comes to rest must not keep everything else. */
const patience = 8000;

function canBeRead(): boolean {
  const main = document.querySelector('main');
  if (!main) return false;
  return [main, ...main.querySelectorAll(waiting)].every(
    (part) => !part.matches(waiting) || part.closest('[data-later]'),
  );
}

/** Looks, from the start of the app, until the first page can be read; two looks agree, as parts come one after the other. */
export function watchUntilReadable(): void {
  usePageIsReadable.setState({ isSettled: false });
  const latest = performance.now() + patience;
  let looks = 0;
  const look = () => {
    looks = canBeRead() ? looks + 1 : 0;
    if (looks >= 2 || performance.now() > latest) usePageIsReadable.setState({ isSettled: true });
    else setTimeout(look, pause);
  };
  setTimeout(look, pause);
}
