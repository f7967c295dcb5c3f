import { randomUUID } from 'node:crypto';
import type { ApprovedCopy, WorkContent } from '@paidang/contract/entities';
import { checkWork, claimTexts, messages, publishedAt } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import { findTransition, type WorksAction, type WorksStatus, worksMachine } from '@paidang/contract/workflow';
import { invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { checkTexts } from '../claims';
import { notify } from '../messaging';
import { findPlatform, type PlatformRow } from '../projects';
import { inField, type SubmittedSchedule, type TaskMember } from '../reviews';
import {
  act,
  asErrors,
  isBlockedByEarlierStep,
  lockStep,
  platformPart,
  requireNewestRevision,
  requireNewestVersion,
  type StepRow,
  stepParameters,
} from '../steps';
import { workContent } from './codec';
import { approvedCopy, similarityTo } from './compare';
import { worksStatusOf } from './settle';
import { presentDraft } from './step-view';
import { countReports, decideReport, findWork, insertReport, saveWork, setWorkStatus, type WorkRow } from './store';

const code = functionCodes.worksOnline;

/** One platform's work, locked until the end of the transaction. */
interface LockedWork {
  readonly step: StepRow;
  readonly platform: PlatformRow;
  /** `null` until it is started. */
  readonly work: WorkRow | null;
  readonly status: WorksStatus;
}

/** @throws 0404 if the task has no such platform. */
async function lockWork({ db }: Transaction, { membership, platformId = '' }: TaskMember): Promise<LockedWork> {
  const step = await lockStep(db, membership.task.id, code);
  const platform = await findPlatform(db, membership.task.id, platformId);
  if (!step || !platform) throw notFound();
  const work = await findWork(db, platform.id);
  return { step, platform, work, status: step.status === 'locked' ? 'locked' : (work?.status ?? 'todo') };
}

/** @throws 0422 */
function refuseUnless({ status }: LockedWork, action: WorksAction, { membership }: TaskMember): void {
  if (!findTransition(worksMachine, status, action, membership.party)) throw invalid();
}

/** @throws 0409 with the newer draft, or `null` if it was submitted. */
const refuseOlderWork = ({ work }: LockedWork, revision: number, { user }: TaskMember): void =>
  requireNewestRevision(revision, work?.revision ?? 0, () => work && presentDraft(work, user.id));

interface WorksStep {
  readonly action: WorksAction;
  readonly parameters?: { readonly published_at: string };
  /** The vendor's reason. */
  readonly words?: string | undefined;
}

/** Moves a platform's work, and the step along with it. */
async function moveWork(
  tx: Transaction,
  { membership, user, askId }: TaskMember,
  { step, status, platform }: LockedWork,
  work: WorkRow,
  { action, parameters, words }: WorksStep,
): Promise<StepRow> {
  return act(tx, membership, {
    step,
    action,
    actor: { party: membership.party, user },
    part: platformPart({
      machine: worksMachine,
      platformId: platform.id,
      status,
      store: (next) => setWorkStatus(tx.db, work, next),
      stepStatus: () => worksStatusOf(tx, membership.task.id),
    }),
    parameters: { ...parameters, works_online_uuid: work.id, ...(askId ? { group_id: askId } : {}) },
    ...(words ? { words } : {}),
  });
}

/** Saves the creator's draft; nobody is notified. @throws 0422, 0409 */
export async function storeWorkDraft(
  tx: Transaction,
  at: TaskMember,
  { content, revision }: SubmittedSchedule<WorkContent>,
): Promise<void> {
  const held = await lockWork(tx, at);
  refuseUnless(held, 'save_draft', at);
  refuseOlderWork(held, revision, at);
  const draft = { draft: workContent.write(content), draftBy: at.user.id, draftedAt: tx.now };
  const work = await saveWork(tx.db, held.platform.id, draft);
  await moveWork(tx, at, held, work, { action: 'save_draft' });
}

/** Notifies both sides that the published text was compared with the approved copy. */
async function notifyCopyCompared(
  tx: Transaction,
  { membership }: TaskMember,
  { platform, step }: LockedWork,
  work: WorkRow,
) {
  const { vendorId } = membership.project;
  const { creatorId } = membership.task;
  await notify(tx, {
    to: creatorId ? [vendorId, creatorId] : [vendorId],
    code: '3-070-09',
    parameters: {
      ...(await stepParameters(tx, membership, { ...step, platformId: platform.id })),
      works_online_uuid: work.id,
    },
  });
}

/** @throws 0422 at each invalid field */
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
  at: TaskMember,
  { content, revision }: SubmittedSchedule<WorkContent>,
): Promise<void> {
  const held = await lockWork(tx, at);
  refuseUnless(held, 'submit', at);
  if (await isBlockedByEarlierStep(tx, held.step, at.platformId)) throw invalid({ message: messages.heldBack });
  refuseOlderWork(held, revision, at);
  const { platform } = held;
  const approved = await approvedCopy(tx, at.membership.task.id, platform.id);
  const moment = readReport(content, { platform: platform.title, now: tx.now, approved });
  const work = await saveWork(tx.db, platform.id, { draft: null, draftBy: null, draftedAt: null });
  const number = (await countReports(tx.db, work.id)) + 1;
  const text = workContent.write(content);
  const id = randomUUID();
  await insertReport(tx.db, {
    id,
    workId: work.id,
    number,
    content: text,
    claims: checkTexts(claimTexts.work(content), at.membership.task.productCategory, platform.title),
    publishedAt: moment,
    createdBy: at.user.id,
    sentAt: tx.now,
    ...(approved
      ? {
          comparedVersion: approved.version,
          comparedHtml: approved.html,
          match: similarityTo(approved, content.text),
        }
      : {}),
  });
  tx.record({
    kind: 'version',
    taskId: at.membership.task.id,
    userId: at.user.id,
    at: tx.now,
    about: { step: code, platform: platform.id, number },
    contents: { content: { text, source: 'works_reports', id } },
  });
  await moveWork(tx, at, held, work, { action: 'submit', parameters: { published_at: moment.toISOString() } });
  if (approved) await notifyCopyCompared(tx, at, held, work);
}

