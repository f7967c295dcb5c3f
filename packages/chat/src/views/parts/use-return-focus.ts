import { type RefObject, useLayoutEffect } from 'react';

const activeElementOf = (node: Node): Element | null => {
  const root = node.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
};

/** Returns the focus to the previously focused element when the layer that took it unmounts. */
export function useReturnFocus(layer: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return;
    const before = activeElementOf(element);
    return () => {
      const held = element.contains(activeElementOf(element));
      if (held && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [layer]);
}
