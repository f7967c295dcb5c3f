const { VITE_REALTIME_KEY, VITE_REALTIME_HOST, VITE_REALTIME_PORT, VITE_REALTIME_TLS } = import.meta.env;

/** Where the realtime endpoint is: the page's own host, unless the build was told of another engine. */
export const realtime = {
  key: VITE_REALTIME_KEY ?? 'paidang-key',
  ...(VITE_REALTIME_HOST ? { host: VITE_REALTIME_HOST } : {}),
  ...(VITE_REALTIME_PORT ? { port: Number(VITE_REALTIME_PORT) } : {}),
  ...(VITE_REALTIME_TLS ? { tls: VITE_REALTIME_TLS === '1' } : {}),
};
