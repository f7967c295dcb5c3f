/**
 * Runs something after the next frame, once the browser has time for it.
 *
 * @returns cancels it
 */
export function whenIdle(run: () => void): () => void {
  let cancel = () => {};
  const frame = requestAnimationFrame(() => {
    // Safari has no `requestIdleCallback`.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(run, 200);
      cancel = () => clearTimeout(timer);
    } else {
      const idle = requestIdleCallback(run, { timeout: 2000 });
      cancel = () => cancelIdleCallback(idle);
    }
  });
  return () => {
    cancelAnimationFrame(frame);
    cancel();
  };
}
