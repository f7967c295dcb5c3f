import type { AddressInfo } from 'node:net';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { type AuthorizeChannel, authorizeChannelRequest } from '../../src/platform/broadcast/channel-auth';
import { Endpoint, type EndpointOptions } from '../../src/platform/broadcast/endpoint';
import { broadcastRest } from '../../src/platform/broadcast/rest';
import { type BroadcastSocketOptions, broadcastSocket } from '../../src/platform/broadcast/websocket';

export const testApp = { id: 'paidang', key: 'test-key', secret: 'test-secret' } as const;

export interface BroadcastServer {
  readonly app: FastifyInstance;
  readonly endpoint: Endpoint;
  readonly port: number;
  readonly url: string;
  readonly socketUrl: string;
}

/** Only the realtime endpoint, on a free port; the bearer token is used as the user's name. */
export const startBroadcastServer = async (
  options: Partial<EndpointOptions> &
    Pick<BroadcastSocketOptions, 'networkOf'> & { authorize?: AuthorizeChannel<string> } = {},
): Promise<BroadcastServer> => {
  const { authorize = async () => false, networkOf = () => null, ...rest } = options;
  const endpoint = new Endpoint({ app: testApp, ...rest });
  const app = fastify();
  await app.register(formbody);
  await app.register(broadcastSocket, { endpoint, networkOf });
  await app.register(broadcastRest, { endpoint });
  app.post('/broadcasting/auth', async (request, reply) => {
    const user = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    const answer = await authorizeChannelRequest({ app: endpoint.app, body: request.body, user, authorize });
    return reply.status(answer.status).send(answer.body);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    endpoint,
    port,
    url: `http://127.0.0.1:${port}`,
    socketUrl: `ws://127.0.0.1:${port}/app/${endpoint.app.key}?protocol=7&client=js&version=8.6.0`,
  };
};
