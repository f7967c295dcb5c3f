import { channels, events } from '@paidang/contract/calls';
import type { Notification, NotificationParameters } from '@paidang/contract/entities';
import type { CodeTriple } from '@paidang/contract/vocabulary';
import type { Transaction } from '../../platform/transaction';
import type { CurrentUser } from '../auth/current-user';
import { pushUnasked } from '../messaging/queue';
import { insertNotifications } from './store';

/** Who a notification speaks of, and with whose picture. */
export type Sender = Pick<CurrentUser, 'id' | 'name' | 'companyName'>;

export interface NewNotification {
  /** Uuids of the people to tell; the same person is told once. */
  readonly to: string | readonly string[];
  /** Absent when the platform speaks. */
  readonly from?: Sender | undefined;
  readonly code: CodeTriple;
  /** `name` and `company_name` are the sender's unless said. */
  readonly parameters: NotificationParameters;
}

/**
 * Keeps a notification for each recipient and, once the unit of work is committed, tells them live; by LINE too, where
 * no step asks its sender about that.
 *
 * @returns the notifications, by recipient.
 * @example await notify(tx, { to: project.vendorId, from: user, code: '2-030-01', parameters: { project_name, task_uuid } });
 */
export async function notify(
  tx: Transaction,
  { to, from, code, parameters }: NewNotification,
): Promise<ReadonlyMap<string, Notification>> {
  const recipients = [...new Set(typeof to === 'string' ? [to] : to)];
  if (recipients.length === 0) return new Map();
  const sender = from ? { name: from.name, company_name: from.companyName } : {};
  const row = { senderId: from?.id ?? null, code, parameters: { ...sender, ...parameters }, createdAt: tx.now };
  const sent = await insertNotifications(
    tx.db,
    recipients.map((recipientId) => ({ ...row, recipientId })),
  );
  for (const [recipientId, notification] of sent) {
    tx.publish(channels.user(recipientId), events.newNotification, notification);
  }
  await pushUnasked(tx, code, { senderId: row.senderId, notifications: sent });
  return sent;
}
