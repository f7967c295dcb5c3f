import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { callerAddress } from '../config/caller-address';
import type { Env } from '../config/env';

const advice =
  'received X-Forwarded-For from an address that is not in TRUSTED_PROXIES: if that is your proxy, list it there, or all ' +
  'people share the limits of one network';

/**
 * Says once, in the log, that requests come through a proxy nobody has named: signing in, registering and sockets are
 * limited by network, and behind such a proxy everybody is in one.
 */
export function warnOfUnknownProxy(app: FastifyInstance, { TRUSTED_PROXIES }: Pick<Env, 'TRUSTED_PROXIES'>): void {
  const addressOf = callerAddress(TRUSTED_PROXIES);
  let isSaid = false;
  const look = (request: IncomingMessage) => {
    if (isSaid || !request.headers['x-forwarded-for'] || addressOf(request) !== request.socket.remoteAddress) return;
    isSaid = true;
    app.log.warn(advice);
  };
  app.addHook('onRequest', async ({ raw }) => look(raw));
  // A listener of upgrades has to answer them; without one the server closes them itself.
  app.addHook('onReady', async () => {
    if (app.server.listenerCount('upgrade') > 0) app.server.on('upgrade', look);
  });
}
