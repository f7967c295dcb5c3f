import { getOverflowAncestors } from '@floating-ui/dom';

/** Scrolls only what has to be scrolled, through all nested scroll areas, so that the whole target can be seen. */
export function reveal(target: Element) {
  const box = target.getBoundingClientRect();
  const fits = getOverflowAncestors(target).every((area) => {
    const { top, left, bottom, right } =
      area instanceof Element
        ? area.getBoundingClientRect()
        : { top: 0, left: 0, bottom: innerHeight, right: innerWidth };
    return box.top >= top && box.left >= left && box.bottom <= bottom && box.right <= right;
  });
  if (fits) return;
  const block = box.height < innerHeight ? 'center' : 'start';
  target.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
}
