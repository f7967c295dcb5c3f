import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { isImeEnter } from '../ime';
import { focusedElement, tabbableElements } from './tabbable';

interface LayerFocusOptions {
  onOpenAutoFocus?: (event: Event) => void;
  onCloseAutoFocus?: (event: Event) => void;
  onEscapeKeyDown?: (event: globalThis.KeyboardEvent) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void;
}

interface LayerFocus extends Required<LayerFocusOptions> {
  /** Render as the layer's first child. */
  memory: ReactNode;
}

/**
 * Focus handling of a Radix layer, for what Radix does not cover: the focus returns to whatever opened the layer even without a
 * trigger, and inside a shadow root, where Radix reads `document.activeElement` (radix-ui/primitives#3353). An Esc
 * pressed for the input method does not close anything.
 */
export function useLayerFocus({
  onOpenAutoFocus,
  onCloseAutoFocus,
  onEscapeKeyDown,
  onKeyDown,
}: LayerFocusOptions): LayerFocus {
  const opener = useRef<HTMLElement | null>(null);
  return {
    memory: <RememberOpener opener={opener} />,
    onOpenAutoFocus(event) {
      onOpenAutoFocus?.(event);
      const layer = event.target;
      if (event.defaultPrevented || !(layer instanceof HTMLElement)) return;
      const first = tabbableElements(layer)[0];
      // Focusing a close button would open its tooltip, and the first Esc would only close that.
      const target = !first || first.matches('[data-slot$="-close"]') ? layer : first;
      if (target === first && !isInShadow(layer)) return;
      event.preventDefault();
      target.focus({ preventScroll: true });
    },
    onCloseAutoFocus(event) {
      keepMovedFocus(event);
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented || !opener.current?.isConnected) return;
      event.preventDefault();
      opener.current.focus({ preventScroll: true });
    },
    onEscapeKeyDown(event) {
      onEscapeKeyDown?.(event);
      // The key that discards a composition belongs to the input method (on macOS it still arrives as Escape).
      if (isImeEnter(event)) event.preventDefault();
    },
    onKeyDown(event) {
      onKeyDown?.(event);
      if (!event.defaultPrevented && event.key === 'Tab' && isInShadow(event.currentTarget)) keepTabInside(event);
    },
  };
}

/**
 * For `onCloseAutoFocus`, before the caller's own handler. A closed layer contains no focus, so an element that has it now
 * received it while the layer faded out, and keeps it: `defaultPrevented` indicates this.
 */
export function keepMovedFocus(event: Event): void {
  if (focusedElement()) event.preventDefault();
}

function RememberOpener({ opener }: { opener: RefObject<HTMLElement | null> }) {
  // During render nothing inside the layer (such as an `autoFocus` field) has taken the focus yet.
  const [element] = useState(() => menuTriggerOf(focusedElement()));
  useEffect(() => {
    opener.current = element;
  }, [opener, element]);
  return null;
}

/** A menu item is unmounted by the time the layer it opened closes; its menu's button still exists. */
function menuTriggerOf(element: HTMLElement | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]');
  if (!element || !menu?.id) return element;
  const root = element.getRootNode() as Document | ShadowRoot;
  return root.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(menu.id)}"]`) ?? element;
}

function isInShadow(element: HTMLElement): boolean {
  return element.getRootNode() instanceof ShadowRoot;
}

function keepTabInside(event: KeyboardEvent<HTMLDivElement>) {
  const elements = tabbableElements(event.currentTarget);
  const from = event.shiftKey ? elements[0] : elements.at(-1);
  const to = event.shiftKey ? elements.at(-1) : elements[0];
  const atEdge = focusedElement() === from || focusedElement() === event.currentTarget;
  if (to && !atEdge) return;
  event.preventDefault();
  to?.focus();
}
