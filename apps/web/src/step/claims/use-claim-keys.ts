import { useEffect } from 'react';

/**
 * F8 moves to the next claim, Shift+F8 to the previous one.
 *
 * @param go returns whether there was a claim to move to; if not, the browser handles the key. Should be a stable function
 */
export function useClaimKeys(go: (steps: 1 | -1) => boolean): void {
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
      if (go(event.shiftKey ? -1 : 1)) event.preventDefault();
    };
    window.addEventListener('keydown', step);
    return () => window.removeEventListener('keydown', step);
  }, [go]);
}

/** The claim that many places after the current one; wraps around at the end. */
export function claimAfter<Claim extends { id: string }>(
  claims: readonly Claim[],
  current: string | null,
  steps: 1 | -1,
): Claim | undefined {
  const at = claims.findIndex(({ id }) => id === current);
  return claims.at(at < 0 && steps < 0 ? -1 : (at + steps) % claims.length);
}
