import { broadcastingAuthBatchPath, broadcastingAuthPath } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireUser } from '../../http/access';
import { answerChannelsAuth, authorizeChannelRequest, type Realtime } from '../../platform/broadcast';
import type { Database } from '../../platform/database';
import type { CurrentUser } from '../users';
import { authorizeChannel } from './channels';

/** Every socket authorises each of its channels; this is enough for many tabs that reconnect at once. */
const channelsPerMinute = 600;
/** A page needs one or two. */
const batchesPerMinute = 120;

const bodyLimit = 16_384;

const ruleOf = (max: number) => ({
  access: 'user' as const,
  scope: 'chat' as const,
  rateLimit: {
    max,
    timeWindow: 60_000,
    keyGenerator: ({ user, ip }: FastifyRequest) => user?.id ?? ip,
  },
});

/** Channel authorisation in the format of Pusher clients: request as form or JSON, response without envelope. */
export function realtimeRoutes(
  app: FastifyInstance,
  { db, realtime }: { db: Database; realtime: Pick<Realtime, 'app'> },
): void {
  const askedBy = (request: FastifyRequest) => ({
    app: realtime.app,
    body: request.body,
    user: requireUser(request).user,
    authorize: (one: CurrentUser, channel: string) => authorizeChannel(db, one, channel),
  });

  app.post(broadcastingAuthPath, { config: ruleOf(channelsPerMinute), bodyLimit }, async (request, reply) => {
    const { status, body } = await authorizeChannelRequest(askedBy(request));
    return reply.status(status).header('cache-control', 'no-store').send(body);
  });

  app.post(broadcastingAuthBatchPath, { config: ruleOf(batchesPerMinute), bodyLimit }, async (request, reply) => {
    const { status, body } = await answerChannelsAuth({
      ...askedBy(request),
      most: limits.realtime.channelsAtOnce,
    });
    return reply.status(status).header('cache-control', 'no-store').send(body);
  });
}
