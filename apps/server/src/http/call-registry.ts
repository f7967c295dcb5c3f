import type { Call } from '@paidang/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { fieldOf } from '../platform/field-of';
import type { Platform } from '../platform/platform';
import {
  accessTarget,
  type FindTaskOfComment,
  type IsRoomMember,
  requireProjectMembership,
  requireRoomMembership,
  requireStaff,
  requireTaskMembership,
  requireTaskMembershipOfComment,
  requireUser,
} from './access';
import type {
  AnyCaller,
  CallOptions,
  DefineRoute,
  GuestCaller,
  Handler,
  ProjectMemberCaller,
  RoomMemberCaller,
  StaffCaller,
  TaskMemberCaller,
  UserCaller,
} from './call-context';
import { addCallRoute, type FindCaller } from './call-route';

type Schema = z.ZodType;

/** Registers routes for the contract's calls, by the kind of caller they require. */
export interface CallRegistry {
  /** A call anybody may make. */
  readonly guest: DefineRoute<GuestCaller>;
  /** A call about the caller's own data. */
  readonly user: DefineRoute<UserCaller>;
  /** A call about a project, for its members. */
  readonly project: DefineRoute<ProjectMemberCaller>;
  /** A call about a task, for members of its project. */
  readonly task: DefineRoute<TaskMemberCaller>;
  /** A call about a chat room, for its members. */
  readonly room: DefineRoute<RoomMemberCaller>;
  /** A call for staff. */
  readonly platform: DefineRoute<StaffCaller>;
}

/** Lookups that http needs from the modules above it. */
export interface MembershipLookups {
  readonly isRoomMember: IsRoomMember;
  readonly findTaskOfComment: FindTaskOfComment;
}

/**
 * @example
 * const calls = createCallRegistry(app, platform, { isRoomMember, findTaskOfComment });
 * calls.task(outlineCalls.view, async (tx, { membership, user }) => ({ data: await outlineView(tx, membership, user) }));
 */
export function createCallRegistry(app: FastifyInstance, platform: Platform, finders: MembershipLookups): CallRegistry {
  const { db } = platform;

  function defineFor<Caller extends AnyCaller>(
    kind: string,
    fits: (call: Call) => boolean,
    findCaller: FindCaller<Caller>,
  ): DefineRoute<Caller> {
    return <P extends Schema, Q extends Schema, B extends Schema, D extends Schema, M extends Schema, Prepared>(
      call: Call<P, Q, B, D, M>,
      ...rest:
        | [Handler<P, Q, B, D, M, Caller, Prepared>]
        | [CallOptions<P, Q, B, Caller, Prepared>, Handler<P, Q, B, D, M, Caller, Prepared>]
    ): void => {
      if (!fits(call)) {
        throw new Error(`@paidang/server: ${call.method} ${call.path} is for "${call.access}", not a ${kind} call.`);
      }
      const [options, handler] = rest.length === 1 ? [{}, rest[0]] : rest;
      addCallRoute(app, platform, call, findCaller, options, handler);
    };
  }

  return {
    guest: defineFor(
      'guest',
      (call) => call.access === 'guest',
      async () => ({ user: null }),
    ),
    user: defineFor(
      'user',
      (call) => call.access === 'user',
      async (request) => requireUser(request),
    ),
    project: defineFor(
      'project',
      (call) => accessTarget(call) === 'project',
      async (request, { access }) => {
        const { user, session } = requireUser(request);
        return {
          user,
          session,
          membership: await requireProjectMembership(db, access, fieldOf(request.params, 'project'), user),
        };
      },
    ),
    task: defineFor(
      'task',
      (call) => ['task', 'message', 'body'].includes(accessTarget(call) ?? ''),
      async (request, call, body) => {
        const { user, session } = requireUser(request);
        if (accessTarget(call) === 'message') {
          const comment = fieldOf(request.params, 'message');
          return {
            user,
            session,
            membership: await requireTaskMembershipOfComment(db, finders.findTaskOfComment, call, comment, user),
          };
        }
        const id = accessTarget(call) === 'task' ? fieldOf(request.params, 'task') : fieldOf(body, 'task_uuid');
        return { user, session, membership: await requireTaskMembership(db, call.access, id, user) };
      },
    ),
    room: defineFor(
      'room',
      (call) => accessTarget(call) === 'chatroom',
      async (request) => {
        const { user, session } = requireUser(request);
        return {
          user,
          session,
          room: await requireRoomMembership(db, finders.isRoomMember, fieldOf(request.params, 'chatroom'), user),
        };
      },
    ),
    platform: defineFor(
      'platform',
      (call) => call.access === 'platform',
      async (request, call) => requireStaff(db, call, request),
    ),
  };
}
