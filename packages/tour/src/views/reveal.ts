import { type Edges, scrollPort, visibleBox } from './visible-box';

/** Distance to keep between a target and a bar, px: the frame extends 10 px beyond the target. */
const CLEAR = 16;

const isWhole = (target: Element): boolean => {
  const box = target.getBoundingClientRect();
  const seen = visibleBox(target);
  return seen.top <= box.top && seen.left <= box.left && seen.bottom >= box.bottom && seen.right >= box.right;
};

const marginOf = (target: Element, seen: Edges): string => {
  const box = target.getBoundingClientRect();
  const port = scrollPort(target);
  const top = seen.top > box.top ? seen.top - port.top + CLEAR : 0;
  const bottom = seen.bottom < box.bottom ? port.bottom - seen.bottom + CLEAR : 0;
  return `${top}px 0px ${bottom}px`;
};

/** Scrolls the target clear of bars that cover its scroll area. */
function scrollClearOfBars(target: HTMLElement | SVGElement): void {
  const { scrollMargin } = target.style;
  target.style.scrollMargin = marginOf(target, visibleBox(target));
  const port = scrollPort(target);
  const isTall = target.getBoundingClientRect().height >= port.bottom - port.top;
  target.scrollIntoView({ block: isTall ? 'start' : 'nearest', inline: 'nearest', behavior: 'instant' });
  target.style.scrollMargin = scrollMargin;
}

/** Scrolls the target into full view, through all nested scroll areas, and scrolls nothing that does not need it. */
export function reveal(target: Element) {
  if (isWhole(target)) return;
  const block = target.getBoundingClientRect().height < innerHeight ? 'center' : 'start';
  target.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
  if (isWhole(target) || !(target instanceof HTMLElement || target instanceof SVGElement)) return;
  scrollClearOfBars(target);
}
