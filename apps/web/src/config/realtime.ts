import { type RealtimeEndpoint, realtimeMetaName } from '@paidang/contract/routes';

/** The value the server wrote into the page. Vite's page (development) has none, and the server then uses its defaults. */
function readMeta(): RealtimeEndpoint | null {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${realtimeMetaName}"]`)?.content;
  return content ? JSON.parse(content) : null;
}

/** The realtime endpoint. */
export const realtime: RealtimeEndpoint = readMeta() ?? { key: 'paidang-key' };
