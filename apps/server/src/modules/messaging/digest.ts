import { limits } from '@paidang/contract/limits';
import { isDateReminder, notificationKind } from '@paidang/contract/notifications';
import { sendMail } from '../../platform/mail';
import type { Platform } from '../../platform/platform';
import { hourOfDay, isFirstToday } from '../../platform/schedule';
import { unreadBetween } from './digest-store';
import { byRecipient, digestLetter } from './letters';
import { choicesOfAll, mailModeOf } from './setting-store';

const hour = 3_600_000;
/** Later than this the mail is left for tomorrow, so that nobody gets it at night. */
const latest = 12 * hour;

/**
 * From nine in the morning in Taipei, mails users the unread notifications of the last day whose kinds they want daily; once
 * a day, in one of the processes. All mails and the mark of the day are one transaction.
 */
export async function sendDigests({ transact, env, clock }: Platform): Promise<void> {
  const now = clock();
  const morning = hourOfDay(now, limits.messaging.digestHour);
  const late = now.getTime() - morning.getTime();
  if (late < 0 || late > latest) return;
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
