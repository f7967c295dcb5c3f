import type { BroadcastApp } from './signature';

/** Where another Pusher-compatible engine answers. */
export interface BroadcastEngine extends BroadcastApp {
  readonly host: string;
  readonly port: number;
  readonly useTLS: boolean;
}

const shape = 'pusher://key:secret@host:port/appId (pushers:// for TLS)';

/**
 * Reads `BROADCAST_URL`.
 * @example parseBroadcastUrl('pushers://key:secret@api-eu.pusher.com/1234')
 * @throws where the URL is not of that form, without repeating the secret in it
 */
export const parseBroadcastUrl = (text: string): BroadcastEngine => {
  const url = URL.parse(text);
  const id = url?.pathname.split('/').filter(Boolean).at(-1);
  if (
    !url ||
    !['pusher:', 'pushers:'].includes(url.protocol) ||
    !url.hostname ||
    !url.username ||
    !url.password ||
    !id
  ) {
    throw new Error(`BROADCAST_URL is not an address of a Pusher-compatible engine: it should be ${shape}`);
  }
  const useTLS = url.protocol === 'pushers:';
  return {
    id,
    key: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
    host: url.hostname,
    port: url.port === '' ? (useTLS ? 443 : 80) : Number(url.port),
    useTLS,
  };
};
