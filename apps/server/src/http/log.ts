import { randomUUID } from 'node:crypto';
import { maskedFields } from '@paidang/contract/vocabulary';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Env } from '../config/env';

/** Replaces the standard output. */
export interface LogStream {
  write(line: string): void;
}

const secrets = ['email', 'password', 'token', ...maskedFields];

/** Fastify's logging options: its own request lines are off, since URLs may contain tokens. */
export const logging = (
  env: Pick<Env, 'LOG_LEVEL'>,
  stream: LogStream | undefined,
): Pick<FastifyServerOptions, 'logger' | 'genReqId' | 'logController'> => ({
  logger: {
    level: env.LOG_LEVEL,
    ...(stream ? { stream } : {}),
    base: null,
    redact: ['req', 'res', 'headers', ...secrets, ...secrets.map((name) => `*.${name}`)],
  },
  genReqId: () => randomUUID(),
  logController: new LogController({ disableRequestLogging: true }),
});

/** Logs one line per request: route, user id and result, but never the URL, the body or a name. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, user } = request;
    const { statusCode: status, elapsedTime } = reply;
    const line = { method, route: routeOptions.url ?? '-', status, ms: Math.round(elapsedTime), user: user?.id };
    if (status >= 500) request.log.error(line, 'request');
    else request.log.info(line, 'request');
  });
}
