import type { Call } from '@paidang/contract/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../platform/errors';
import { fieldOf } from '../platform/field-of';
import type { Platform } from '../platform/platform';
import type { Transaction } from '../platform/transaction';
import { requireProjectMembership, requireStaff, requireTaskMembership, requireUser } from './access';
import { auditCall } from './audit';
import type {
  Input,
  ProjectMemberCaller,
  SignedInCaller,
  StaffCaller,
  TaskMemberCaller,
  UserCaller,
} from './call-context';
import { holdWhileChanging } from './hold-project';
import { validate, validateParams } from './validation';

type Schema = z.ZodType;

interface ReplyWork {
  /** Runs a transaction as the caller, or as the platform team in a super login. */
  readonly transact: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;
}

/** Handles a call whose response is not an envelope: a file or an event stream. */
export type ReplyHandler<Params extends Schema, Query extends Schema, Body extends Schema, Caller> = (
  context: Omit<Input<Params, Query, Body>, 'files' | 'reply' | 'idempotencyKey'> & Caller & ReplyWork,
  reply: FastifyReply,
) => Promise<FastifyReply>;

interface ReplyOptions {
  readonly ratePerMinute: number;
}

/**
 * Adds the route of a file or event-stream call about a task. Membership is checked before the body is read; the handler
 * opens its own transactions, since the response outlasts any single one.
 */
export function addReplyRoute<P extends Schema, Q extends Schema, B extends Schema, D extends Schema, M extends Schema>(
  app: FastifyInstance,
  platform: Pick<Platform, 'db' | 'transact'>,
  call: Call<P, Q, B, D, M>,
  options: ReplyOptions,
  handler: ReplyHandler<P, Q, B, TaskMemberCaller>,
): void {
  const findCaller = async (request: FastifyRequest): Promise<TaskMemberCaller> => {
    const caller = requireUser(request);
    const id = fieldOf(request.params, 'task');
    return { ...caller, membership: await requireTaskMembership(platform.db, call.access, id, caller.user) };
  };
  const hold = (tx: Transaction, { membership }: TaskMemberCaller) => holdWhileChanging(tx, call, membership);
  addRoute(app, platform, call, { ...options, findCaller, hold }, handler);
}

/** Like `addReplyRoute`, for a call about a project. */
export function addProjectReplyRoute<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  D extends Schema,
  M extends Schema,
>(
  app: FastifyInstance,
  platform: Pick<Platform, 'db' | 'transact'>,
  call: Call<P, Q, B, D, M>,
  options: ReplyOptions,
  handler: ReplyHandler<P, Q, B, ProjectMemberCaller>,
): void {
  const findCaller = async (request: FastifyRequest): Promise<ProjectMemberCaller> => {
    const caller = requireUser(request);
    const id = fieldOf(request.params, 'project');
    return { ...caller, membership: await requireProjectMembership(platform.db, call.access, id, caller.user) };
  };
  addRoute(app, platform, call, { ...options, findCaller }, handler);
}

/** Like `addReplyRoute`, for a call about the caller's own data. */
export function addUserReplyRoute<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  D extends Schema,
  M extends Schema,
>(
  app: FastifyInstance,
  platform: Pick<Platform, 'db' | 'transact'>,
  call: Call<P, Q, B, D, M>,
  options: ReplyOptions,
  handler: ReplyHandler<P, Q, B, UserCaller>,
): void {
  addRoute(app, platform, call, { ...options, findCaller: async (request) => requireUser(request) }, handler);
}

/** Like `addReplyRoute`, for a staff call. */
export function addStaffReplyRoute<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  D extends Schema,
  M extends Schema,
>(
  app: FastifyInstance,
  platform: Pick<Platform, 'db' | 'transact'>,
  call: Call<P, Q, B, D, M>,
  options: ReplyOptions,
  handler: ReplyHandler<P, Q, B, StaffCaller>,
): void {
  addRoute(
    app,
    platform,
    call,
    { ...options, findCaller: (request) => requireStaff(platform.db, call, request) },
    handler,
  );
}

interface RouteOptions<Caller> extends ReplyOptions {
  readonly findCaller: (request: FastifyRequest) => Promise<Caller>;
  /** Locks what the caller is about to change. */
  readonly hold?: (tx: Transaction, caller: Caller) => Promise<unknown>;
}

function addRoute<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  D extends Schema,
  M extends Schema,
  Caller extends SignedInCaller,
>(
  app: FastifyInstance,
  platform: Pick<Platform, 'transact'>,
  call: Call<P, Q, B, D, M>,
  { ratePerMinute, findCaller, hold }: RouteOptions<Caller>,
  handler: ReplyHandler<P, Q, B, Caller>,
): void {
  const callers = new WeakMap<FastifyRequest, Caller>();
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    // Compression would delay events, and files are already compressed.
    compress: false,
    config: { access: call.access, call, rateLimit: { max: ratePerMinute, timeWindow: 60_000 } },
    onRequest: async (request) => {
      callers.set(request, await findCaller(request));
    },
    handler: async (request, reply) => {
      const caller = callers.get(request);
      if (!caller) throw new AppError('0401');
      const input = {
        params: validateParams(call.params, request.params),
        query: validate(call.query, request.query),
        body: validate(call.body, request.body),
      };
      const { isSuperLogin, id: sessionId } = caller.session;
      const transact: ReplyWork['transact'] = (work) => platform.transact(work, { isSuperLogin, sessionId });
      if (hold && call.method !== 'GET') await transact((tx) => hold(tx, caller));
      // Recorded beforehand, since the handler may stream.
      await transact((tx) => auditCall(tx, call, request, input.body));
      return handler({ ...input, ...caller, request, transact }, reply.header('cache-control', 'no-store'));
    },
  });
}
