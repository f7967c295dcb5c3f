import type { NotificationParameters } from '@paidang/contract/entities';
import { type DueReminder, dueReminder, isNight, isWorkingDay } from '@paidang/contract/rules';
import { stepDue } from '@paidang/contract/steps';
import { actionCodes, type CodeTriple, FunctionCode, identityCodes } from '@paidang/contract/vocabulary';
import { sendMail } from '../../platform/mail';
import type { Platform } from '../../platform/platform';
import { isFirstToday, taipeiDay } from '../../platform/schedule';
import type { Transaction } from '../../platform/transaction';
import { choicesOfAll, mailModeOf, notify } from '../messaging';
import { stepParameters } from '../steps';
import { type Reminder, reminderLetter } from './letter';
import { activePeople, claimReminders, waitingSteps } from './store';
import { recipientOf, type WaitingStep } from './waiting-step';

interface DueStep extends WaitingStep, DueReminder {
  readonly recipientId: string;
  readonly due: string;
}

/** Steps whose dates are near, today or missed, by the person they wait for. */
async function dueSteps({ db, now }: Transaction): Promise<ReadonlyMap<string, DueStep[]>> {
  const today = taipeiDay(now);
  const byPerson = new Map<string, DueStep[]>();
  for (const { dates, ...waiting } of await waitingSteps(db)) {
    const due = stepDue(dates, waiting.step);
    const reminder = due && dueReminder(due, today);
    const recipientId = recipientOf(waiting);
    if (!due || !reminder || !recipientId) continue;
    const step = { ...waiting, ...reminder, due, recipientId };
    byPerson.set(recipientId, [...(byPerson.get(recipientId) ?? []), step]);
  }
  return byPerson;
}

/** Claims reminders that were not sent yet, and records them as sent. */
async function claim({ db, now }: Transaction, due: readonly DueStep[]): Promise<DueStep[]> {
  const claimed = await claimReminders(
    db,
    due.map(({ step, recipientId, due, stage }) => ({ stepId: step.id, recipientId, due, stage, sentAt: now })),
  );
  return due.filter(({ step }) => claimed.some(({ stepId }) => stepId === step.id));
}

/** Sends a reminder of a date to the bell, and from the day itself also by LINE. */
async function tell(tx: Transaction, due: DueStep): Promise<Reminder> {
  const { step, recipientId, stage, daysLate } = due;
  const action = daysLate ? actionCodes.overdue : actionCodes.dueSoon;
  const code: CodeTriple = `${identityCodes.platform}-${FunctionCode.parse(step.function)}-${action}`;
  const parameters: NotificationParameters = {
    ...(await stepParameters(tx, due, step)),
    due_date: due.due,
    ...(daysLate === null ? {} : { days_late: daysLate }),
  };
  await notify(tx, { to: recipientId, code, parameters, without: stage === 'soon' ? ['email', 'line'] : ['email'] });
  return { code, parameters, stage };
}

/**
 * Once a day, from nine in the morning in Taipei, reminds everybody of due dates: the latest stage of each date, all in one
 * mail. Only one of several processes does it. On days off, only people who chose that are reminded.
 */
export async function sendDateReminders({ transact, env, clock }: Platform): Promise<void> {
  const now = clock();
  if (isNight(now)) return;
  await transact(
    async (tx) => {
      if (!(await isFirstToday(tx, 'reminders'))) return;
      const due = await dueSteps(tx);
      const people = await activePeople(tx.db, [...due.keys()]);
      const choices = await choicesOfAll(tx.db, [...people.keys()]);
      const isDayOff = !isWorkingDay(taipeiDay(now));
      for (const [id, { name, email }] of people) {
        if (isDayOff && !choices(id).offHours) continue;
        const told: Reminder[] = [];
        for (const one of await claim(tx, due.get(id) ?? [])) told.push(await tell(tx, one));
        const [first, ...rest] = told;
        if (!first || mailModeOf(choices(id), 'reminders') === 'off') continue;
        await sendMail(tx, email, reminderLetter(name, [first, ...rest], env.APP_URL));
      }
    },
    { now },
  );
}
