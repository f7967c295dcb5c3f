import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/platform';

/** `/healthz`: this process answers and reaches its database. */
export function serveHealth(app: FastifyInstance, { db }: Platform): void {
  app.get('/healthz', { config: { access: 'guest' } }, async (_request, reply) => {
    await db.execute(sql`select 1`);
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
}
