import type { NotificationParameters } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { and, asc, desc, eq, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { deleteLineMessages } from '../../platform/line';
import { notifications } from '../notifications/schema';
import { messagingBindings, pushMessages } from './schema';

const isUndecided = inArray(pushMessages.state, ['queued', 'asking']);
const batchSize = 100;

/** The content of a push message. */
export interface PushContent {
  readonly code: string;
  readonly parameters: NotificationParameters;
}

const askDeadline = (now: Date) => new Date(now.getTime() - limits.messaging.askMinutes * 60_000);

/** An undecided group of a sender: the given one, or else the newest of the step. */
export async function findOpenGroup(
  db: Database,
  { senderId, step, groupId }: { senderId: string; step: string; groupId?: string | undefined },
): Promise<string | null> {
  const [row] = await db
    .select({ groupId: pushMessages.groupId })
    .from(pushMessages)
    .where(
      and(
        eq(pushMessages.senderId, senderId),
        isUndecided,
        groupId ? eq(pushMessages.groupId, groupId) : eq(pushMessages.step, step),
      ),
    )
    .orderBy(desc(pushMessages.createdAt))
    .limit(1);
  return row?.groupId ?? null;
}

/** Marks a group as being asked about, and returns its contents in order. */
export async function askAbout(db: Database, senderId: string, groupId: string): Promise<PushContent[]> {
  const group = and(eq(pushMessages.senderId, senderId), eq(pushMessages.groupId, groupId), isUndecided);
  await db.update(pushMessages).set({ state: 'asking' }).where(group);
  return db
    .select({ code: notifications.code, parameters: notifications.parameters })
    .from(pushMessages)
    .innerJoin(notifications, eq(notifications.id, pushMessages.notificationId))
    .where(group)
    .orderBy(asc(notifications.ordinal));
}

export interface Decision {
  readonly state: 'cancelled' | 'sent' | 'batched';
  readonly sendAfter: Date | null;
}

/** Applies a decision to a whole group, unless it was already decided. @returns the number of messages */
export async function decide(db: Database, senderId: string, groupId: string, decision: Decision): Promise<number> {
  const decided = await db
    .update(pushMessages)
    .set(decision)
    .where(and(eq(pushMessages.senderId, senderId), eq(pushMessages.groupId, groupId), isUndecided))
    .returning({ id: pushMessages.id });
  return decided.length;
}

export const insertPushes = (db: Database, rows: (typeof pushMessages.$inferInsert)[]) =>
  db.insert(pushMessages).values(rows);

/** Postpones messages sent without asking, so that they wait for the newest of their group. */
export const postponeGroup = (db: Database, senderId: string, groupId: string, sendAfter: Date) =>
  db
    .update(pushMessages)
    .set({ sendAfter })
    .where(
      and(
        eq(pushMessages.senderId, senderId),
        eq(pushMessages.groupId, groupId),
        eq(pushMessages.state, 'sent'),
        isNull(pushMessages.outboxId),
      ),
    );

/** Cancels messages whose sender did not answer the question in time. */
export const cancelUnanswered = (db: Database, now: Date) =>
  db
    .update(pushMessages)
    .set({ state: 'cancelled' })
    .where(and(isUndecided, lt(pushMessages.createdAt, askDeadline(now))));

const keptMs = 30 * 86_400_000;

/** Deletes push messages after a month. */
export async function deleteOldPushes(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  // A push references its LINE message, which is never older, so pushes are deleted first.
  await db.delete(pushMessages).where(lt(pushMessages.createdAt, before));
  await deleteLineMessages(db, before);
}

export interface DuePush extends PushContent {
  readonly id: string;
  readonly groupId: string;
  readonly recipientId: string;
  readonly state: 'sent' | 'batched';
  /** `null` when the recipient has unbound their account since. */
  readonly lineUserId: string | null;
}

/** Due messages, locked until the end of the transaction; other processes skip them. */
export async function takeDue(db: Database, now: Date): Promise<DuePush[]> {
  const due = and(
    inArray(pushMessages.state, ['sent', 'batched']),
    isNull(pushMessages.outboxId),
    lte(pushMessages.sendAfter, now),
  );
  const rows = await db
    .select({
      id: pushMessages.id,
      groupId: pushMessages.groupId,
      recipientId: pushMessages.recipientId,
      state: pushMessages.state,
      lineUserId: messagingBindings.lineUserId,
      code: notifications.code,
      parameters: notifications.parameters,
    })
    .from(pushMessages)
    .innerJoin(notifications, eq(notifications.id, pushMessages.notificationId))
    .leftJoin(messagingBindings, eq(messagingBindings.userId, pushMessages.recipientId))
    .where(due)
    .orderBy(asc(notifications.ordinal))
    .limit(batchSize)
    .for('update', { of: pushMessages, skipLocked: true });
  return rows.map((row) => ({ ...row, state: row.state === 'batched' ? 'batched' : 'sent' }));
}

type Change = Partial<Pick<typeof pushMessages.$inferInsert, 'state' | 'outboxId' | 'reason'>>;

export const updatePushes = (db: Database, ids: readonly string[], change: Change) =>
  db
    .update(pushMessages)
    .set(change)
    .where(inArray(pushMessages.id, [...ids]));

export const updatePushesOf = (db: Database, outboxId: string, change: Change) =>
  db.update(pushMessages).set(change).where(eq(pushMessages.outboxId, outboxId));
