import { useEffect } from 'react';

/**
 * F8 goes from one claim to the next, with Shift to the one before.
 *
 * @param go says whether there was one; otherwise the key stays the browser's. Keep it the same function while it does the same
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

/** The claim so many after one of a list; after the last comes the first. */
export function claimAfter<Claim extends { id: string }>(
  claims: readonly Claim[],
  current: string | null,
  steps: 1 | -1,
): Claim | undefined {
  const at = claims.findIndex(({ id }) => id === current);
  return claims.at(at < 0 && steps < 0 ? -1 : (at + steps) % claims.length);
}
