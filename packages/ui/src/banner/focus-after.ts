import { focusedElement, tabbableElements } from '../internal/tabbable';

/**
 * Notes what Tab would reach after `element`, or before it when nothing follows. The returned function goes there once
 * the element has left the page with the focus in it.
 */
export function focusAfter(element: HTMLElement | null): () => void {
  if (!element?.contains(focusedElement())) return () => undefined;
  const root = element.getRootNode();
  const scope = root instanceof ShadowRoot ? root : element.ownerDocument;
  const stops = tabbableElements(scope).filter((stop) => !element.contains(stop));
  const next = stops.find((stop) => element.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING);
  const target = next ?? stops.at(-1);
  return () => {
    requestAnimationFrame(() => {
      if (!element.isConnected) target?.focus();
    });
  };
}
