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
  /** The caller's own socket, which does not receive the event. */
  readonly except?: string | undefined;
}

/** Publishes realtime events. It must neither reject nor take long, since the transaction is already committed. */
export type Publish = (broadcasts: readonly Broadcast[]) => void | Promise<void>;

/** Closes users' sockets, under the same rules as {@link Publish}. */
export type Disconnect = (userIds: readonly string[]) => void | Promise<void>;

/** Hooks that run in the transaction in which a project reaches a milestone; lower modules do not know who handles them. */
export interface Milestones {
  /** A vendor has accepted a step of this task. */
  readonly stepAccepted?: (tx: Transaction, taskId: string) => Promise<void>;
  /** A project was closed (not cancelled). */
  readonly projectClosed?: (tx: Transaction, projectId: string) => Promise<void>;
}

/** A transaction: services take it as their first argument and pass its `db` to stores. */
export interface Transaction {
  readonly db: Database;
  /** The current time, the same for the whole transaction. */
  readonly now: Date;
  /** Whether the platform team acts as the user. */
  readonly isSuperLogin: boolean;
  /** The caller's session; `null` for the platform. */
  readonly sessionId: string | null;
  /** Milestone hooks, to be called by the code that reaches the milestone. */
  readonly milestones: Milestones;
  /** Records a fact about a task as evidence, in this transaction. */
  record(fact: Fact): void;
  /** Publishes a realtime event after the commit. */
  publish<Name extends EventName>(channel: string, event: Name, data: EventPayloads[Name]): void;
  /** After the commit, closes the sockets of users whose sessions were revoked. */
  disconnect(userIds: readonly string[]): void;
}

/** Appends facts to their projects' evidence chains, at the end of the transaction that recorded them. */
export type AppendFacts = (tx: Transaction, facts: readonly Fact[]) => Promise<void>;

/** Counts changes of these tasks, at the end of the transaction that publishes events about them. */
export type CountTaskChanges = (db: Database, taskIds: readonly string[]) => Promise<void>;

export interface TransactionOptions {
  /** The caller's socket, which does not receive its own events. */
  readonly socketId?: string | undefined;
  /** Whether the platform team acts as the user. @default false */
  readonly isSuperLogin?: boolean | undefined;
  /** The caller's session. @default none */
  readonly sessionId?: string | undefined;
  /** @default the clock's current time */
  readonly now?: Date;
}

/** Runs transactions. */
export type Transact = <Result>(
  work: (transaction: Transaction) => Promise<Result>,
  options?: TransactionOptions,
) => Promise<Result>;

const taskChannel = channels.task('');

/** The tasks whose open pages receive an event. */
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
  /** @default no hooks */
  milestones?: Milestones;
  /** @default facts are discarded */
  keepFacts?: AppendFacts;
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
      // Last, so that the lock on the project's chain is held as briefly as possible.
      if (facts.length > 0) await keepFacts?.(tx, facts);
      const changed = tasksOf(broadcasts);
      if (changed.length > 0) await countTaskChanges?.(tx.db, changed);
      return result;
    };
    const result = await db.transaction((handle) => running.run(true, () => run({ ...transaction, db: handle })));
    // Publish before responding: if the process dies here, the request was not acknowledged and the client retries.
    if (broadcasts.length > 0) await publish(broadcasts);
    if (gone.size > 0) await disconnect?.([...gone]);
    return result;
  };
}
