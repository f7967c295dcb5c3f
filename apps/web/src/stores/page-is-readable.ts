import { create } from 'zustand';

/**
 * Whether the first page is readable. The live connection, notifications and dialogs wait for it, so that on a slow
 * connection they do not delay the text.
 */
export const usePageIsReadable = create<{ isReadable: boolean }>()(() => ({ isReadable: true }));

/** Placeholders of content that is loading. Parts the text does not depend on are marked `data-later`. */
const placeholders = '[aria-busy="true"], [data-slot="skeleton"]';
const checkInterval = 100;
/** A page that never finishes loading must not block everything else, ms. */
const longestWait = 8000;

function isReadable(): boolean {
  const main = document.querySelector('main');
  if (!main) return false;
  return [main, ...main.querySelectorAll(placeholders)].every(
    (part) => !part.matches(placeholders) || part.closest('[data-later]'),
  );
}

/** Checks from the start of the app until the first page is readable: twice in a row, since parts load one after another. */
export function watchUntilReadable(): void {
  usePageIsReadable.setState({ isReadable: false });
  const deadline = performance.now() + longestWait;
  let checksPassed = 0;
  const check = () => {
    checksPassed = isReadable() ? checksPassed + 1 : 0;
    if (checksPassed >= 2 || performance.now() > deadline) usePageIsReadable.setState({ isReadable: true });
    else setTimeout(check, checkInterval);
  };
  setTimeout(check, checkInterval);
}
