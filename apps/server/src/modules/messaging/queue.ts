import { randomUUID } from 'node:crypto';
import type { Notification } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { codeOf, notificationKind } from '@paidang/contract/notifications';
import type { Transaction } from '../../platform/transaction';
import { bindingsOf } from './binding';
import { postponeGroup } from './push-store';
import { pushMessages } from './schema';
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
  const recipients = [...notifications.keys()];
  const bindings = await bindingsOf(db, recipients);
  const choices = await choicesOfAll(db, [...bindings.keys()]);
  const receivers = [...notifications].filter(
    ([recipient, one]) => bindings.has(recipient) && wants(choices(recipient), notificationKind(codeOf(one)), 'line'),
  );
  if (receivers.length === 0) return;
  const group = groupId ?? randomUUID();
  const sendAfter = ask === 'always' ? new Date(now.getTime() + gathering[gathers]) : null;
  if (sendAfter) await postponeGroup(db, senderId, group, sendAfter);
  await db.insert(pushMessages).values(
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
