import { errorCodes } from '@paidang/contract/calls';
import type { WorkConsentState } from '@paidang/contract/entities';
import { creatorCardLimits } from '@paidang/contract/limits';
import { actionCodes, type CodeTriple, functionCodes, identityCodes } from '@paidang/contract/vocabulary';
import { AppError, invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import type { TaskMembership } from '../membership';
import { notify } from '../messaging';
import { lockTask, projectParameters } from '../projects';
import type { CurrentUser } from '../users';
import { changeCard } from './card-store';
import { presentConsents } from './works';
import { type ClosedTask, type ConsentRow, findTask, listClosedTasks, putConsent } from './works-store';

const day = 86_400_000;

interface Member {
  readonly membership: TaskMembership;
  readonly user: CurrentUser;
}

/** @throws 0404 unless the project of the task is closed, since only works of closed projects are shown */
async function closedTask({ db }: Transaction, { task, project }: TaskMembership): Promise<ClosedTask> {
  const found = project.status === 'closed' && task.creatorId ? await findTask(db, task.id, project.id) : null;
  if (!found) throw notFound();
  return found;
}

const present = async ({ db }: Transaction, task: ClosedTask): Promise<WorkConsentState> => {
  const [state] = await presentConsents(db, [task]);
  if (!state) throw notFound();
  return state;
};

/** The works of a creator's closed projects, with the state of their consents. */
export const ownWorks = async ({ db }: Transaction, creatorId: string): Promise<WorkConsentState[]> =>
  presentConsents(db, await listClosedTasks(db, creatorId, creatorCardLimits.candidates));

/** The state of the consent for a task's work. @throws 0404 */
export const consentOf = async (tx: Transaction, membership: TaskMembership): Promise<WorkConsentState> =>
  present(tx, await closedTask(tx, membership));

async function notifyMember(
  tx: Transaction,
  { membership, user }: Member,
  to: string,
  code: CodeTriple,
): Promise<void> {
  const { project, task } = membership;
  await notify(tx, {
    to,
    from: user,
    code,
    parameters: { ...projectParameters(project), task_uuid: task.id, task_index: task.position },
  });
}

/** Asks the vendor whether the work may be shown. @throws 0404, 0422 if already asked or given, 0429 within a day of a refusal */
export async function askConsent(tx: Transaction, member: Member): Promise<WorkConsentState> {
  const { task, project } = member.membership;
  await lockTask(tx.db, task.id);
  const { consent } = await closedTask(tx, member.membership);
  if (consent?.consent === 'asked' || consent?.consent === 'given') throw invalid();
  if (consent?.answeredAt && tx.now.getTime() - consent.answeredAt.getTime() < day) {
    throw new AppError(errorCodes.tooManyRequests);
  }
  await putConsent(tx.db, { taskId: task.id, consent: 'asked', askedAt: tx.now, answeredAt: null });
  const code = `${identityCodes.creator}-${functionCodes.case}-${actionCodes.consentAsked}` as const;
  await notifyMember(tx, member, project.vendorId, code);
  return consentOf(tx, member.membership);
}

const refusal = (before: ConsentRow['consent'] | undefined): ConsentRow['consent'] =>
  before === 'given' || before === 'withdrawn' ? 'withdrawn' : 'declined';

/** Stores the vendor's answer: given, declined or withdrawn. It takes effect immediately. @throws 0404 */
export async function answerConsent(tx: Transaction, member: Member, isGiven: boolean): Promise<WorkConsentState> {
  const { task } = member.membership;
  await lockTask(tx.db, task.id);
  const { consent: before } = await closedTask(tx, member.membership);
  const consent = isGiven ? 'given' : refusal(before?.consent);
  if (before?.consent !== consent) {
    await putConsent(tx.db, { taskId: task.id, consent, askedAt: before?.askedAt ?? null, answeredAt: tx.now });
    if (task.creatorId) await changeCard(tx.db, task.creatorId, { countedAt: tx.now });
    const action = isGiven ? actionCodes.consentGiven : actionCodes.consentRefused;
    if (task.creatorId)
      await notifyMember(tx, member, task.creatorId, `${identityCodes.vendor}-${functionCodes.case}-${action}`);
  }
  return consentOf(tx, member.membership);
}
