import { broadcastingAuthBatchPath, broadcastingAuthPath } from '@paidang/contract/routes';
import type Echo from 'laravel-echo';
import type { ChatPort } from '../core';
import { createEcho, type EchoClientOptions } from './echo-client';
import { createRealtime } from './realtime';
import { createRestApi } from './rest-api';

export { createEcho, type EchoClientOptions } from './echo-client';

/** Options of `createEchoPort`. */
export interface EchoPortOptions {
  /** Address of the API, without a slash at its end. @default '' the page's own origin */
  baseUrl?: string;
  /** Uuid of the signed-in user. */
  user: string;
  /** The bearer token of this moment; asked for before every request and every signature. */
  getToken: () => string | null | Promise<string | null>;
  /** Where the realtime endpoint is, or the host's own connection, which then stays open when the chat leaves. */
  realtime: Omit<EchoClientOptions, 'getToken'> | (() => Echo<'pusher'>);
  /** The token is no longer taken (401). Where `getToken` has another one now, the request is sent again with it. */
  onUnauthorized?: () => void;
  /** A channel was refused. */
  onSubscriptionError?: (error: unknown) => void;
}

/** Where channels are signed, unless the host has an address of its own. */
const addressesAt = (baseUrl: string, { authEndpoint }: Pick<EchoClientOptions, 'authEndpoint'>) =>
  authEndpoint === undefined
    ? { authEndpoint: baseUrl + broadcastingAuthPath, batchEndpoint: baseUrl + broadcastingAuthBatchPath }
    : {};

/**
 * The chat on the product's server: REST of the contract, live updates through Laravel Echo. Nothing connects before the
 * chat starts.
 *
 * @example
 * createEchoPort({ user: me.uuid, getToken: () => session.token, realtime: { key: 'paidang-key' } });
 */
export function createEchoPort({
  baseUrl = '',
  user,
  getToken,
  realtime,
  onUnauthorized,
  onSubscriptionError,
}: EchoPortOptions): ChatPort {
  const shared = typeof realtime === 'function';
  const { socketId, ...live } = createRealtime({
    user,
    owned: !shared,
    echo: shared ? realtime : () => createEcho({ ...addressesAt(baseUrl, realtime), ...realtime, getToken }),
    onSubscriptionError,
  });
  return { ...createRestApi({ baseUrl, getToken, onUnauthorized, socketId }), ...live };
}
