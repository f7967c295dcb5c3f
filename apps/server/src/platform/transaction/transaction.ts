import { AsyncLocalStorage } from 'node:async_hooks';
import { channels, type EventPayloads } from '@paidang/contract/calls';
import type { Database } from '../database';
import type { Fact } from './fact';

type EventName = keyof EventPayloads;

/** A realtime event to publish. */
export interface Broadcast<Name extends EventName = EventName> {
  readonly channel: string;
  readonly event: Name;
  readonly data: EventPayloads[Name];
  /** The caller's own socket, which is left out. */
  readonly except?: string | undefined;
}

/** Publishes realtime events. It must neither reject nor take long: the transaction is committed. */
export type Publish = (broadcasts: readonly Broadcast[]) => void | Promise<void>;

/** Closes the sockets of users; rules as for {@link Publish}. */
export type Disconnect = (userIds: readonly string[]) => void | Promise<void>;

/** What modules do when a project has come to a point, in the transaction in which it does; those below do not know them. */
export interface Milestones {
  /** A vendor has accepted a step of this task. */
  readonly stepAccepted?: (tx: Transaction, taskId: string) => Promise<void>;
  /** This project was closed, which is not to say cancelled. */
  readonly projectClosed?: (tx: Transaction, projectId: string) => Promise<void>;
}

/** A transaction: services take it as their first argument and pass its `db` to stores. */
export interface Transaction {
  readonly db: Database;
  /** The time of everything in it. */
  readonly now: Date;
  /** The platform team acts as the user. */
  readonly isSuperLogin: boolean;
  /** The session in which it is done; `null` for the platform. */
  readonly sessionId: string | null;
  /** What follows from a milestone: to be called by who brings it about. */
  readonly milestones: Milestones;
  /** Keeps something that happens in a task as evidence, in this transaction. */
  record(fact: Fact): void;
  /** Publishes a realtime event after the commit. */
  publish<Name extends EventName>(channel: string, event: Name, data: EventPayloads[Name]): void;
  /** Closes the sockets of users whose sessions were revoked, after the commit. */
  disconnect(userIds: readonly string[]): void;
}

/** Adds facts to the chains of their projects, at the end of the transaction in which they came about. */
export type KeepFacts = (tx: Transaction, facts: readonly Fact[]) => Promise<void>;

/** Counts that something of these tasks is told, at the end of the transaction. */
export type CountTaskChanges = (db: Database, taskIds: readonly string[]) => Promise<void>;

export interface TransactionOptions {
  /** The caller's socket, which does not get its own events. */
  readonly socketId?: string | undefined;
  /** The platform team acts as the user. @default false */
  readonly isSuperLogin?: boolean | undefined;
  /** The caller's session. @default none */
  readonly sessionId?: string | undefined;
  /** @default the clock's moment */
  readonly now?: Date;
}

/** Runs transactions. */
export type Transact = <Result>(
  work: (transaction: Transaction) => Promise<Result>,
  options?: TransactionOptions,
) => Promise<Result>;

const taskChannel = channels.task('');

/** The tasks whose open pages are told something. */
const tasksOf = (broadcasts: readonly Broadcast[]): string[] => [
  ...new Set(
    broadcasts.flatMap(({ channel }) => (channel.startsWith(taskChannel) ? channel.slice(taskChannel.length) : [])),
  ),
];

/**
 * @example const transact = createTransact({ db, publish, clock: () => new Date() });
 * await transact((tx) => notify(tx, { to, code: '2-030-01', parameters }));
 */
export function createTransact({
  db,
  publish,
  disconnect,
  clock,
  milestones = {},
  keepFacts,
  countTaskChanges,
}: {
  db: Database;
  publish: Publish;
  /** @default sockets stay open */
  disconnect?: Disconnect;
  clock: () => Date;
  /** @default nothing follows from them */
  milestones?: Milestones;
  /** @default facts are forgotten */
  keepFacts?: KeepFacts;
  /** @default nothing is counted */
  countTaskChanges?: CountTaskChanges;
}): Transact {
  const running = new AsyncLocalStorage<true>();
  return async (work, { socketId, sessionId, isSuperLogin = false, now = clock() } = {}) => {
    if (running.getStore()) {
      throw new Error(
        '@paidang/server: a transaction was started inside another. The database has one connection, so they would wait ' +
          'for each other for ever. Pass the transaction on instead.',
      );
    }
    const broadcasts: Broadcast[] = [];
    const gone = new Set<string>();
    const facts: Fact[] = [];
    const transaction: Omit<Transaction, 'db'> = {
      now,
      isSuperLogin,
      sessionId: sessionId ?? null,
      milestones,
      record: (fact) => {
        facts.push(fact);
      },
      publish: (channel, event, data) => {
        broadcasts.push({ channel, event, data, except: socketId });
      },
      disconnect: (userIds) => {
        for (const userId of userIds) gone.add(userId);
      },
    };
    const run = async (tx: Transaction) => {
      const result = await work(tx);
      // At the end, so that the chain of a project is held for a moment only, and after everything else.
      if (facts.length > 0) await keepFacts?.(tx, facts);
      const changed = tasksOf(broadcasts);
      if (changed.length > 0) await countTaskChanges?.(tx.db, changed);
      return result;
    };
    const result = await db.transaction((handle) => running.run(true, () => run({ ...transaction, db: handle })));
    // Publish before responding: if the process dies here, nothing was acknowledged and the client retries.
    if (broadcasts.length > 0) await publish(broadcasts);
    if (gone.size > 0) await disconnect?.([...gone]);
    return result;
  };
}
