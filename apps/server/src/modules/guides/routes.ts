import { errorCodes, guidesBase } from '@paidang/contract/calls';
import { guideIds, guideScene, isCreator } from '@paidang/contract/vocabulary';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireUser } from '../../http/access';
import { AppError, notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { demoIds } from './demo/cast';
import { handlers } from './handlers';

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

/** Replaces placeholders by the ids they stand for, so that the contract's schemas can validate the fields. */
function withIds(fields: Fields): Fields {
  const idOf = (value: unknown): unknown => {
    if (value === guideIds.project) return demoIds.project;
    return typeof value === 'string' && guideScene(value) !== null ? demoIds.task : value;
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, idOf(value)]));
}

/** Refuses other projects and tasks, since the guide has one of each. */
function requireDemoIds(fields: Fields): void {
  const demo: Fields = {
    project: demoIds.project,
    task: demoIds.task,
    task_uuid: demoIds.task,
    platform: demoIds.platform,
  };
  for (const [name, id] of Object.entries(demo)) if (name in fields && fields[name] !== id) throw notFound();
}

/** The creator who makes the request. The guide is not available to others or in super logins. @throws 0401, 0403 */
function creatorOf(request: FastifyRequest) {
  const { user, session } = requireUser(request);
  if (!isCreator(user.role) || session.isSuperLogin) throw new AppError(errorCodes.forbidden);
  return user;
}

/**
 * The beginner guide: the calls of a project under a separate base path, served from a demo. It does not use the database,
 * so nothing is stored.
 */
export function guideRoutes(app: FastifyInstance, { clock }: Pick<Platform, 'clock'>): void {
  for (const { call, respond } of handlers) {
    app.route({
      method: call.method,
      url: `${guidesBase}${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
      config: { access: 'user' },
      onRequest: async (request) => void creatorOf(request),
      handler: async (request, reply) => {
        const rawParams = fieldsOf(request.params);
        const params = withIds(rawParams);
        const body = withIds(fieldsOf(request.body));
        requireDemoIds(params);
        requireDemoIds(body);
        const at = typeof rawParams.task === 'string' ? guideScene(rawParams.task) : null;
        const sent = { params, body, query: request.query, at, user: creatorOf(request), now: clock() };
        return reply.header('cache-control', 'no-store').send(respond(sent));
      },
    });
  }
}
