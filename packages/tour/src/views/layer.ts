/** An element on top of the page. */
export interface TourLayer {
  /** Element the tour renders into. */
  root: HTMLElement;
  remove(): void;
}

/** Creates the element the tour renders into, as the last child of `parent`. */
export type CreateTourLayer = (parent: Element) => TourLayer;

/** Modal layers: everything outside them is inert, so the tour must be inside, next to its target. */
const MODAL = 'dialog[open], [popover]:popover-open, [role="dialog"], [role="alertdialog"]';

/** The parent a layer for `target` needs in order to be visible and usable. */
export function layerParent(target: Element | null, fallback: Element): Element {
  return target?.closest(MODAL) ?? fallback;
}

/** Creates a layer in the browser's top layer, so that neither stacking, clipping nor a modal dialog covers it. */
export const createLayer: CreateTourLayer = (parent) => {
  const root = document.createElement('div');
  root.className = 'pd-root pd-tour';
  return raise(root, root, parent);
};

/** Adds `host` to the top layer; the tour renders into `root`, which is `host` or inside it. */
export function raise(host: HTMLElement, root: HTMLElement, parent: Element): TourLayer {
  host.setAttribute('popover', 'manual');
  parent.append(host);
  // Missing in old browsers, which fall back on the layer's z-index.
  host.showPopover?.();
  // A dialog around the layer closes on presses and focus events outside its own React tree.
  for (const type of ['pointerdown', 'focusin', 'focusout'])
    host.addEventListener(type, (event) => event.stopPropagation());
  // Pressing the dimmed page must not take the focus from the step.
  root.addEventListener('mousedown', (event) => {
    if (event.target instanceof Element && event.target.matches('[data-slot="tour-blocker"]')) event.preventDefault();
  });
  return { root, remove: () => host.remove() };
}
