import type { FastifyInstance } from 'fastify';
import { ping } from '../platform/database';
import type { Platform } from '../platform/platform';

/** `/healthz`: reports that this process is up and can reach its database. */
export function serveHealth(app: FastifyInstance, { db }: Platform): void {
  app.get('/healthz', { config: { access: 'guest' } }, async (_request, reply) => {
    await ping(db);
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
}
