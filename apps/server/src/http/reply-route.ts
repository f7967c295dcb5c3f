import type { Call } from '@paidang/contract/calls';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../platform/errors';
import type { Platform } from '../platform/platform';
import type { Transaction } from '../platform/transaction';
import { requireTaskMembership } from './access';
import type { Input, TaskMemberCaller } from './call-context';
import { holdWhileChanging } from './hold-project';
import { auditSuperLogin } from './super-login-audit';
import { validate, validateParams } from './validation';

type Schema = z.ZodType;

interface ReplyWork {
  /** Runs a transaction as the caller, or as the platform team in a super login. */
  readonly transact: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;
}

/** Handles a call about a task whose response is no envelope: a file or an event stream. */
export type ReplyHandler<Params extends Schema, Query extends Schema, Body extends Schema> = (
  context: Omit<Input<Params, Query, Body>, 'files' | 'reply'> & TaskMemberCaller & ReplyWork,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/**
 * Adds the route of such a call. Membership is checked before the body is read; the handler opens its own transactions,
 * since the response takes longer than one.
 */
export function addReplyRoute<P extends Schema, Q extends Schema, B extends Schema, D extends Schema, M extends Schema>(
  app: FastifyInstance,
  platform: Pick<Platform, 'db' | 'transact'>,
  call: Call<P, Q, B, D, M>,
  { ratePerMinute }: { ratePerMinute: number },
  handler: ReplyHandler<P, Q, B>,
): void {
  const members = new WeakMap<object, TaskMemberCaller>();
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    // Compression would delay events, and files are compressed already.
    compress: false,
    config: { access: call.access, call, rateLimit: { max: ratePerMinute, timeWindow: 60_000 } },
    onRequest: async (request) => {
      const { user, session, params } = request;
      if (!user || !session) throw new AppError('0401');
      const id = typeof params === 'object' && params !== null ? Reflect.get(params, 'task') : undefined;
      members.set(request, {
        user,
        session,
        membership: await requireTaskMembership(platform.db, call.access, id, user),
      });
    },
    handler: async (request, reply) => {
      const membership = members.get(request);
      if (!membership) throw new AppError('0401');
      const input = {
        params: validateParams(call.params, request.params),
        query: validate(call.query, request.query),
        body: validate(call.body, request.body),
      };
      const { isSuperLogin } = membership.session;
      const transact: ReplyWork['transact'] = (work) => platform.transact(work, { isSuperLogin });
      if (call.method !== 'GET') await transact((tx) => holdWhileChanging(tx, call, membership.membership));
      // Set beforehand, since the handler may stream.
      if (isSuperLogin) await transact((tx) => auditSuperLogin(tx, call, request, input.body));
      return handler({ ...input, ...membership, request, transact }, reply.header('cache-control', 'no-store'));
    },
  });
}
