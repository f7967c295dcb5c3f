import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import { createSigner } from './signer';

/** Where the realtime server is, and how to sign in to it. */
export interface EchoClientOptions {
  /** Key of the realtime application. */
  key: string;
  /** Host of the realtime endpoint. @default the page's own */
  host?: string | undefined;
  /** @default the page's own */
  port?: number | undefined;
  /** @default whether the page came over HTTPS */
  tls?: boolean | undefined;
  /** Address that signs a channel. @default '/broadcasting/auth' */
  authEndpoint?: string | undefined;
  /** Address that signs several channels by one call. @default '/broadcasting/auth/batch'; none beside an `authEndpoint` */
  batchEndpoint?: string | undefined;
  /** The token of this moment: channels are signed again after each reconnection. */
  getToken: () => string | null | Promise<string | null>;
}

/**
 * A connection to a Pusher-compatible endpoint, as the chat and its host may share it.
 *
 * @example const echo = createEcho({ key: 'paidang-key', getToken: () => session.token });
 */
export function createEcho({
  key,
  host = location.hostname,
  tls = location.protocol === 'https:',
  port = Number(location.port) || (tls ? 443 : 80),
  authEndpoint,
  batchEndpoint,
  getToken,
}: EchoClientOptions): Echo<'pusher'> {
  const sign = createSigner({ authEndpoint, batchEndpoint, getToken });

  return new Echo({
    broadcaster: 'pusher',
    Pusher,
    key,
    cluster: '',
    wsHost: host,
    wsPort: port,
    wssPort: port,
    forceTLS: tls,
    // `ws` follows `forceTLS`; beside it `wss` would be tried on the plain port of a slow server.
    enabledTransports: ['ws'],
    disableStats: true,
    withoutInterceptors: true,
    // Echo writes into defaults shared by all its instances unless it is handed its own.
    auth: { headers: {} },
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, callback) => {
        sign(socketId, channelName).then(
          (signature) => callback(null, signature),
          (error: Error) => callback(error, null),
        );
      },
    },
  });
}
