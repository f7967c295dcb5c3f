import { randomUUID } from 'node:crypto';
import type { Notification } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { codeOf, type NotificationKind, notificationKind } from '@paidang/contract/notifications';
import type { CodeTriple } from '@paidang/contract/vocabulary';
import type { Database } from '../../platform/database';
import type { Transaction } from '../../platform/transaction';
import { bindingsOf } from './binding-store';
import { insertPushes, postponeGroup } from './push-store';
import { choicesOfAll, findChoices, wants } from './setting-store';

/** Long enough for the rest of the same group, of somebody who always sends. */
const gathering = { step: 5000, comment: limits.messaging.commentRest } as const;

export interface Told {
  /** Who did the step. */
  readonly senderId: string;
  /** `askUUID` of the call; without one the step is a group of its own. */
  readonly groupId?: string | undefined;
  /** Function and action code, such as `03001`. */
  readonly step: string;
  /** Comments come one after the other, steps at once. @default 'step' */
  readonly gathers?: keyof typeof gathering;
  /** What each recipient got in their bell. */
  readonly notifications: ReadonlyMap<string, Notification>;
}

/** Those with a LINE account who want this kind there. */
async function receiversOf(db: Database, notifications: Told['notifications']): Promise<[string, Notification][]> {
  const bindings = await bindingsOf(db, [...notifications.keys()]);
  const choices = await choicesOfAll(db, [...bindings.keys()]);
  return [...notifications].filter(
    ([recipient, one]) =>
      bindings.has(recipient) && wants(choices(recipient), notificationKind(codeOf(one), one.parameters), 'line'),
  );
}

/**
 * Keeps a push message for every recipient with a LINE account who wants this kind there. It waits for the sender's
 * answer, or leaves by itself when the sender always sends.
 */
export async function queuePushes(
  tx: Transaction,
  { senderId, groupId, step, gathers = 'step', notifications }: Told,
): Promise<void> {
  const { db, now } = tx;
  const { ask } = await findChoices(db, senderId);
  if (ask === 'never') return;
  const receivers = await receiversOf(db, notifications);
  if (receivers.length === 0) return;
  const group = groupId ?? randomUUID();
  const sendAfter = ask === 'always' ? new Date(now.getTime() + gathering[gathers]) : null;
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

/** What follows no step, so that nobody is asked about it. */
const unasked: readonly (NotificationKind | null)[] = ['project', 'invitations', 'proposals'];

/**
 * Sends what nobody is asked about to those who want it by LINE, unless its sender never sends. Called for every
 * notification; what a step tells is queued by the step.
 */
export async function pushUnasked(
  { db, now }: Transaction,
  code: CodeTriple,
  { senderId, notifications }: { senderId: string | null } & Pick<Told, 'notifications'>,
): Promise<void> {
  if (!unasked.includes(notificationKind(code))) return;
  const receivers = await receiversOf(db, notifications);
  if (receivers.length === 0) return;
  if (senderId && (await findChoices(db, senderId)).ask === 'never') return;
  const groupId = randomUUID();
  await insertPushes(
    db,
    receivers.map(([recipientId, { uuid }]) => ({
      groupId,
      // What the platform says is nobody's to decide about: it is kept with whom it is for.
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
