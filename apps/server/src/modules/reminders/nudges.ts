import type { Nudge } from '@paidang/contract/entities';
import { addDays, reminderTime } from '@paidang/contract/rules';
import {
  actionCodes,
  type CodeTriple,
  FunctionCode,
  functionCodes,
  hasEnded,
  identityCodes,
} from '@paidang/contract/vocabulary';
import { invalid, notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { taipeiDay } from '../../platform/schedule';
import type { Transaction } from '../../platform/transaction';
import type { TaskMembership } from '../membership';
import { choicesOfAll, findChoices, notify, type Sender } from '../messaging';
import { stepParameters, stepsOfTask } from '../steps';
import type { CurrentUser } from '../users';
import { activePeople, addNudge, dueNudges, findNudge, type NudgeRow, settleNudges } from './store';
import type { WaitingStep } from './waiting-step';

interface Nudger {
  readonly membership: TaskMembership;
  readonly user: CurrentUser;
}

const present = ({ arrivesAt, settledAt, day }: NudgeRow): Nudge => ({
  waits_until: settledAt ? null : arrivesAt.toISOString(),
  again_from: new Date(`${addDays(day, 1)}T00:00:00+08:00`).toISOString(),
});

/** @throws 0404 if the task has no such step */
async function stepOf({ db }: Transaction, { project, task }: TaskMembership, stepId: string): Promise<WaitingStep> {
  const step = (await stepsOfTask(db, task.id)).find(({ id }) => id === stepId);
  if (!step) throw notFound();
  return { step, task, project };
}

/** The caller's nudge for a step today, or `null`. @throws 0404 for a step of another task */
export async function nudgeOfToday(
  tx: Transaction,
  { membership, user }: Nudger,
  stepId: string,
): Promise<Nudge | null> {
  const { step } = await stepOf(tx, membership, stepId);
  const found = await findNudge(tx.db, { stepId: step.id, senderId: user.id, day: taipeiDay(tx.now) });
  return found && present(found);
}

/** Steps in which each platform has a turn of its own, so both sides may be waiting for each other. */
const movesByPlatform: readonly string[] = [functionCodes.worksOnline, functionCodes.closingReport];

/** The person on the other side that the sender is waiting for, or `null`. */
function waitsFor({ step, task, project }: WaitingStep, senderId: string): string | null {
  if (step.turn === null || hasEnded(project.status)) return null;
  // A creator who has left the task in the meantime is no longer waiting.
  if (senderId !== project.vendorId && senderId !== task.creatorId) return null;
  const [other, id] =
    senderId === project.vendorId ? (['creator', task.creatorId] as const) : (['vendor', project.vendorId] as const);
  return step.turn === other || movesByPlatform.includes(step.function) ? id : null;
}

/** Notifies the other side, unless the step no longer waits for them. */
async function tell(tx: Transaction, waiting: WaitingStep, from: Sender): Promise<void> {
  const { step, project } = waiting;
  const to = waitsFor(waiting, from.id);
  if (!to) return;
  const identity = from.id === project.vendorId ? identityCodes.vendor : identityCodes.creator;
  const code: CodeTriple = `${identity}-${FunctionCode.parse(step.function)}-${actionCodes.nudged}`;
  await notify(tx, { to, from, code, parameters: await stepParameters(tx, waiting, step) });
}

/**
 * Reminds the other side that a step waits for them: immediately, or the next morning at night and on days off. Works once a
 * day; calling it again returns the existing nudge.
 *
 * @throws 0404 for a step of another task, 0422 if it does not wait for the other side.
 */
export async function nudge(tx: Transaction, { membership, user }: Nudger, stepId: string): Promise<Nudge> {
  const waiting = await stepOf(tx, membership, stepId);
  const { step } = waiting;
  const today = { stepId: step.id, senderId: user.id, day: taipeiDay(tx.now) };
  const before = await findNudge(tx.db, today);
  if (before) return present(before);
  const to = waitsFor(waiting, user.id);
  if (!to) throw invalid();
  const { offHours } = await findChoices(tx.db, to);
  const arrivesAt = offHours ? tx.now : reminderTime(tx.now);
  const isNow = arrivesAt <= tx.now;
  const added = await addNudge(tx.db, { ...today, arrivesAt, settledAt: isNow ? tx.now : null });
  if (!added) {
    const other = await findNudge(tx.db, today);
    if (!other) throw invalid();
    return present(other);
  }
  if (isNow) await tell(tx, waiting, user);
  return present(added);
}

/** Sends nudges that were held until the morning, except those whose step has moved on. */
export async function sendWaitingNudges({ transact }: Platform): Promise<void> {
  await transact(async (tx) => {
    const due = await dueNudges(tx.db, tx.now);
    if (due.length === 0) return;
    const senders = await activePeople(
      tx.db,
      due.map(({ nudge }) => nudge.senderId),
    );
    const choices = await choicesOfAll(
      tx.db,
      due.flatMap((one) => waitsFor(one, one.nudge.senderId) ?? []),
    );
    // A process that was down in the morning does not catch up at night.
    const isQuiet = reminderTime(tx.now) > tx.now;
    const settled: string[] = [];
    for (const { nudge, ...waiting } of due) {
      const to = waitsFor(waiting, nudge.senderId);
      if (to && isQuiet && !choices(to).offHours) continue;
      const sender = senders.get(nudge.senderId);
      if (sender) await tell(tx, waiting, sender);
      settled.push(nudge.id);
    }
    await settleNudges(tx.db, settled, tx.now);
  });
}
