import type { TourStep } from './content';

/** The step's element once it can be seen; the document is searched, or what the step's own function gives is taken. */
export function findTarget({ target }: Pick<TourStep, 'target'>): Element | null {
  const element = typeof target === 'string' ? document.querySelector(target) : (target?.() ?? null);
  return element?.isConnected && element.getClientRects().length > 0 ? element : null;
}
