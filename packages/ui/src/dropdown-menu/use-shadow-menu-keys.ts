import type { FocusEvent, KeyboardEvent } from 'react';
import { focusedElement } from '../internal/tabbable';

const ITEMS = '[role^="menuitem"]:not([data-disabled])';

/**
 * Arrow keys of a menu inside a shadow root, where Radix reads `document.activeElement` and would always move to the
 * last item (radix-ui/primitives#3353). Outside shadow roots Radix handles everything.
 */
export function useShadowMenuKeys(onKeyDownCapture?: (event: KeyboardEvent<HTMLDivElement>) => void) {
  return {
    onKeyDownCapture(event: KeyboardEvent<HTMLDivElement>) {
      onKeyDownCapture?.(event);
      if (event.defaultPrevented || !isInShadow(event.currentTarget)) return;
      const item = itemFor(event.key, event.currentTarget);
      if (!item) return;
      event.preventDefault();
      event.stopPropagation();
      item.focus();
    },
    onFocusCapture(event: FocusEvent<HTMLDivElement>) {
      if (event.target !== event.currentTarget || !isInShadow(event.currentTarget)) return;
      event.stopPropagation();
      if (event.currentTarget.matches(':focus-visible')) itemFor('Home', event.currentTarget)?.focus();
    },
  };
}

function itemFor(key: string, menu: HTMLElement): HTMLElement | undefined {
  const items = [...menu.querySelectorAll<HTMLElement>(ITEMS)];
  const focused = focusedElement();
  const current = focused ? items.indexOf(focused) : -1;
  switch (key) {
    case 'ArrowDown':
      return items[(current + 1) % items.length];
    case 'ArrowUp':
      return items[current <= 0 ? items.length - 1 : current - 1];
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return undefined;
  }
}

function isInShadow(element: HTMLElement): boolean {
  return element.getRootNode() instanceof ShadowRoot;
}
