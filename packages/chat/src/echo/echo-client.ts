import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import { createSigner } from './signer';

/** Address of the realtime server, and how to sign in to it. */
export interface EchoClientOptions {
  /** Key of the realtime application. */
  key: string;
  /** Host of the realtime endpoint. @default the page's host */
  host?: string | undefined;
  /** @default the page's port */
  port?: number | undefined;
  /** @default whether the page was loaded over HTTPS */
  tls?: boolean | undefined;
  /** Endpoint that signs a channel. @default '/broadcasting/auth' */
  authEndpoint?: string | undefined;
  /** Endpoint that signs several channels in one call. @default '/broadcasting/auth/batch'; none if `authEndpoint` is set */
  batchEndpoint?: string | undefined;
  /** Returns the current token: channels are signed again after each reconnection. */
  getToken: () => string | null | Promise<string | null>;
}

/**
 * Creates a connection to a Pusher-compatible endpoint, which the chat and its host can share.
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
    // `ws` follows `forceTLS`; with `wss` in addition, a slow server would be tried on its plain port, too.
    enabledTransports: ['ws'],
    disableStats: true,
    withoutInterceptors: true,
    // Unless it gets its own object, Echo writes into defaults shared by all instances.
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
