/** A request works for so long in one piece, in milliseconds; then others have their turn. */
const longest = 15;

/**
 * Lets other requests be served during work that may be long.
 *
 * @example const breathe = createBreaths(); for (const text of texts) { look(text); await breathe(); }
 */
export function createBreaths(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longest) return;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}
