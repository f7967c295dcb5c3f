import type { NotificationParameters } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { and, asc, desc, eq, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { deleteLineMessages } from '../../platform/line';
import { notifications } from '../notifications/schema';
import { messagingBindings, pushMessages } from './schema';

const open = inArray(pushMessages.state, ['queued', 'asking']);
const batch = 100;

/** The content of a push message. */
export interface PushContent {
  readonly code: string;
  readonly parameters: NotificationParameters;
}

const askDeadline = (now: Date) => new Date(now.getTime() - limits.messaging.askMinutes * 60_000);

/** An undecided group of a sender: the one given, else the newest of such a step. */
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
        open,
        groupId ? eq(pushMessages.groupId, groupId) : eq(pushMessages.step, step),
      ),
    )
    .orderBy(desc(pushMessages.createdAt))
    .limit(1);
  return row?.groupId ?? null;
}

/** Marks a group as being asked about, and returns its contents in order. */
export async function askAbout(db: Database, senderId: string, groupId: string): Promise<PushContent[]> {
  const group = and(eq(pushMessages.senderId, senderId), eq(pushMessages.groupId, groupId), open);
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

/** Decides about a whole group, once. @returns the number of messages */
export async function decide(db: Database, senderId: string, groupId: string, decision: Decision): Promise<number> {
  const decided = await db
    .update(pushMessages)
    .set(decision)
    .where(and(eq(pushMessages.senderId, senderId), eq(pushMessages.groupId, groupId), open))
    .returning({ id: pushMessages.id });
  return decided.length;
}

export const insertPushes = (db: Database, rows: (typeof pushMessages.$inferInsert)[]) =>
  db.insert(pushMessages).values(rows);

/** Messages sent without asking wait for the newest of their group. */
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

/** Questions without an answer are cancelled. */
export const cancelUnanswered = (db: Database, now: Date) =>
  db
    .update(pushMessages)
    .set({ state: 'cancelled' })
    .where(and(open, lt(pushMessages.createdAt, askDeadline(now))));

const kept = 30 * 86_400_000;

/** Push messages are deleted after a month. */
export async function deleteOldPushes(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - kept);
  // A push references its LINE message, which is never older, so pushes go first.
  await db.delete(pushMessages).where(lt(pushMessages.createdAt, before));
  await deleteLineMessages(db, before);
}

export interface DuePush extends PushContent {
  readonly id: string;
  readonly groupId: string;
  readonly recipientId: string;
  readonly state: 'sent' | 'batched';
  /** `null` when the recipient unbound it meanwhile. */
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
    .limit(batch)
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
