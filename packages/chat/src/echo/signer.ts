import { limits } from '@paidang/contract/limits';
import {
  broadcastingAuthBatchPath,
  broadcastingAuthPath,
  type ChannelSignature,
  type ChannelSignatures,
} from '@paidang/contract/routes';
import { warnAboutOrigin } from './other-origin';

/** Requests from the same frame or the next one are sent together. */
const collecting = 20;

export interface SignerOptions {
  /** @default that of the product */
  authEndpoint?: string | undefined;
  /** Without it each channel is signed in a separate call. @default that of the product, none if `authEndpoint` is set */
  batchEndpoint?: string | undefined;
  getToken: () => string | null | Promise<string | null>;
}

export type Sign = (socketId: string, channel: string) => Promise<ChannelSignature>;

interface LoadingRing {
  channel: string;
  resolve(signature: ChannelSignature): void;
  reject(error: unknown): void;
}

const refusal = (channel: string, status: number) => new Error(`@paidang/chat: ${channel} was refused with ${status}.`);

/** Creates a signer for channels: those requested at the same time are signed in one call. */
export function createSigner({
  authEndpoint,
  batchEndpoint = authEndpoint === undefined ? broadcastingAuthBatchPath : undefined,
  getToken,
}: SignerOptions): Sign {
  const waiting = new Map<string, LoadingRing[]>();

  async function post(url: string, body: URLSearchParams | string): Promise<Response> {
    const token = await getToken();
    const headers = new Headers({ Accept: 'application/json' });
    if (token) headers.set('Authorization', `Bearer ${token}`);
    if (typeof body === 'string') headers.set('Content-Type', 'application/json');
    return fetch(url, { method: 'POST', headers, body }).catch((error: unknown) => {
      warnAboutOrigin(url);
      throw error;
    });
  }

  const signOne: Sign = async (socketId, channel) => {
    const body = new URLSearchParams({ socket_id: socketId, channel_name: channel });
    const response = await post(authEndpoint ?? broadcastingAuthPath, body);
    if (!response.ok) throw refusal(channel, response.status);
    return response.json();
  };

  async function signAll(url: string, socketId: string, asked: readonly LoadingRing[]): Promise<void> {
    const channel_names = asked.map(({ channel }) => channel);
    const response = await post(url, JSON.stringify({ socket_id: socketId, channel_names }));
    if (!response.ok) throw refusal(channel_names.join(', '), response.status);
    const { channels }: ChannelSignatures = await response.json();
    for (const { channel, resolve, reject } of asked) {
      const signature = channels[channel];
      if (signature) resolve(signature);
      else reject(refusal(channel, 403));
    }
  }

  function send(url: string, socketId: string): void {
    const asked = waiting.get(socketId) ?? [];
    waiting.delete(socketId);
    for (let from = 0; from < asked.length; from += limits.realtime.channelsAtOnce) {
      const some = asked.slice(from, from + limits.realtime.channelsAtOnce);
      const [only] = some;
      const sent =
        some.length === 1 && only ? signOne(socketId, only.channel).then(only.resolve) : signAll(url, socketId, some);
      sent.catch((error: unknown) => {
        for (const { reject } of some) reject(error);
      });
    }
  }

  if (batchEndpoint === undefined) return signOne;
  return (socketId, channel) =>
    new Promise((resolve, reject) => {
      const asked = waiting.get(socketId);
      if (asked) asked.push({ channel, resolve, reject });
      else {
        waiting.set(socketId, [{ channel, resolve, reject }]);
        setTimeout(() => send(batchEndpoint, socketId), collecting);
      }
    });
}
