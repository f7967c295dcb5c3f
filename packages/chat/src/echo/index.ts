import { broadcastingAuthBatchPath, broadcastingAuthPath } from '@paidang/contract/routes';
import type Echo from 'laravel-echo';
import type { ChatPort } from '../core';
import { createEcho, type EchoClientOptions } from './echo-client';
import { createRealtime } from './realtime';
import { createRestApi } from './rest-api';

export { createEcho, type EchoClientOptions } from './echo-client';

/** Options of `createEchoPort`. */
export interface EchoPortOptions {
  /** Base URL of the API, without a trailing slash. @default '' the page's origin */
  baseUrl?: string;
  /** Uuid of the signed-in user. */
  user: string;
  /** Returns the current bearer token; called before every request and signature. */
  getToken: () => string | null | Promise<string | null>;
  /** Address of the realtime endpoint, or the host's own connection, which stays open when the chat disconnects. */
  realtime: Omit<EchoClientOptions, 'getToken'> | (() => Echo<'pusher'>);
  /**
   * Called when the token was rejected (401). If `getToken` then returns a different one, the request is sent again with it.
   */
  onUnauthorized?: () => void;
  /** Called when a channel was refused. */
  onSubscriptionError?: (error: unknown) => void;
}

/** Endpoint that signs several channels, unless the host has its own. */
const addressesAt = (baseUrl: string, { authEndpoint }: Pick<EchoClientOptions, 'authEndpoint'>) =>
  authEndpoint === undefined
    ? { authEndpoint: baseUrl + broadcastingAuthPath, batchEndpoint: baseUrl + broadcastingAuthBatchPath }
    : {};

/**
 * Creates a port to the product's server: REST calls of the contract, live updates through Laravel Echo. Nothing connects
 * before the chat starts.
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
