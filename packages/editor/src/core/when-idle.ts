/** Leaves the line to what the page still loads for its first view. */
const delayMs = 500;

/**
 * Runs something a moment later, once the browser is idle.
 *
 * @returns a function that cancels it
 */
export function whenIdle(run: () => void): () => void {
  let cancelIdle = () => {};
  const timer = setTimeout(() => {
    // Safari has no `requestIdleCallback`.
    if (typeof requestIdleCallback === 'undefined') return run();
    const handle = requestIdleCallback(run, { timeout: 2000 });
    cancelIdle = () => cancelIdleCallback(handle);
  }, delayMs);
  return () => {
    clearTimeout(timer);
    cancelIdle();
  };
}
