import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventPayloads } from '@paidang/contract/calls';
import type { Database } from '../database';

type EventName = keyof EventPayloads;

/** A realtime event on its way out. */
export interface Broadcast<Name extends EventName = EventName> {
  readonly channel: string;
  readonly event: Name;
  readonly data: EventPayloads[Name];
  /** Socket of the caller, who knows already. */
  readonly except?: string | undefined;
}

/** Where realtime events go. It must neither reject nor take long: what is committed stays committed. */
export type Publish = (broadcasts: readonly Broadcast[]) => void | Promise<void>;

/** Where it goes that sockets are to be ended; as {@link Publish}. */
export type Disconnect = (userIds: readonly string[]) => void | Promise<void>;

/** One unit of work: services take it first and hand its `db` to stores. */
export interface Transaction {
  readonly db: Database;
  /** The moment everything in it happens. */
  readonly now: Date;
  /** The platform team acts as the user. */
  readonly isSuperLogin: boolean;
  /** Sends a realtime event once the work is committed. */
  publish<Name extends EventName>(channel: string, event: Name, data: EventPayloads[Name]): void;
  /** Ends the sockets of people whose sessions were revoked, once the work is committed. */
  disconnect(userIds: readonly string[]): void;
}

export interface TransactionOptions {
  /** Socket of the caller: its own events are not sent back to it. */
  readonly socketId?: string | undefined;
  /** The platform team acts as the user. @default false */
  readonly isSuperLogin?: boolean | undefined;
  /** @default the clock's moment */
  readonly now?: Date;
}

/** Runs units of work. */
export type Transact = <Result>(
  work: (transaction: Transaction) => Promise<Result>,
  options?: TransactionOptions,
) => Promise<Result>;

/**
 * @example const transact = createTransact({ db, publish, clock: () => new Date() });
 * await transact((tx) => notify(tx, { to, code: '2-030-01', parameters }));
 */
export function createTransact({
  db,
  publish,
  disconnect,
  clock,
}: {
  db: Database;
  publish: Publish;
  /** @default nobody hears of it */
  disconnect?: Disconnect;
  clock: () => Date;
}): Transact {
  const running = new AsyncLocalStorage<true>();
  return async (work, { socketId, isSuperLogin = false, now = clock() } = {}) => {
    if (running.getStore()) {
      throw new Error(
        '@paidang/server: a unit of work was begun inside of another. The database has one connection for both, ' +
          'so they would wait for each other for ever. Hand the transaction on instead.',
      );
    }
    const broadcasts: Broadcast[] = [];
    const gone = new Set<string>();
    const transaction: Omit<Transaction, 'db'> = {
      now,
      isSuperLogin,
      publish: (channel, event, data) => {
        broadcasts.push({ channel, event, data, except: socketId });
      },
      disconnect: (userIds) => {
        for (const userId of userIds) gone.add(userId);
      },
    };
    const result = await db.transaction((handle) => running.run(true, () => work({ ...transaction, db: handle })));
    // Answered means told: a process that is killed here has acknowledged nothing, and the caller sends again.
    if (broadcasts.length > 0) await publish(broadcasts);
    if (gone.size > 0) await disconnect?.([...gone]);
    return result;
  };
}
