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
import { activePeople, claimReminders, type ReminderRow, waitingSteps } from './store';
import { recipientOf, type WaitingStep } from './waiting-step';

interface DueStep extends WaitingStep, DueReminder {
  readonly recipientId: string;
  readonly due: string;
}

/** The steps whose dates are near, today or missed, with whom they wait for. */
async function dueSteps({ db, now }: Transaction): Promise<DueStep[]> {
  const today = taipeiDay(now);
  return (await waitingSteps(db)).flatMap(({ dates, ...waiting }) => {
    const due = stepDue(dates, waiting.step);
    const reminder = due && dueReminder(due, today);
    const recipientId = recipientOf(waiting);
    return due && reminder && recipientId ? { ...waiting, ...reminder, due, recipientId } : [];
  });
}

const keyOf = ({ stepId, recipientId }: Pick<ReminderRow, 'stepId' | 'recipientId'>) => `${stepId} ${recipientId}`;

/** Those nobody was reminded of yet, noted as sent. */
async function claim({ db, now }: Transaction, due: readonly DueStep[]): Promise<DueStep[]> {
  const rows = due.map((one) => ({
    stepId: one.step.id,
    recipientId: one.recipientId,
    due: one.due,
    stage: one.stage,
    sentAt: now,
  }));
  const claimed = new Set((await claimReminders(db, rows)).map(keyOf));
  return due.filter(({ step, recipientId }) => claimed.has(keyOf({ stepId: step.id, recipientId })));
}

/** Tells somebody of a date in the bell, and by LINE from the day itself on. */
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
 * From nine in the morning in Taipei, reminds everybody of what is due, once a day, in one of the processes: only of the newest
 * stage of every date, and in one mail. On days off, only those who want that.
 */
export async function sendDateReminders({ transact, env, clock }: Platform): Promise<void> {
  const now = clock();
  if (isNight(now)) return;
  await transact(
    async (tx) => {
      if (!(await isFirstToday(tx, 'reminders'))) return;
      const all = await dueSteps(tx);
      const ids = [...new Set(all.map(({ recipientId }) => recipientId))];
      const people = await activePeople(tx.db, ids);
      const choices = await choicesOfAll(tx.db, ids);
      const mayBeTold = (id: string) => people.has(id) && (isWorkingDay(taipeiDay(now)) || choices(id).offHours);
      const due = await claim(
        tx,
        all.filter(({ recipientId }) => mayBeTold(recipientId)),
      );
      for (const [id, person] of people) {
        const told: Reminder[] = [];
        for (const one of due.filter(({ recipientId }) => recipientId === id)) told.push(await tell(tx, one));
        const [first, ...rest] = told;
        if (!first || mailModeOf(choices(id), 'reminders') === 'off') continue;
        await sendMail(tx, person.email, reminderLetter(person.name, [first, ...rest], env.APP_URL));
      }
    },
    { now },
  );
}
