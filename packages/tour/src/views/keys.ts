import { isImeEnter } from '@paidang/ui/ime';
import { readingKey } from '@paidang/ui/locale';
import type { TourHandle } from '../react';

const TABBABLE = 'a[href], button, input, select, textarea, summary, [contenteditable], [tabindex]';

/**
 * Keys of the step that is shown: → next and ← previous in reading direction, Esc closes, Tab stays on the step. The listener
 * runs before those of the page (and of a dialog the target may be in), but only while the focus is on the step.
 */
export function listenForKeys(tour: TourHandle, popover: HTMLElement, target: Element | null) {
  const onKeyDown = (event: KeyboardEvent) => {
    const at = event.composedPath();
    const onPopover = at.includes(popover);
    if (isImeEnter(event) || !(onPopover || (target && at.includes(target)))) return;
    if (event.key === 'Tab') trapTab(event, popover, target);
    else if (!onPopover || !command(tour, event, popover)) return;
    event.stopPropagation();
  };
  window.addEventListener('keydown', onKeyDown, true);
  return () => window.removeEventListener('keydown', onKeyDown, true);
}

function command(tour: TourHandle, event: KeyboardEvent, popover: HTMLElement): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  const key = readingKey({ key: event.key, target: popover });
  if (key === 'Escape') tour.getSnapshot().confirming ? tour.stay() : tour.close();
  else if (key === 'ArrowRight') tour.next();
  else if (key === 'ArrowLeft') tour.previous();
  else return false;
  event.preventDefault();
  return true;
}

function trapTab(event: KeyboardEvent, popover: HTMLElement, target: Element | null) {
  const stops = [popover, target].flatMap((part) => (part ? tabbable(part) : []));
  const current = stops.findIndex((stop) => event.composedPath().includes(stop));
  const step = event.shiftKey ? -1 : 1;
  const next = current < 0 && event.shiftKey ? stops.at(-1) : stops[(current + step + stops.length) % stops.length];
  event.preventDefault();
  next?.focus();
}

function tabbable(part: Element): HTMLElement[] {
  return [part, ...part.querySelectorAll(TABBABLE)].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      element.matches(TABBABLE) &&
      !element.matches(':disabled') &&
      element.getClientRects().length > 0,
  );
}
