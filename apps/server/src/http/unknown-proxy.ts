import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { callerAddress } from '../config/caller-address';
import type { Env } from '../config/env';

const advice =
  'received X-Forwarded-For from an address that is not in TRUSTED_PROXIES: if that is your proxy, list it there, or all ' +
  'people share the limits of one network';

/**
 * Warns once when requests come through a proxy that is not in `TRUSTED_PROXIES`: sign-in, registration and sockets are
 * rate-limited by network, and behind an unknown proxy all users share one.
 */
export function warnOfUnknownProxy(app: FastifyInstance, { TRUSTED_PROXIES }: Pick<Env, 'TRUSTED_PROXIES'>): void {
  const addressOf = callerAddress(TRUSTED_PROXIES);
  let hasWarned = false;
  const check = (request: IncomingMessage) => {
    if (hasWarned || !request.headers['x-forwarded-for'] || addressOf(request) !== request.socket.remoteAddress) return;
    hasWarned = true;
    app.log.warn(advice);
  };
  app.addHook('onRequest', async ({ raw }) => check(raw));
  // Added only next to another listener: Node leaves upgrades to their listeners, and closes the socket if there is none.
  app.addHook('onReady', async () => {
    if (app.server.listenerCount('upgrade') > 0) app.server.on('upgrade', check);
  });
}
