import type { Access, Call, SessionScope } from '@paidang/contract/calls';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  findProjectMembership,
  findTaskMembership,
  type ProjectMembership,
  type TaskMembership,
} from '../modules/membership';
import { type CurrentSession, type FoundSession, findSession } from '../modules/sessions';
import { findStaffRoles } from '../modules/staff';
import { type CurrentAccount, type CurrentUser, isUser } from '../modules/users';
import type { Database } from '../platform/database';
import { AppError, notFound } from '../platform/errors';
import type { Platform } from '../platform/platform';
import type { StaffCaller, UserCaller } from './call-context';

const bearer = /^Bearer ([\w-]{20,200})$/i;

/** The bearer token of the `Authorization` header, or `null`. */
const bearerToken = (request: FastifyRequest): string | null =>
  bearer.exec(request.headers.authorization ?? '')?.[1] ?? null;

/** `signed-app`: requests signed with the realtime secret; the route checks the signature itself. */
export type RouteAccess = Access | 'signed-app';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may make the request. A route without it is not registered. */
    access?: RouteAccess;
    /** Sessions limited to this scope may make it too. */
    scope?: SessionScope;
  }
  interface FastifyInstance {
    /** Access of all routes of a plugin that is not ours. */
    pluginAccess: RouteAccess | undefined;
  }
  interface FastifyRequest {
    /** The caller; `null` on routes for guests. */
    user: CurrentAccount | null;
    /** The caller's session. */
    session: CurrentSession | null;
  }
}

/** Where a member call names its subject: a path parameter, or the body. */
export type AccessTarget = 'task' | 'project' | 'chatroom' | 'message' | 'body';

/** Where a member call names its subject: a path parameter, the task of a comment, or else `task_uuid` in the body. */
export function accessTarget(call: Pick<Call, 'access' | 'path'>): AccessTarget | null {
  if (['guest', 'user', 'platform'].includes(call.access)) return null;
  return (
    (['task', 'project', 'chatroom', 'message'] as const).find((name) => call.path.includes(`{${name}}`)) ?? 'body'
  );
}

/** Returns whether a session may use a route. Console sessions open only staff calls, and staff calls need one. */
function opens({ scope }: CurrentSession, route: FastifyContextConfig): boolean {
  if (scope === 'console') return route.access === 'platform';
  return scope === null || scope === route.scope;
}

async function authenticate(request: FastifyRequest, { db, clock }: Platform): Promise<FoundSession> {
  const token = bearerToken(request);
  const found = token ? await findSession(db, token, clock()) : null;
  if (!found) throw new AppError('0401');
  if (!opens(found.session, request.routeOptions.config)) throw new AppError('0403');
  return found;
}

const isUuid = (value: unknown): value is string => z.uuid().safeParse(value).success;

/** Returns whether the caller's party may make the call; if not, the response is 404. */
const mayCall = (access: Access, { party }: ProjectMembership): boolean => {
  if (access === 'member-vendor') return party === 'vendor';
  if (access === 'member-creator') return party === 'creator';
  return access === 'member';
};

/** @throws 0404 unless the user has the membership the call requires. */
export async function requireTaskMembership(
  db: Database,
  access: Access,
  taskId: unknown,
  user: CurrentUser,
): Promise<TaskMembership> {
  const membership = isUuid(taskId) ? await findTaskMembership(db, taskId, user.id) : null;
  if (!membership || !mayCall(access, membership)) throw notFound();
  return membership;
}

/** @throws 0404 unless the user has the membership the call requires. */
export async function requireProjectMembership(
  db: Database,
  access: Access,
  id: unknown,
  user: CurrentUser,
): Promise<ProjectMembership> {
  const membership = isUuid(id) ? await findProjectMembership(db, id, user.id) : null;
  if (!membership || !mayCall(access, membership)) throw notFound();
  return membership;
}

/** Returns the task of a comment. */
export type FindTaskOfComment = (db: Database, comment: string) => Promise<string | null>;

/** @throws 0404 unless the user has the membership the call requires in the comment's task. */
export async function requireTaskMembershipOfComment(
  db: Database,
  findTaskOf: FindTaskOfComment,
  { access }: Pick<Call, 'access'>,
  comment: unknown,
  user: CurrentUser,
): Promise<TaskMembership> {
  return requireTaskMembership(db, access, isUuid(comment) ? await findTaskOf(db, comment) : null, user);
}

/** Returns whether a user is in a chat room. */
export type IsRoomMember = (db: Database, room: string, userId: string) => Promise<boolean>;

/** @throws 0404 unless the user is in the room. */
export async function requireRoomMembership(
  db: Database,
  isRoomMember: IsRoomMember,
  room: unknown,
  user: CurrentUser,
) {
  if (!isUuid(room) || !(await isRoomMember(db, room, user.id))) throw notFound();
  return room;
}

/** @throws 0401, and 0403 for staff */
export function requireUser({ user, session }: FastifyRequest): UserCaller {
  if (!user || !session) throw new AppError('0401');
  if (!isUser(user)) throw new AppError('0403');
  return { user, session };
}

/** @throws 0404 unless the caller is staff and signed in to the console; 0403 without the role the call requires */
export async function requireStaff(
  db: Database,
  { staffRole }: Pick<Call, 'staffRole'>,
  { user, session }: FastifyRequest,
): Promise<StaffCaller> {
  const staffRoles = user && session?.scope === 'console' ? await findStaffRoles(db, user.id) : null;
  if (!user || !session || !staffRoles) throw notFound();
  if (staffRole && !staffRoles.includes(staffRole)) throw new AppError('0403');
  return { user, session, staffRoles };
}

/** Refuses to register routes without an access, and rejects requests from callers who are not signed in. */
export function guardRoutes(app: FastifyInstance, platform: Platform): void {
  app.decorateRequest('user', null);
  app.decorateRequest('session', null);
  app.decorate('pluginAccess', undefined);
  app.addHook('onRoute', function (this: FastifyInstance, route) {
    const access = route.config?.access ?? this.pluginAccess;
    if (!access) {
      throw new Error(
        `@paidang/server: the route ${route.method} ${route.url} does not say who may call it. ` +
          'Register it from a call of the contract, or give it `config: { access }`.',
      );
    }
    route.config = { ...route.config, access };
  });
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (!access || access === 'guest' || access === 'signed-app') return;
    const { user, session } = await authenticate(request, platform);
    request.user = user;
    request.session = session;
  });
}
