/** Maximum milliseconds of uninterrupted work; after that other requests are served. */
const maxWorkMs = 15;

/**
 * Lets other requests be served during potentially long work.
 *
 * @example const breathe = createBreaths(); for (const text of texts) { check(text); await breathe(); }
 */
export function createBreaths(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < maxWorkMs) return;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}
