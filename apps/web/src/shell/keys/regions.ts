const landmarks = 'header, main, aside, footer, section[aria-label], section[aria-labelledby], [data-slot="chat"]';
const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"], [tabindex="0"]';
const outOfReach = '[inert], [aria-hidden="true"]';

const stopsIn = (region: Element): HTMLElement[] =>
  [...region.querySelectorAll<HTMLElement>(stops)].filter((one) => one.tabIndex >= 0 && one.checkVisibility());

/** The regions of the page that can take the focus, in document order; regions that only contain others do not count. */
function regionsOf(page: Document): Element[] {
  const all = [...page.querySelectorAll(landmarks)].filter(
    (one) => !one.closest(outOfReach) && one.checkVisibility() && stopsIn(one).length > 0,
  );
  return all.filter((one) => !all.some((other) => other !== one && one.contains(other)));
}

/** The last focused element in each region, to return to. */
const lastStops = new WeakMap<Element, HTMLElement>();

/** Moves the focus to the next or previous region of the page, wrapping around at the ends. */
export function goToRegion(step: 1 | -1): void {
  const regions = regionsOf(document);
  const { activeElement } = document;
  const at = regions.findIndex((one) => one.contains(activeElement));
  const here = regions[at];
  if (here && activeElement instanceof HTMLElement) lastStops.set(here, activeElement);
  const next = regions[(at < 0 ? (step > 0 ? 0 : regions.length - 1) : at + step + regions.length) % regions.length];
  if (!next) return;
  const last = lastStops.get(next);
  (last && next.contains(last) && last.checkVisibility() ? last : stopsIn(next)[0])?.focus();
}
