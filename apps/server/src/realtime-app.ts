import fastify, { type FastifyInstance } from 'fastify';
import type { RealtimeEnv } from './config/realtime-env';
import { type LogStream, logging, logRequests } from './http/log';
import { socketNetwork } from './http/network';
import { arrivalOptions, cutStalledBodies } from './http/unfinished-bodies';
import { warnOfUnknownProxy } from './http/unknown-proxy';
import { createRealtime, serveRealtime } from './platform/broadcast';

/** The standalone realtime endpoint, not listening yet: sockets for browsers, a REST interface for API processes. */
export async function buildRealtimeApp(
  env: RealtimeEnv,
  { logStream }: { logStream?: LogStream } = {},
): Promise<FastifyInstance> {
  const app = fastify({ ...logging(env, logStream), trustProxy: env.TRUSTED_PROXIES, ...arrivalOptions });
  logRequests(app);
  warnOfUnknownProxy(app, env);
  cutStalledBodies(app);
  const realtime = createRealtime({
    app: { id: env.REALTIME_APP_ID, key: env.REALTIME_KEY, secret: env.REALTIME_SECRET },
    onError: () => {},
  });
  await serveRealtime(app, realtime, socketNetwork(env));
  app.get('/healthz', { config: { access: 'guest' } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  return app;
}
