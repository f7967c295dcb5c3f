import { channels, type RealtimeEndpoint } from '@paidang/contract/calls';
import type { FastifyInstance } from 'fastify';
import { parseBroadcastUrl, socketAddress } from './broadcast-url';
import type { Broadcaster } from './broadcaster';
import { Endpoint } from './endpoint';
import { createHubBroadcaster } from './hub-broadcaster';
import { createPusherBroadcaster } from './pusher-broadcaster';
import { broadcastRest } from './rest';
import type { BroadcastApp } from './signature';
import { type BroadcastSocketOptions, broadcastSocket } from './websocket';

export interface RealtimeOptions {
  /** The application of this server's own endpoint. */
  readonly app: BroadcastApp;
  /** `BROADCAST_URL`: another engine that carries everything instead. */
  readonly url?: string | undefined;
  /** `REALTIME_URL`: where browsers reach that engine, if not where this process does. */
  readonly publicUrl?: string | undefined;
  /** Called when another engine did not take an event. */
  readonly onError: (error: unknown) => void;
}

export interface Realtime {
  /** Whose key clients connect with and whose secret signs their subscriptions. */
  readonly app: BroadcastApp;
  readonly broadcaster: Broadcaster;
  /** Where browsers connect. */
  readonly browsers: RealtimeEndpoint;
  /** Absent when another engine is used. */
  readonly endpoint: Endpoint | undefined;
}

/**
 * @example const realtime = createRealtime({ app: { id, key, secret }, url: env.BROADCAST_URL, onError });
 */
export function createRealtime({ app, url, publicUrl, onError }: RealtimeOptions): Realtime {
  if (url !== undefined) {
    const engine = parseBroadcastUrl(url);
    return {
      app: engine,
      broadcaster: createPusherBroadcaster(engine, onError),
      browsers: { key: engine.key, ...socketAddress(engine, publicUrl) },
      endpoint: undefined,
    };
  }
  const endpoint = new Endpoint({ app, ownChannel: channels.user });
  return { app, broadcaster: createHubBroadcaster(endpoint.hub), browsers: { key: app.key }, endpoint };
}

/** Sockets at `/app/:key` and Pusher's REST interface at `/apps/:id`, unless another engine has them. */
export async function serveRealtime(
  fastify: FastifyInstance,
  { endpoint }: Realtime,
  /** The network a socket comes from. @default none are counted */
  networkOf: BroadcastSocketOptions['networkOf'] = () => null,
): Promise<void> {
  if (!endpoint) return;
  await fastify.register(broadcastSocket, { endpoint, networkOf });
  await fastify.register(broadcastRest, { endpoint });
}
