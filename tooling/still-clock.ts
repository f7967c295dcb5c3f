import { onTestFinished, vi } from 'vitest';

/**
 * Replaces timeouts by a clock that only the test moves, until the test ends. Vitest would also move it while it polls or waits
 * for the mouse, by as much as that takes, so on a slow machine tests would reach a time they do not mean to.
 *
 * @param more what else to replace, for example `Date`
 */
export function useStillClock(...more: readonly ('Date' | 'setInterval' | 'clearInterval')[]): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', ...more] });
  const isFake = vi.spyOn(vi, 'isFakeTimers').mockReturnValue(false);
  onTestFinished(() => {
    isFake.mockRestore();
    vi.useRealTimers();
  });
}
