/** Position of the tools in their containing block; without `left` the style sheet sets the distance from its edge. */
export interface ToolsPlace {
  top: number;
  left?: number;
}

const gap = 8;

/** Whether there is a margin for the tools: an element other than the page itself contains both the tools and the document. */
export const hasMargin = (tools: HTMLElement, container: HTMLElement): boolean => {
  const parent = tools.offsetParent;
  return parent !== null && getComputedStyle(parent).position !== 'static' && parent.contains(container);
};

/** Next to the first line of the selection, at the edge of the tools' container. */
export const inMargin = (tools: HTMLElement, range: Range): ToolsPlace => ({
  top: range.getBoundingClientRect().top - originOf(tools).y,
});

/** After the selected text if there is room, else below it, else above it; never outside the window. */
export function besideSelection(tools: HTMLElement, range: Range): ToolsPlace {
  const words = range.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tools;
  const isRtl = getComputedStyle(tools).direction === 'rtl';
  const before = words.left - gap - width;
  const after = words.right + gap;
  const fits = (x: number) => x >= gap && x + width <= innerWidth - gap;
  const side = [isRtl ? before : after, isRtl ? after : before].find(fits);
  const below = words.bottom + gap;
  const y = side !== undefined ? words.top : below + height <= innerHeight - gap ? below : words.top - gap - height;
  const origin = originOf(tools);
  return {
    top: within(y, innerHeight - height) - origin.y,
    left: within(side ?? (isRtl ? words.left : words.right - width), innerWidth - width) - origin.x,
  };
}

const within = (value: number, most: number) => Math.max(gap, Math.min(value, most - gap));

/** The origin of an element's `top` and `left`, in window coordinates. */
function originOf(element: HTMLElement): { x: number; y: number } {
  const parent = element.offsetParent;
  if (!parent || (parent === document.body && getComputedStyle(parent).position === 'static')) {
    return { x: -scrollX, y: -scrollY };
  }
  const box = parent.getBoundingClientRect();
  return { x: box.left + parent.clientLeft - parent.scrollLeft, y: box.top + parent.clientTop - parent.scrollTop };
}
