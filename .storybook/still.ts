import isChromatic from 'chromatic/isChromatic';
import MockDate from 'mockdate';

/** When every story takes place: pictures of two days are equal, and so is what relative times say. */
const now = '2026-11-24T14:32:00+08:00';

/** What moves by itself stands at its end, and no caret blinks: what is pictured twice is equal to the pixel. */
const ended = `
  *, *::before, *::after {
    animation-duration: 0s !important;
    animation-delay: 0s !important;
    animation-iteration-count: 1 !important;
    transition-duration: 0s !important;
    transition-delay: 0s !important;
    scroll-behavior: auto !important;
    caret-color: transparent !important;
  }`;

const sheet = document.createElement('style');
sheet.textContent = ended;

/** Stops the clock. Timers go on: a story may wait. */
export const stopClock = () => MockDate.set(now);

export const takesPictures: boolean = isChromatic();

/** Ends what moves, in this document; shadow roots answer to `prefers-reduced-motion` alone. */
export function endMotion(isEnded: boolean) {
  if (isEnded) document.head.append(sheet);
  else sheet.remove();
}
