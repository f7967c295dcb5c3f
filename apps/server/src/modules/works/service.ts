import type { ApprovedCopy, WorkContent } from '@paidang/contract/entities';
import { checkWork, messages, publishedAt } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import { findTransition, type WorksAction, type WorksStatus, worksMachine } from '@paidang/contract/workflow';
import { invalid, notFound, outdated } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { notify } from '../messaging';
import { findPlatform, type PlatformRow } from '../projects';
import { type AtTask, inField, type Written } from '../reviews';
import { act, asErrors, isHeldBack, lockStep, refuseOlder, type StepRow, stepParameters } from '../steps';
import { workContent } from './codec';
import { approvedCopy, matchOf } from './compare';
import { standingOf } from './settle';
import { presentDraft } from './sheet';
import { countReports, decideReport, findWork, insertReport, saveWork, setWorkStatus, type WorkRow } from './store';

const code = functionCodes.worksOnline;

/** One platform's work, locked until the end of the transaction. */
interface HeldWork {
  readonly step: StepRow;
  readonly platform: PlatformRow;
  /** `null` until it has been begun. */
  readonly work: WorkRow | null;
  readonly status: WorksStatus;
}

/** @throws 0404 when the task has no such platform. */
async function heldWork({ db }: Transaction, { seat, platformId = '' }: AtTask): Promise<HeldWork> {
  const step = await lockStep(db, seat.task.id, code);
  const platform = await findPlatform(db, seat.task.id, platformId);
  if (!step || !platform) throw notFound();
  const work = await findWork(db, platform.id);
  return { step, platform, work, status: step.status === 'locked' ? 'locked' : (work?.status ?? 'todo') };
}

/** @throws 0422 */
function refuseUnless({ status }: HeldWork, action: WorksAction, { seat }: AtTask): void {
  if (!findTransition(worksMachine, status, action, seat.party)) throw invalid();
}

/** @throws 0409 with the newer draft, `null` when it was submitted. */
const refuseOlderWork = ({ work }: HeldWork, revision: number, { user }: AtTask): void =>
  refuseOlder(revision, work?.revision ?? 0, () => work && presentDraft(work, user.id));

interface Step {
  readonly action: WorksAction;
  readonly parameters?: { readonly published_at: string };
}

/** Moves a platform's work, and with it the step. */
async function moveWork(
  tx: Transaction,
  { seat, user, askId }: AtTask,
  { step, status, platform }: HeldWork,
  work: WorkRow,
  { action, parameters }: Step,
): Promise<StepRow> {
  return act(tx, seat, {
    step,
    action,
    actor: { party: seat.party, user },
    part: {
      platformId: platform.id,
      status,
      settle: async (next) => {
        await setWorkStatus(tx.db, work, worksStatus(next));
        return standingOf(tx, seat.task.id);
      },
    },
    parameters: { ...parameters, works_online_uuid: work.id, ...(askId ? { group_id: askId } : {}) },
  });
}

const worksStatus = (status: string): WorksStatus => {
  if (status in worksMachine.statuses) return status as WorksStatus;
  throw new Error(`@paidang/server: unknown works status ${status}.`);
};

/** Saves the creator's draft; nobody is notified. @throws 0422, 0409 */
export async function storeWorkDraft(
  tx: Transaction,
  at: AtTask,
  { content, revision }: Written<WorkContent>,
): Promise<void> {
  const held = await heldWork(tx, at);
  refuseUnless(held, 'save_draft', at);
  refuseOlderWork(held, revision, at);
  const draft = { draft: workContent.write(content), draftBy: at.user.id, draftedAt: tx.now };
  const work = await saveWork(tx.db, held.platform.id, draft);
  await moveWork(tx, at, held, work, { action: 'save_draft' });
}

/** Notifies both sides that the published text was compared with the copy. */
async function tellOfComparison(tx: Transaction, { seat }: AtTask, { platform, step }: HeldWork, work: WorkRow) {
  const { vendorId } = seat.project;
  const { creatorId } = seat.task;
  await notify(tx, {
    to: creatorId ? [vendorId, creatorId] : [vendorId],
    code: '3-070-09',
    parameters: {
      ...(await stepParameters(tx, seat, { ...step, platformId: platform.id })),
      works_online_uuid: work.id,
    },
  });
}

/** @throws 0422 at each field that is wrong */
function readReport(content: WorkContent, place: { platform: string; now: Date; approved: ApprovedCopy | null }): Date {
  const { platform, now, approved } = place;
  const problems = checkWork(content, { platform, now, hasCopy: approved !== null });
  const moment = publishedAt(content.published_date, content.published_time);
  if (Object.keys(problems).length > 0 || !moment) throw invalid({ errors: asErrors(inField('content', problems)) });
  return moment;
}

/** Submits a report to the vendor, compared with the approved copy. @throws 0422, 0409 */
export async function submitWork(
  tx: Transaction,
  at: AtTask,
  { content, revision }: Written<WorkContent>,
): Promise<void> {
  const held = await heldWork(tx, at);
  refuseUnless(held, 'submit', at);
  if (await isHeldBack(tx, held.step, at.platformId)) throw invalid({ message: messages.heldBack });
  refuseOlderWork(held, revision, at);
  const { platform } = held;
  const approved = await approvedCopy(tx, at.seat.task.id, platform.id);
  const moment = readReport(content, { platform: platform.title, now: tx.now, approved });
  const work = await saveWork(tx.db, platform.id, { draft: null, draftBy: null, draftedAt: null });
  await insertReport(tx.db, {
    workId: work.id,
    number: (await countReports(tx.db, work.id)) + 1,
    content: workContent.write(content),
    publishedAt: moment,
    createdBy: at.user.id,
    sentAt: tx.now,
    ...(approved
      ? {
          comparedVersion: approved.version,
          comparedHtml: approved.html,
          match: matchOf(approved, content.text),
        }
      : {}),
  });
  await moveWork(tx, at, held, work, { action: 'submit', parameters: { published_at: moment.toISOString() } });
  if (approved) await tellOfComparison(tx, at, held, work);
}

/** The vendor's verdict on a report. */
type Verdict = 'passed' | 'failed' | 'changed';
const moves = { passed: 'pass', failed: 'fail', changed: 'mark_changed' } as const satisfies Record<
  Verdict,
  WorksAction
>;

interface Decision {
  /** The number of the report the vendor has read. */
  readonly number: number;
  readonly verdict: Verdict;
  readonly reason?: string;
}

/** Passes a work, or returns it with a reason. @throws 0409 once a newer report was submitted, 0422 */
export async function decideWork(tx: Transaction, at: AtTask, { number, verdict, reason }: Decision): Promise<void> {
  const held = await heldWork(tx, at);
  const { work } = held;
  if (!work) throw invalid();
  const newest = await countReports(tx.db, work.id);
  if (number < newest) throw outdated();
  if (number > newest) throw invalid();
  await moveWork(tx, at, held, work, { action: moves[verdict] });
  await decideReport(tx.db, { workId: work.id, number }, { verdict, reason: reason ?? null, decidedAt: tx.now });
}

/** Opens the step early. @throws 0404, 0422 */
export async function unlockWorks(tx: Transaction, { seat, user, askId }: AtTask): Promise<void> {
  const step = await lockStep(tx.db, seat.task.id, code);
  if (!step) throw notFound();
  if (step.status !== 'locked' && !(await isHeldBack(tx, step))) throw invalid();
  const parameters = askId ? { group_id: askId } : {};
  await act(tx, seat, { step, action: 'unlock', actor: { party: seat.party, user }, parameters });
}
