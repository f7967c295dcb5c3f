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
 * Has notifications mailed to the recipients who want their kind at once. The first of a project waits a few minutes, and
 * what follows meanwhile goes along: ten comments are one mail.
 */
export async function queueMails({ db, now }: Transaction, notifications: ReadonlyMap<string, Notification>) {
  const choices = await choicesOfAll(db, [...notifications.keys()]);
  for (const [recipientId, one] of notifications) {
    if (mailModeOf(choices(recipientId), notificationKind(codeOf(one), one.parameters)) !== 'instant') continue;
    const project = one.parameters.project_uuid ?? '';
    const sendAfter =
      (await waitsUntil(db, recipientId, project, now)) ??
      new Date(now.getTime() + limits.messaging.mailMinutes * 60_000);
    await addWaitingMail(db, { notificationId: one.uuid, recipientId, project, sendAfter });
  }
}

/** Mails what has waited long enough and is still unread, a mail for each recipient and project. */
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
      // Who has changed their mind meanwhile gets the rest tomorrow, or not at all.
      const wanted = unread.filter(
        ({ code, parameters }) => mailModeOf(choices(id), notificationKind(code, parameters)) === 'instant',
      );
      for (const [, [first, ...rest]] of byProject(wanted)) {
        if (first) await sendMail(tx, first.email, newsLetter([first, ...rest], env.APP_URL));
      }
    }
  });
}
