import type { Notification } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { codeOf, notificationKind } from '@paidang/contract/notifications';
import { sendMail } from '../../platform/mail';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import { byProject, byRecipient, newsLetter } from './letters';
import { addWaitingMail, takeWaitingMails, unreadOf, waitsUntil } from './mail-queue-store';
import { choicesOfAll, mailModeOf } from './setting-store';

/**
 * Queues mails for recipients who want notifications of this kind instantly. The first notification of a project waits a
 * few minutes, and later ones are added to the same mail, so that ten comments result in one mail.
 */
export async function queueMails({ db, now }: Transaction, notifications: ReadonlyMap<string, Notification>) {
  const choices = await choicesOfAll(db, [...notifications.keys()]);
  for (const [recipientId, notification] of notifications) {
    const { uuid: notificationId, parameters } = notification;
    if (mailModeOf(choices(recipientId), notificationKind(codeOf(notification), parameters)) !== 'instant') continue;
    const project = parameters.project_uuid ?? '';
    const sendAfter =
      (await waitsUntil(db, recipientId, project, now)) ??
      new Date(now.getTime() + limits.messaging.mailMinutes * 60_000);
    await addWaitingMail(db, { notificationId, recipientId, project, sendAfter });
  }
}

/** Mails notifications that have waited long enough and are still unread, one mail per recipient and project. */
export async function sendWaitingMails({ transact, env }: Platform): Promise<void> {
  await transact(async (tx) => {
    const ids = await takeWaitingMails(tx.db, tx.now);
    if (ids.length === 0) return;
    const people = byRecipient(await unreadOf(tx.db, ids));
    const choices = await choicesOfAll(
      tx.db,
      people.map(([id]) => id),
    );
    for (const [id, unread] of people) {
      // Settings may have changed since the mail was queued: only kinds that are still `instant` are sent.
      const wanted = unread.filter(
        ({ code, parameters }) => mailModeOf(choices(id), notificationKind(code, parameters)) === 'instant',
      );
      for (const [, [first, ...rest]] of byProject(wanted)) {
        if (first) await sendMail(tx, first.email, newsLetter([first, ...rest], env.APP_URL));
      }
    }
  });
}
