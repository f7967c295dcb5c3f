/** Longest rest between two tries, ms. */
const longest = 30_000;

/**
 * Waits before another try, longer after each failure; without a connection until there is one, and not longer once it has
 * come back.
 */
export function pauseBeforeRetry(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = () => {
      stop();
      resolve();
    };
    const give = () => {
      stop();
      reject(signal.reason);
    };
    const timer = navigator.onLine ? setTimeout(go, Math.min(longest, 1000 * 2 ** (failures - 1))) : undefined;
    const stop = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      signal.removeEventListener('abort', give);
    };
    window.addEventListener('online', go);
    signal.addEventListener('abort', give);
    if (signal.aborted) give();
  });
}
