import type { Call } from '@paidang/contract/calls';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Input } from './call-context';
import { validate } from './validation';

type Schema = z.ZodType;

/** Returns the address to redirect to. */
export type RedirectHandler<Query extends Schema> = (
  context: Pick<Input<Schema, Query, Schema>, 'query' | 'request'>,
  reply: FastifyReply,
) => Promise<string>;

/**
 * Adds the route of a call that browsers navigate to. The handler opens its own transactions, since it calls other
 * servers between them.
 */
export function addRedirectRoute<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  D extends Schema,
  M extends Schema,
>(
  app: FastifyInstance,
  call: Call<P, Q, B, D, M>,
  { ratePerMinute }: { ratePerMinute: number },
  handler: RedirectHandler<Q>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    config: { access: call.access, call, rateLimit: { max: ratePerMinute, timeWindow: 60_000 } },
    handler: async (request, reply) => {
      const place = await handler({ query: validate(call.query, request.query), request }, reply);
      return reply.header('cache-control', 'no-store').redirect(place);
    },
  });
}
