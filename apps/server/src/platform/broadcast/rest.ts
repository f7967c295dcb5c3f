import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { channelKind } from './channel-name';
import type { Endpoint } from './endpoint';
import { parseJson } from './protocol';
import { batchSchema, channelInfo, mayReturn, triggerSchema } from './rest-events';
import { restRefusal } from './rest-signature';

/** A batch of the largest events, quotation marks escaped. */
const bodyLimit = 2_500_000;
/** Callers are servers, not users: each request carries the application's signature, checked before its handler. */
const config = { access: 'signed-app' } as const;

type AppRequest = FastifyRequest<{ Params: { id: string } }>;

class RestError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}

const queryOf = (request: FastifyRequest): URLSearchParams => new URLSearchParams(request.raw.url?.split('?', 2)[1]);
const textOf = (request: FastifyRequest): string => (typeof request.body === 'string' ? request.body : '');

const parseBody = <Schema extends z.ZodType>(schema: Schema, request: FastifyRequest): z.infer<Schema> => {
  const result = schema.safeParse(parseJson(textOf(request)));
  if (!result.success) throw new RestError(400, result.error.issues[0]?.message ?? 'Invalid body');
  return result.data;
};

/**
 * Pusher's REST interface under `/apps/:id`, for servers and tools that use it.
 * @example await app.register(broadcastRest, { endpoint });
 */
export const broadcastRest: FastifyPluginAsync<{ endpoint: Endpoint }> = async (fastify, { endpoint }) => {
  const { app, hub, limits } = endpoint;
  const trigger = triggerSchema(limits);
  const batch = batchSchema(limits);

  // `body_md5` covers the raw bytes, so the body stays text until its signature is checked.
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));

  fastify.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return reply.status(status).send({ error: status >= 500 ? 'Internal error' : error.message });
  });

  fastify.addHook('preHandler', async (request: FastifyRequest) => {
    const { id } = (request as AppRequest).params;
    const path = request.raw.url?.split('?', 1)[0] ?? '';
    const refusal = restRefusal(
      app,
      id,
      { method: request.method, path, query: queryOf(request), body: textOf(request) },
      new Date(),
    );
    if (refusal !== undefined) throw new RestError(401, refusal);
  });

  const checkSize = (data: string): void => {
    if (Buffer.byteLength(data) > limits.eventBytes)
      throw new RestError(413, `Event data is limited to ${limits.eventBytes} bytes`);
  };

  fastify.post('/apps/:id/events', { bodyLimit, config }, async (request) => {
    const event = parseBody(trigger, request);
    checkSize(event.data);
    hub.publish(event.channels, event.name, event.data, event.socket_id);
    if (event.info === undefined) return {};
    return { channels: Object.fromEntries(event.channels.map((name) => [name, channelInfo(hub, name, event.info)])) };
  });

  fastify.post('/apps/:id/batch_events', { bodyLimit, config }, async (request) => {
    const events = parseBody(batch, request).batch;
    for (const event of events) checkSize(event.data);
    for (const event of events) hub.publish([event.channel], event.name, event.data, event.socket_id);
    if (events.every((event) => event.info === undefined)) return {};
    return { batch: events.map((event) => channelInfo(hub, event.channel, event.info)) };
  });

  fastify.get('/apps/:id/channels', { config }, async (request) => {
    const query = queryOf(request);
    const prefix = query.get('filter_by_prefix') ?? '';
    const attributes = query.get('info');
    if (attributes?.includes('user_count') && !prefix.startsWith('presence-')) {
      throw new RestError(400, 'user_count is known for presence channels only: filter_by_prefix=presence-');
    }
    const found = hub.channels().filter(({ name, kind }) => kind !== 'user' && name.startsWith(prefix));
    return { channels: Object.fromEntries(found.map(({ name }) => [name, channelInfo(hub, name, attributes)])) };
  });

  fastify.get<{ Params: { id: string; channel: string } }>(
    '/apps/:id/channels/:channel',
    { config },
    async (request) => {
      const { channel } = request.params;
      const attributes = queryOf(request).get('info');
      const kind = channelKind(channel);
      if (!kind) throw new RestError(400, 'Invalid channel name');
      if (kind !== 'presence' && attributes?.includes('user_count')) {
        throw new RestError(400, 'user_count is known for presence channels only');
      }
      return { occupied: hub.channel(channel) !== undefined, ...channelInfo(hub, channel, attributes) };
    },
  );

  fastify.get<{ Params: { id: string; channel: string } }>(
    '/apps/:id/channels/:channel/users',
    { config },
    async (request) => {
      const { channel } = request.params;
      if (channelKind(channel) !== 'presence') throw new RestError(400, 'Users are known for presence channels only');
      return { users: (hub.channel(channel)?.userIds() ?? []).map((id) => ({ id })) };
    },
  );

  fastify.post<{ Params: { id: string; user: string } }>(
    '/apps/:id/users/:user/terminate_connections',
    { bodyLimit, config },
    async (request) => {
      hub.terminateUser(request.params.user, queryOf(request).has(mayReturn) ? 'return' : 'stay away');
      return {};
    },
  );
};
