import type { BroadcastApp } from './signature';

/** Where another Pusher-compatible engine answers. */
export interface BroadcastEngine extends BroadcastApp {
  readonly host: string;
  readonly port: number;
  readonly useTLS: boolean;
}

/**
 * Host that browsers connect to: the engine's own, but Pusher Channels answers publishers and browsers at two.
 * https://pusher.com/docs/channels/library_auth_reference/pusher-websockets-protocol/#connection
 */
export const socketHost = (engine: Pick<BroadcastEngine, 'host'>): string =>
  engine.host.replace(/^api-(?=[\w-]+\.pusher\.com$)/, 'ws-');

const defaultPorts: Record<string, number> = { 'pusher:': 80, 'pushers:': 443 };

/**
 * Reads `BROADCAST_URL`; `pushers://` is the same with TLS.
 * @example parseBroadcastUrl('pushers://key:secret@api-eu.pusher.com/1234')
 * @throws where the URL is not of that form, without repeating the secret in it
 */
export const parseBroadcastUrl = (text: string): BroadcastEngine => {
  const url = URL.parse(text);
  const port = url && defaultPorts[url.protocol];
  const id = url?.pathname.split('/').filter(Boolean).at(-1);
  if (!url || !port || !url.hostname || !url.username || !url.password || !id) {
    throw new Error(
      'BROADCAST_URL is not the address of a Pusher-compatible engine: it should be pusher://key:secret@host:port/appId, or pushers:// for TLS',
    );
  }
  return {
    id,
    key: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
    host: url.hostname,
    port: url.port === '' ? port : Number(url.port),
    useTLS: port === 443,
  };
};
