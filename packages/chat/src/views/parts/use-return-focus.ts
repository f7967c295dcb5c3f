import { type RefObject, useLayoutEffect } from 'react';

const activeIn = (node: Node): Element | null => {
  const root = node.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
};

/** Gives the focus back to what had it, when the layer that took it goes away. */
export function useReturnFocus(layer: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return;
    const before = activeIn(element);
    return () => {
      const held = element.contains(activeIn(element));
      if (held && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [layer]);
}
