const px = (length: string) => Number.parseFloat(length) || 0;

/**
 * How far from the edges of what scrolls the caret stays, px: behind the tools at the top, or a bar of the page at the
 * bottom (its `scroll-padding-bottom`), what is typed is hidden. Measured again each time, since bars come and go.
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
