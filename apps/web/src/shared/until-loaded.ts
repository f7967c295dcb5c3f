const pause = 5000;

const wait = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, pause);
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
    await wait(signal);
  }
  return null;
}
