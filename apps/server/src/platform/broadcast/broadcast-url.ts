import type { BroadcastApp } from './signature';

/** The address and credentials of an external Pusher-compatible engine. */
export interface BroadcastEngine extends BroadcastApp {
  readonly host: string;
  readonly port: number;
  readonly useTLS: boolean;
}

/**
 * The host browsers connect to: the engine's own, except for Pusher Channels, which has separate hosts for publishers and
 * browsers. https://pusher.com/docs/channels/library_auth_reference/pusher-websockets-protocol/#connection
 */
const socketHost = ({ host }: Pick<BroadcastEngine, 'host'>): string =>
  host.replace(/^api-(?=[\w-]+\.pusher\.com$)/, 'ws-');

/** The address browsers connect to. */
export interface SocketAddress {
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
}

/**
 * @param publicUrl `REALTIME_URL`: the address at which browsers reach the engine, if it differs from the publishers',
 *   `wss://host:port`
 * @example socketAddress(parseBroadcastUrl(env.BROADCAST_URL), env.REALTIME_URL)
 */
export const socketAddress = (
  engine: Pick<BroadcastEngine, 'host' | 'port' | 'useTLS'>,
  publicUrl?: string,
): SocketAddress => {
  if (publicUrl === undefined) return { host: socketHost(engine), port: engine.port, tls: engine.useTLS };
  const { protocol, hostname, port } = new URL(publicUrl);
  const tls = protocol === 'wss:';
  return { host: hostname, port: port === '' ? (tls ? 443 : 80) : Number(port), tls };
};

const defaultPorts: Record<string, number> = { 'pusher:': 80, 'pushers:': 443 };

/**
 * Reads `BROADCAST_URL`; `pushers://` is the same with TLS.
 * @example parseBroadcastUrl('pushers://key:secret@api-eu.pusher.com/1234')
 * @throws if the URL does not have that form, without repeating the secret in it
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
