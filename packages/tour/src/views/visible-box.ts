import { getOverflowAncestors } from '@floating-ui/utils/dom';

export interface Edges {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** Parts of any tour: they do not count as covering a target. */
const TOUR = '.pd-tour, paidang-tour-layer';
/** Maximum number of bars over one target that are taken into account. */
const MOST_BARS = 4;
const STEPS = [0, 0.5, 1];

const intersection = (one: Edges, other: Edges): Edges => {
  const top = Math.max(one.top, other.top);
  const left = Math.max(one.left, other.left);
  return {
    top,
    left,
    bottom: Math.max(top, Math.min(one.bottom, other.bottom)),
    right: Math.max(left, Math.min(one.right, other.right)),
  };
};

const areaOf = ({ top, left, bottom, right }: Edges): number => (bottom - top) * (right - left);

/** Ancestors of a target that scroll or clip it, across shadow roots. */
export const scrollAreas = (target: Element): Element[] =>
  getOverflowAncestors(target).filter((area) => area instanceof Element);

/** The part of the window in which the scroll areas around a target show their content, including parts that bars cover. */
export const scrollPort = (target: Element): Edges =>
  scrollAreas(target).reduce<Edges>((port, area) => intersection(port, area.getBoundingClientRect()), {
    top: 0,
    left: 0,
    bottom: innerHeight,
    right: innerWidth,
  });

function composedAncestors(target: Element): Set<Element> {
  const line = new Set<Element>();
  let element: Element | null = target;
  while (element) {
    line.add(element);
    const root: Node = element.getRootNode();
    element = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return line;
}

/** The bar an element belongs to: a fixed or sticky ancestor that stays in place while the page scrolls. */
function barOf(element: Element, line: Set<Element>): Element | null {
  let part: Element | null = element;
  while (part && !line.has(part)) {
    if (/^(fixed|sticky)$/.test(getComputedStyle(part).position)) return part;
    part = part.parentElement;
  }
  return null;
}

/** A bar that covers the target within `box`. */
function findBar(target: Element, box: Edges, line: Set<Element>): Element | null {
  const { top, left, bottom, right } = box;
  for (const down of STEPS) {
    for (const along of STEPS) {
      // One pixel inside: a point on an edge belongs to the neighbour, and browsers round.
      const x = left + 1 + (right - left - 2) * along;
      const y = top + 1 + (bottom - top - 2) * down;
      for (const element of document.elementsFromPoint(x, y)) {
        if (line.has(element) || target.contains(element)) break;
        const bar = element.closest(TOUR) ? null : barOf(element, line);
        if (bar) return bar;
      }
    }
  }
  return null;
}

/** The largest part of a box next to a bar. */
function largestPartBeside(box: Edges, bar: Edges): Edges {
  const parts = [
    { ...box, bottom: Math.max(box.top, Math.min(box.bottom, bar.top)) },
    { ...box, top: Math.min(box.bottom, Math.max(box.top, bar.bottom)) },
    { ...box, right: Math.max(box.left, Math.min(box.right, bar.left)) },
    { ...box, left: Math.min(box.right, Math.max(box.left, bar.right)) },
  ];
  return parts.reduce((best, part) => (areaOf(part) > areaOf(best) ? part : best));
}

/** The visible part of a target: within its scroll areas and the window, next to bars that cover it. */
export function visibleBox(target: Element): Edges {
  const line = composedAncestors(target);
  let box = intersection(target.getBoundingClientRect(), scrollPort(target));
  for (let count = 0; count < MOST_BARS && areaOf(box) > 0; count += 1) {
    const bar = findBar(target, box, line);
    if (!bar) break;
    box = largestPartBeside(box, bar.getBoundingClientRect());
  }
  return box;
}
