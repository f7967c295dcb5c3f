import type { Call } from '@paidang/contract/calls';
import type { StaffRole } from '@paidang/contract/vocabulary';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ProjectMembership, TaskMembership } from '../modules/membership';
import type { CurrentSession } from '../modules/sessions';
import type { CurrentAccount, CurrentUser } from '../modules/users';
import type { Transaction } from '../platform/transaction';
import type { FileRules, ReceivedFile } from './received-file';

type Schema = z.ZodType;

/** The input of a call, validated by the contract's schemas. */
export interface Input<Params extends Schema, Query extends Schema, Body extends Schema> {
  readonly params: z.output<Params>;
  readonly query: z.output<Query>;
  readonly body: z.output<Body>;
  readonly files: readonly ReceivedFile[];
  /** Identifies the request. For signed-in callers the route itself makes sure that it is executed only once. */
  readonly idempotencyKey: string | undefined;
  readonly request: FastifyRequest;
  /** For setting response headers. */
  readonly reply: FastifyReply;
}

export interface GuestCaller {
  readonly user: null;
}
export interface SignedInCaller {
  readonly user: CurrentAccount;
  readonly session: CurrentSession;
}
export interface UserCaller extends SignedInCaller {
  readonly user: CurrentUser;
}
/** A member of staff, signed in to the console. */
export interface StaffCaller extends SignedInCaller {
  readonly staffRoles: readonly StaffRole[];
}
export interface ProjectMemberCaller extends UserCaller {
  readonly membership: ProjectMembership;
}
export interface TaskMemberCaller extends UserCaller {
  readonly membership: TaskMembership;
}
export interface RoomMemberCaller extends UserCaller {
  /** Uuid of the chat room. */
  readonly room: string;
}

/** Any caller. Only members of a project or task have a membership. */
export interface AnyCaller {
  readonly user: CurrentAccount | null;
  readonly membership?: ProjectMembership;
}

/** The result of a call. */
export interface Reply<Data extends Schema, Meta extends Schema> {
  readonly data: z.input<Data>;
  readonly meta?: z.input<Meta>;
}

/** Handles a call. Everything it writes is one transaction, including the idempotency key. */
export type Handler<
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Data extends Schema,
  Meta extends Schema,
  Caller,
  Prepared,
> = (
  tx: Transaction,
  context: Input<Params, Query, Body> & Caller & { readonly prepared: Prepared },
) => Promise<Reply<Data, Meta>>;

export interface CallOptions<Params extends Schema, Query extends Schema, Body extends Schema, Caller, Prepared> {
  /**
   * Slow work (pictures, passwords, text comparison), done before the transaction: what it reads may change before that
   * begins.
   */
  readonly prepare?: (context: Input<Params, Query, Body> & Caller) => Promise<Prepared>;
  /** Required when the call takes files. */
  readonly files?: FileRules;
  /** Requests per minute from one address. */
  readonly ratePerMinute?: number;
  /** Request or response contains a secret, so no idempotency record is stored: a repeated request is executed again. */
  readonly isSecret?: boolean;
  /** Seconds a browser may cache the response, for data that only changes with a release. @default never */
  readonly cacheSeconds?: number;
  /** Seconds a shared cache may keep a response that is the same for everyone; after that it revalidates. */
  readonly publicSeconds?: number;
}

/** Registers a call for one kind of caller. */
export interface DefineRoute<Caller> {
  <P extends Schema, Q extends Schema, B extends Schema, D extends Schema, M extends Schema>(
    call: Call<P, Q, B, D, M>,
    handler: Handler<P, Q, B, D, M, Caller, undefined>,
  ): void;
  <P extends Schema, Q extends Schema, B extends Schema, D extends Schema, M extends Schema, Prepared = undefined>(
    call: Call<P, Q, B, D, M>,
    options: CallOptions<P, Q, B, Caller, Prepared>,
    handler: Handler<P, Q, B, D, M, Caller, Prepared>,
  ): void;
}
