import { channels, type RealtimeEndpoint } from '@paidang/contract/calls';
import type { FastifyInstance } from 'fastify';
import { parseBroadcastUrl, socketAddress } from './broadcast-url';
import type { Broadcaster } from './broadcaster';
import { Endpoint } from './endpoint';
import type { Hub } from './hub';
import { createPusherBroadcaster } from './pusher-broadcaster';
import { broadcastRest } from './rest';
import type { BroadcastApp } from './signature';
import { type BroadcastSocketOptions, broadcastSocket } from './websocket';

export interface RealtimeOptions {
  /** The application of this server's own endpoint. */
  readonly app: BroadcastApp;
  /** `BROADCAST_URL`: an external engine used instead of this server's endpoint. */
  readonly url?: string | undefined;
  /** `REALTIME_URL`: the address at which browsers reach that engine, if different. */
  readonly publicUrl?: string | undefined;
  /** Called when the external engine did not accept an event. */
  readonly onError: (error: unknown) => void;
}

export interface Realtime {
  /** The application whose key clients connect with and whose secret signs their subscriptions. */
  readonly app: BroadcastApp;
  readonly broadcaster: Broadcaster;
  /** The endpoint browsers connect to. */
  readonly browsers: RealtimeEndpoint;
  /** Absent with an external engine. */
  readonly endpoint: Endpoint | undefined;
}

/** Publishes to the clients connected to this process. */
export const createHubBroadcaster = (hub: Hub): Broadcaster => ({
  publish: async (events) => {
    for (const { channel, event, data, except } of events) hub.publish([channel], event, JSON.stringify(data), except);
  },
  occupied: async (prefix) => ({ has: (name) => name.startsWith(prefix) && hub.channel(name) !== undefined }),
  disconnect: async (userIds) => {
    for (const userId of userIds) hub.terminateUser(userId, 'return');
  },
});

/** @example const realtime = createRealtime({ app: { id, key, secret }, url: env.BROADCAST_URL, onError }); */
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

/** Serves sockets at `/app/:key` and Pusher's REST interface at `/apps/:id`, unless an external engine does. */
export async function serveRealtime(
  fastify: FastifyInstance,
  { endpoint }: Realtime,
  /** Returns the network of a socket. @default no network is counted */
  networkOf: BroadcastSocketOptions['networkOf'] = () => null,
): Promise<void> {
  if (!endpoint) return;
  await fastify.register(broadcastSocket, { endpoint, networkOf });
  await fastify.register(broadcastRest, { endpoint });
}
