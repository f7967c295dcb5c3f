import { broadcastingAuthPath } from '@paidang/contract/calls';
import type { FastifyInstance } from 'fastify';
import { answerChannelAuth, type Realtime } from '../../platform/broadcast';
import type { Database } from '../../platform/database';
import { authorizeChannel } from './channels';

/** Every socket of somebody asks for each of its channels: more than many tabs that come back at once need. */
const channelsPerMinute = 600;

/** Channel authorisation as Pusher clients ask for it: a form or JSON in, no envelope out. */
export function realtimeRoutes(
  app: FastifyInstance,
  { db, realtime }: { db: Database; realtime: Pick<Realtime, 'app'> },
): void {
  app.post(
    broadcastingAuthPath,
    {
      config: {
        access: 'user',
        scope: 'chat',
        rateLimit: { max: channelsPerMinute, timeWindow: 60_000, keyGenerator: ({ user, ip }) => user?.id ?? ip },
      },
      bodyLimit: 16_384,
    },
    async (request, reply) => {
      const answer = await answerChannelAuth({
        app: realtime.app,
        body: request.body,
        user: request.user ?? undefined,
        authorize: (user, channel) => authorizeChannel(db, user, channel),
      });
      return reply.status(answer.status).header('cache-control', 'no-store').send(answer.body);
    },
  );
}