/** The vendor's verdict on a report. */
type AttemptResult = 'passed' | 'failed' | 'changed';
const moves = { passed: 'pass', failed: 'fail', changed: 'mark_changed' } as const satisfies Record<
  AttemptResult,
  WorksAction
>;

interface Decision {
  /** Number of the report the vendor has read. */
  readonly number: number;
  readonly verdict: AttemptResult;
  readonly reason?: string;
}

/** Passes a work, or returns it with a reason. @throws 0409 once a newer report has been submitted; 0422 */
export async function decideWork(
  tx: Transaction,
  at: TaskMember,
  { number, verdict, reason }: Decision,
): Promise<void> {
  const held = await lockWork(tx, at);
  const { work } = held;
  if (!work) throw invalid();
  requireNewestVersion(number, await countReports(tx.db, work.id));
  await moveWork(tx, at, held, work, { action: moves[verdict], words: reason });
  await decideReport(tx.db, { workId: work.id, number }, { verdict, reason: reason ?? null, decidedAt: tx.now });
}

/** Opens the step early. @throws 0404, 0422 */
export async function unlockWorks(tx: Transaction, { membership, user, askId }: TaskMember): Promise<void> {
  const step = await lockStep(tx.db, membership.task.id, code);
  if (!step) throw notFound();
  if (step.status !== 'locked' && !(await isBlockedByEarlierStep(tx, step))) throw invalid();
  const parameters = askId ? { group_id: askId } : {};
  await act(tx, membership, { step, action: 'unlock', actor: { party: membership.party, user }, parameters });
}
