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
  /** Names what is asked for; that of signed-in callers is done once by itself. */
  readonly idempotencyKey: string | undefined;
  readonly request: FastifyRequest;
  /** For headers of the response. */
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

/** Any of them. Only members of a project or task have a membership. */
export interface AnyCaller {
  readonly user: CurrentAccount | null;
  readonly membership?: ProjectMembership;
}

/** The result of a call. */
export interface Reply<Data extends Schema, Meta extends Schema> {
  readonly data: z.input<Data>;
  readonly meta?: z.input<Meta>;
}

/** Handles a call: all it writes is one transaction, together with the idempotency key. */
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
  /** Slow work (pictures, passwords, comparisons of texts), done before the transaction begins: what it has read may change until then. */
  readonly prepare?: (context: Input<Params, Query, Body> & Caller) => Promise<Prepared>;
  /** Required when the call takes files. */
  readonly files?: FileRules;
  /** Requests per minute from one address. */
  readonly ratePerMinute?: number;
  /** Request or response is a secret, so no idempotency record is stored: a repeated request is executed again. */
  readonly isSecret?: boolean;
  /** Seconds a browser may keep the response, for what changes with a release only. @default never */
  readonly cacheSeconds?: number;
  /** Seconds that anybody may keep the response, as what is the same for everybody; then they ask whether it changed. */
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
