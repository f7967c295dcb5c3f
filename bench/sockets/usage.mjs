/** Preloaded into each server (`--import`): returns the resources the process has used so far. */
process.on('message', () => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system, rss: process.memoryUsage.rss() });
});
