import { type RealtimeEndpoint, realtimeMetaName } from '@paidang/contract/routes';

/** What the server wrote into the page; Vite's page (development) has nothing, and the server its defaults. */
function readMeta(): RealtimeEndpoint | null {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${realtimeMetaName}"]`)?.content;
  return content ? JSON.parse(content) : null;
}

/** Where the realtime endpoint is. */
export const realtime: RealtimeEndpoint = readMeta() ?? { key: 'paidang-key' };
