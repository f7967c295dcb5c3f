import type { TourStep } from './content';

/** Finds the step's element, by selector or with the step's own function; `null` until it is visible. */
export function findTarget({ target }: Pick<TourStep, 'target'>): Element | null {
  const element = typeof target === 'string' ? document.querySelector(target) : (target?.() ?? null);
  return element?.isConnected && element.getClientRects().length > 0 ? element : null;
}
