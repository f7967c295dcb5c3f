/** A place above everything on the page. */
export interface TourLayer {
  /** Where the tour renders. */
  root: HTMLElement;
  remove(): void;
}

/** Makes the place the tour renders in, as the last child of `parent`. */
export type CreateTourLayer = (parent: Element) => TourLayer;

/** Modal layers, whose outside cannot be used: the tour has to be inside with its target. */
const MODAL = 'dialog[open], [popover]:popover-open, [role="dialog"], [role="alertdialog"]';

/** Where a layer for `target` must be, so that it can be seen and used. */
export function layerParent(target: Element | null, fallback: Element): Element {
  return target?.closest(MODAL) ?? fallback;
}

/** A layer in the browser's top layer, so that neither stacking nor clipping nor a modal dialog covers it. */
export const createLayer: CreateTourLayer = (parent) => {
  const root = document.createElement('div');
  root.className = 'pd-root pd-tour';
  return raise(root, root, parent);
};

/** Puts `host` on top of the page; the tour renders into `root`, which is `host` or inside it. */
export function raise(host: HTMLElement, root: HTMLElement, parent: Element): TourLayer {
  host.setAttribute('popover', 'manual');
  parent.append(host);
  // Absent in old browsers, where the layer's z-index has to do.
  host.showPopover?.();
  // A dialog around us closes on a press or a focus that its own tree does not know about.
  for (const type of ['pointerdown', 'focusin', 'focusout'])
    host.addEventListener(type, (event) => event.stopPropagation());
  // The focus stays on the step when the dimmed page is pressed.
  root.addEventListener('mousedown', (event) => {
    if (event.target instanceof Element && event.target.matches('[data-slot="tour-blocker"]')) event.preventDefault();
  });
  return { root, remove: () => host.remove() };
}
