import { randomUUID } from 'node:crypto';
import type { Notification } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { codeOf, type NotificationKind, notificationKind } from '@paidang/contract/notifications';
import type { CodeTriple } from '@paidang/contract/vocabulary';
import type { Database } from '../../platform/database';
import type { Transaction } from '../../platform/transaction';
import { bindingsOf } from './binding-store';
import { insertPushes, postponeGroup } from './push-store';
import { choicesOfAll, findChoices, wantsLine } from './setting-store';

/** How long the messages of senders who always send wait for the rest of their group. */
const groupDelays = { step: 5000, comment: limits.messaging.commentRest } as const;

export interface PushTrigger {
  /** The user whose action causes the messages. */
  readonly senderId: string;
  /** `askUUID` of the call. @default a new group */
  readonly groupId?: string | undefined;
  /** Function and action code, such as `03001`. */
  readonly step: string;
  /** Comments are written one after another, so they wait longer for the rest than steps. @default 'step' */
  readonly gathers?: keyof typeof groupDelays;
  /** The notifications, by recipient. */
  readonly notifications: ReadonlyMap<string, Notification>;
}

/** The recipients with a LINE account who want this kind by LINE. */
async function receiversOf(
  db: Database,
  notifications: PushTrigger['notifications'],
): Promise<[string, Notification][]> {
  const bindings = await bindingsOf(db, [...notifications.keys()]);
  const choices = await choicesOfAll(db, [...bindings.keys()]);
  return [...notifications].filter(
    ([recipient, notification]) =>
      bindings.has(recipient) &&
      wantsLine(choices(recipient), notificationKind(codeOf(notification), notification.parameters)),
  );
}

/**
 * Queues a push message for every recipient with a LINE account who wants this kind by LINE. It waits for the sender's
 * decision, or is sent without asking if the sender has chosen that.
 */
export async function queuePushes(
  tx: Transaction,
  { senderId, groupId, step, gathers = 'step', notifications }: PushTrigger,
): Promise<void> {
  const { db, now } = tx;
  const { ask } = await findChoices(db, senderId);
  if (ask === 'never') return;
  const receivers = await receiversOf(db, notifications);
  if (receivers.length === 0) return;
  const group = groupId ?? randomUUID();
  const sendAfter = ask === 'always' ? new Date(now.getTime() + groupDelays[gathers]) : null;
  if (sendAfter) await postponeGroup(db, senderId, group, sendAfter);
  await insertPushes(
    db,
    receivers.map(([recipientId, { uuid }]) => ({
      groupId: group,
      senderId,
      recipientId,
      notificationId: uuid,
      step,
      state: sendAfter ? ('sent' as const) : ('queued' as const),
      sendAfter,
      createdAt: now,
    })),
  );
}

/** Kinds that are not caused by the sender's action in a step. They are sent without asking. */
const kindsSentWithoutAsking: readonly (NotificationKind | null)[] = [
  'reminders',
  'project',
  'invitations',
  'proposals',
  'rewards',
];

/**
 * Queues LINE messages the sender is not asked about, for recipients who want the kind, unless the sender has turned LINE
 * off. Called for every notification; those of steps are queued by `queuePushes` instead.
 */
export async function pushWithoutAsking(
  { db, now }: Transaction,
  code: CodeTriple,
  { senderId, notifications }: { senderId: string | null } & Pick<PushTrigger, 'notifications'>,
): Promise<void> {
  if (!kindsSentWithoutAsking.includes(notificationKind(code))) return;
  const receivers = await receiversOf(db, notifications);
  if (receivers.length === 0) return;
  if (senderId && (await findChoices(db, senderId)).ask === 'never') return;
  const groupId = randomUUID();
  await insertPushes(
    db,
    receivers.map(([recipientId, { uuid }]) => ({
      groupId,
      // Platform messages have no sender; they are stored under their recipient.
      senderId: senderId ?? recipientId,
      recipientId,
      notificationId: uuid,
      step: code.split('-').slice(1).join(''),
      state: 'sent' as const,
      sendAfter: now,
      createdAt: now,
    })),
  );
}
