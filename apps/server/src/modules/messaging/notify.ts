import type { Notification, NotificationParameters } from '@paidang/contract/entities';
import type { CodeTriple } from '@paidang/contract/vocabulary';
import type { Transaction } from '../../platform/transaction';
import { addNotifications } from '../notifications';
import type { CurrentUser } from '../users';
import { queueMails } from './mail-queue';
import { pushWithoutAsking } from './queue';

/** The person who caused a notification; their picture is shown with it. */
export type Sender = Pick<CurrentUser, 'id' | 'name' | 'companyName'>;

export interface NewNotification {
  /** Uuids of the recipients; duplicates are notified once. */
  readonly to: string | readonly string[];
  /** Absent when the platform itself notifies. */
  readonly from?: Sender | undefined;
  readonly code: CodeTriple;
  /** `name` and `company_name` default to the sender's. */
  readonly parameters: NotificationParameters;
  /** Channels to skip, regardless of the recipients' settings. @default none */
  readonly without?: readonly ('email' | 'line')[];
}

/**
 * Notifies users on every channel they have chosen: in the bell and on open pages, by mail, and by LINE. Notifications
 * caused by a step are not sent by LINE here, since the sender is asked first (`queuePushes`).
 *
 * @returns the notifications, by recipient
 * @example await notify(tx, { to: project.vendorId, from: user, code: '2-030-01', parameters: { project_name, task_uuid } });
 */
export async function notify(
  tx: Transaction,
  { to, from, code, parameters, without = [] }: NewNotification,
): Promise<ReadonlyMap<string, Notification>> {
  const recipients = [...new Set(typeof to === 'string' ? [to] : to)];
  if (recipients.length === 0) return new Map();
  const sender = from ? { name: from.name, company_name: from.companyName } : {};
  const senderId = from?.id ?? null;
  const notifications = await addNotifications(tx, recipients, {
    senderId,
    code,
    parameters: { ...sender, ...parameters },
  });
  if (!without.includes('email')) await queueMails(tx, notifications);
  if (!without.includes('line')) await pushWithoutAsking(tx, code, { senderId, notifications });
  return notifications;
}
