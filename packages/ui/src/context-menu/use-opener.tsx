import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { focusedElement } from '../internal/tabbable';

/**
 * Gives the focus back inside a shadow root, where Radix remembers only the host element
 * (radix-ui/primitives#3353). Outside shadow roots it leaves everything to Radix.
 */
export function useOpener(): { memory: ReactNode; onCloseAutoFocus: (event: Event) => void } {
  const opener = useRef<HTMLElement | null>(null);
  return {
    memory: <RememberOpener opener={opener} />,
    onCloseAutoFocus(event) {
      const element = opener.current;
      if (event.defaultPrevented || !element?.isConnected || !(element.getRootNode() instanceof ShadowRoot)) return;
      event.preventDefault();
      // A press elsewhere in the shadow root has already moved the focus; that is where the reader wants it.
      const root = element.getRootNode() as ShadowRoot;
      if (root.activeElement === null) element.focus({ preventScroll: true });
    },
  };
}

function RememberOpener({ opener }: { opener: RefObject<HTMLElement | null> }) {
  const [element] = useState(focusedElement);
  useEffect(() => {
    opener.current = element;
  }, [opener, element]);
  return null;
}
