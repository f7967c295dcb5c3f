const px = (length: string) => Number.parseFloat(length) || 0;

/**
 * Distance in px that the caret keeps from the edges of the scroll container, so that it is not hidden behind the toolbar at
 * the top or a page's bar at the bottom (`scroll-padding-bottom`). Measured on every read, since bars appear and disappear.
 */
export const caretMargins = (tools: () => HTMLElement | null, air: number) => ({
  get top() {
    const bar = tools();
    return air + (bar ? px(getComputedStyle(bar).top) + bar.offsetHeight : 0);
  },
  get bottom() {
    return air + px(getComputedStyle(document.documentElement).scrollPaddingBottom);
  },
  left: air,
  right: air,
});
