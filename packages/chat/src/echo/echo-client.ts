import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import { tellOfOtherOrigin } from './other-origin';

export interface EchoClientOptions {
  /** Key of the realtime application. */
  key: string;
  /** Host of the realtime endpoint. @default the page's own */
  host?: string | undefined;
  /** @default the page's own */
  port?: number | undefined;
  /** @default whether the page came over HTTPS */
  tls?: boolean | undefined;
  /** Address that signs channels. @default '/broadcasting/auth' */
  authEndpoint?: string | undefined;
  /** The token of this moment: channels are signed anew after each reconnection. */
  getToken: () => string | null | Promise<string | null>;
}

interface Signature {
  auth: string;
  channel_data?: string;
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
  authEndpoint = '/broadcasting/auth',
  getToken,
}: EchoClientOptions): Echo<'pusher'> {
  async function sign(socketId: string, channelName: string): Promise<Signature> {
    const token = await getToken();
    const response = await fetch(authEndpoint, {
      method: 'POST',
      headers: { Accept: 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body: new URLSearchParams({ socket_id: socketId, channel_name: channelName }),
    }).catch((error: unknown) => {
      tellOfOtherOrigin(authEndpoint);
      throw error;
    });
    if (!response.ok) throw new Error(`@paidang/chat: ${channelName} was refused with ${response.status}.`);
    return response.json();
  }

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
