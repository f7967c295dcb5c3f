import type { Call } from '@paidang/contract/calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ProjectSeat, TaskSeat } from '../modules/membership';
import type { SessionSeat } from '../modules/sessions';
import type { CurrentUser } from '../modules/users';
import type { Transaction } from '../platform/transaction';
import type { FileRules, ReceivedFile } from './received-file';

type Schema = z.ZodType;

/** The input of a call, validated by the contract's schemas. */
export interface Input<Params extends Schema, Query extends Schema, Body extends Schema> {
  readonly params: z.output<Params>;
  readonly query: z.output<Query>;
  readonly body: z.output<Body>;
  readonly files: readonly ReceivedFile[];
  readonly request: FastifyRequest;
  /** For headers of the response. */
  readonly reply: FastifyReply;
}

export interface GuestSeat {
  readonly user: null;
}
export interface UserSeat {
  readonly user: CurrentUser;
  readonly session: SessionSeat;
}
export interface UserProjectSeat extends UserSeat {
  readonly seat: ProjectSeat;
}
export interface UserTaskSeat extends UserSeat {
  readonly seat: TaskSeat;
}
export interface UserRoomSeat extends UserSeat {
  /** Uuid of the chat room. */
  readonly room: string;
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
  Seat,
  Prepared,
> = (
  tx: Transaction,
  context: Input<Params, Query, Body> & Seat & { readonly prepared: Prepared },
) => Promise<Reply<Data, Meta>>;

export interface CallOptions<Params extends Schema, Query extends Schema, Body extends Schema, Seat, Prepared> {
  /** Slow work without the database (pictures, passwords), done before the transaction begins. */
  readonly prepare?: (context: Input<Params, Query, Body> & Seat) => Promise<Prepared>;
  /** Required when the call takes files. */
  readonly files?: FileRules;
  /** Requests per minute from one address. */
  readonly ratePerMinute?: number;
  /** Request or response is a secret, so no idempotency record is stored: a repeated request is executed again. */
  readonly isSecret?: boolean;
}

/** Registers a call for one kind of caller. */
export interface DefineRoute<Seat> {
  <P extends Schema, Q extends Schema, B extends Schema, D extends Schema, M extends Schema>(
    call: Call<P, Q, B, D, M>,
    handler: Handler<P, Q, B, D, M, Seat, undefined>,
  ): void;
  <P extends Schema, Q extends Schema, B extends Schema, D extends Schema, M extends Schema, Prepared = undefined>(
    call: Call<P, Q, B, D, M>,
    options: CallOptions<P, Q, B, Seat, Prepared>,
    handler: Handler<P, Q, B, D, M, Seat, Prepared>,
  ): void;
}
