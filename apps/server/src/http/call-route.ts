import { createHash } from 'node:crypto';
import { type Call, idempotencyHeader, socketHeader } from '@paidang/contract/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Platform } from '../platform/platform';
import { accessTarget } from './access';
import { auditCall } from './audit';
import type { AnyCaller, CallOptions, Handler, Reply } from './call-context';
import { holdWhileChanging } from './hold-project';
import { hashRequest, readIdempotencyKey, runOnce } from './idempotency/idempotency';
import { discardFiles, receiveMultipart } from './received-file';
import { validate, validateParams } from './validation';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's call behind the route. */
    call?: Call;
  }
}

type Schema = z.ZodType;

/** Finds the caller's membership; `body` is given for calls that name their task there. */
export type FindCaller<Caller> = (request: FastifyRequest, call: Call, body: unknown) => Promise<Caller>;

const guestBodyBytes = 64_000;

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name.toLowerCase()];
  return typeof value === 'string' ? value : undefined;
};

function envelope<D extends Schema, M extends Schema>(call: { data: D; meta?: M }, { data, meta }: Reply<D, M>) {
  const body = { status: '0000' as const, message: '', data: call.data.parse(data) };
  return call.meta ? { ...body, meta: call.meta.parse(meta) } : body;
}

const cacheControlOf = ({
  cacheSeconds,
  publicSeconds,
}: Pick<CallOptions<Schema, Schema, Schema, unknown, unknown>, 'cacheSeconds' | 'publicSeconds'>) => {
  if (publicSeconds) return `public, max-age=${publicSeconds}`;
  return cacheSeconds ? `private, max-age=${cacheSeconds}` : 'no-store';
};

/** Sends a body, or 304 when the caller already has it. */
function sendUnlessKept(request: FastifyRequest, reply: FastifyReply, body: object): FastifyReply {
  const text = JSON.stringify(body);
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', tag);
  const kept = header(request, 'if-none-match')?.split(/\s*,\s*/) ?? [];
  if (kept.includes(tag)) return reply.status(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}

/** Adds one route: membership, validation and preparation, then handler and idempotency key in one transaction. */
export function addCallRoute<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  D extends Schema,
  M extends Schema,
  Caller extends AnyCaller,
  Prepared,
>(
  app: FastifyInstance,
  { transact, storage }: Platform,
  call: Call<P, Q, B, D, M>,
  findCaller: FindCaller<Caller>,
  options: CallOptions<P, Q, B, Caller, Prepared>,
  handler: Handler<P, Q, B, D, M, Caller, Prepared>,
): void {
  const name = `${call.method} ${call.path}`;
  const fileRules = options.files;
  if (call.encoding === 'multipart' && !fileRules) {
    throw new Error(`@paidang/server: the call ${name} takes files, so it needs the option \`files\`.`);
  }
  const cacheControl = cacheControlOf(options);
  const membershipIsInBody = accessTarget(call) === 'body';
  const callers = new WeakMap<FastifyRequest, { caller: Caller }>();

  const receive = async (request: FastifyRequest) =>
    fileRules ? receiveMultipart(request, call.files ?? [], fileRules, storage) : { fields: request.body, files: [] };

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { fields, files }: Awaited<ReturnType<typeof receive>>,
  ) {
    const caller = callers.get(request)?.caller ?? (await findCaller(request, call, fields));
    const input = {
      params: validateParams(call.params, request.params),
      query: validate(call.query, request.query),
      body: validate(call.body, fields),
    };
    const idempotencyKey = call.method === 'GET' ? undefined : readIdempotencyKey(header(request, idempotencyHeader));
    const context = { ...input, ...caller, files, idempotencyKey, request, reply };
    const prepared = (await options.prepare?.(context)) as Prepared;
    return transact(
      async (tx) => {
        const work = async () => {
          if (caller.membership) await holdWhileChanging(tx, call, caller.membership);
          const body = envelope(call, await handler(tx, { ...context, prepared }));
          await auditCall(tx, call, request, input.body);
          return body;
        };
        if (!idempotencyKey || !request.user || options.isSecret) return work();
        const requestHash = hashRequest({ ...input, files: files.map((file) => [file.name, file.sha256]) });
        return runOnce(tx, { userId: request.user.id, key: idempotencyKey, call: name, requestHash }, work);
      },
      {
        socketId: header(request, socketHeader),
        isSuperLogin: request.session?.isSuperLogin,
        sessionId: request.session?.id,
      },
    );
  }

  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(call.access === 'guest' ? { bodyLimit: guestBodyBytes } : {}),
    config: {
      access: call.access,
      ...(call.scope ? { scope: call.scope } : {}),
      call,
      ...(options.ratePerMinute ? { rateLimit: { max: options.ratePerMinute, timeWindow: 60_000 } } : {}),
    },
    // Callers without access are refused before their body is read.
    onRequest: async (request) => {
      if (!membershipIsInBody) callers.set(request, { caller: await findCaller(request, call, undefined) });
    },
    handler: async (request, reply) => {
      const received = await receive(request);
      try {
        const body = await answer(request, reply, received);
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', cacheControl);
        return options.publicSeconds ? sendUnlessKept(request, reply, body) : reply.send(body);
      } finally {
        await discardFiles(received.files);
      }
    },
  });
}
