const retryDelayMs = 5000;

const waitForRetry = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, retryDelayMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Loads a part of the app, and retries every five seconds while that fails (offline, or the server is restarting). `null` once
 * aborted.
 *
 * @example const echo = await untilLoaded(() => import('./echo'), leaving.signal);
 */
export async function untilLoaded<Part>(load: () => Promise<Part>, signal: AbortSignal): Promise<Part | null> {
  while (!signal.aborted) {
    const part = await load().catch(() => null);
    if (signal.aborted) return null;
    if (part !== null) return part;
    await waitForRetry(signal);
  }
  return null;
}
