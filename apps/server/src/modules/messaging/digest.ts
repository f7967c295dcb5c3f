import { limits } from '@paidang/contract/limits';
import { isDateReminder, notificationKind } from '@paidang/contract/notifications';
import { sendMail } from '../../platform/mail';
import type { Platform } from '../../platform/platform';
import { hourOfDay, isFirstToday } from '../../platform/schedule';
import { unreadBetween } from './digest-store';
import { byRecipient, digestLetter } from './letters';
import { choicesOfAll, mailModeOf } from './setting-store';

const hour = 3_600_000;
/** If it is later than this after the digest hour, the mail waits until tomorrow, so that nobody gets it at night. */
const latestDelay = 12 * hour;

/**
 * Mails users the unread notifications of the last day whose kinds they want daily. Runs once a day from nine in the
 * morning in Taipei, in only one of the processes: all mails and the mark of the day are written in one transaction.
 */
export async function sendDigests({ transact, env, clock }: Platform): Promise<void> {
  const now = clock();
  const morning = hourOfDay(now, limits.messaging.digestHour);
  const delay = now.getTime() - morning.getTime();
  if (delay < 0 || delay > latestDelay) return;
  await transact(
    async (tx) => {
      if (!(await isFirstToday(tx, 'digest'))) return;
      const people = byRecipient(await unreadBetween(tx.db, new Date(morning.getTime() - 24 * hour), morning));
      const choices = await choicesOfAll(
        tx.db,
        people.map(([id]) => id),
      );
      for (const [id, unread] of people) {
        const [first, ...rest] = unread.filter(
          ({ code, parameters }) =>
            !isDateReminder(code) && mailModeOf(choices(id), notificationKind(code, parameters)) === 'daily',
        );
        if (first) await sendMail(tx, first.email, digestLetter([first, ...rest], env.APP_URL));
      }
    },
    { now },
  );
}
