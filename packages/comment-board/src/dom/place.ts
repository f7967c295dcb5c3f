interface Point {
  clientX: number;
  clientY: number;
}

const isInside = (rect: DOMRect, { clientX, clientY }: Point): boolean =>
  clientX >= rect.left && clientX <= rect.right && clientY >= rect.top - 2 && clientY <= rect.bottom + 4;

/** The smallest range at a point: for nested quotes, the inner one. */
export function rangeAt<Key>(ranges: ReadonlyMap<Key, Range>, point: Point): Key | null {
  let best: { key: Key; length: number } | null = null;
  for (const [key, range] of ranges) {
    if (!isInside(range.getBoundingClientRect(), point)) continue;
    const length = range.toString().length;
    if (best && best.length <= length) continue;
    if ([...range.getClientRects()].some((rect) => isInside(rect, point))) best = { key, length };
  }
  return best?.key ?? null;
}

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls a range to the middle of its scroll container, unless it is already visible. */
export function scrollToRange(range: Range): void {
  const box = range.getBoundingClientRect();
  for (let parent = range.startContainer.parentElement; parent; parent = parent.parentElement) {
    const isPage = parent === document.scrollingElement;
    if (!isPage && !/auto|scroll/.test(getComputedStyle(parent).overflowY)) continue;
    const view = isPage ? new DOMRect(0, 0, innerWidth, innerHeight) : parent.getBoundingClientRect();
    if (box.top >= view.top && box.bottom <= view.bottom) continue;
    const top = box.top - view.top - Math.max(0, (view.height - box.height) / 2);
    parent.scrollBy({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    return;
  }
}
