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
 * Fetches a part of the app; while it cannot be had (the network is away, the server starts again), once more every five
 * seconds. `null` once nobody waits for it.
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
