import { broadcastingAuthPath } from '@paidang/contract/calls';
import type { FastifyInstance } from 'fastify';
import { answerChannelAuth, type Realtime } from '../../platform/broadcast';
import type { Database } from '../../platform/database';
import { authorizeChannel } from './channels';

/** Channel authorisation as Pusher clients ask for it: a form or JSON in, no envelope out. */
export function realtimeRoutes(
  app: FastifyInstance,
  { db, realtime }: { db: Database; realtime: Pick<Realtime, 'app'> },
): void {
  app.post(
    broadcastingAuthPath,
    { config: { access: 'user', scope: 'chat' }, bodyLimit: 16_384 },
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
