import type { Draft, ReviewSheet, Version, VersionSummary } from '@paidang/contract/entities';
import type { FunctionCode } from '@paidang/contract/vocabulary';
import { allowedActions, machineOf, type ReviewAction, reviewMachine } from '@paidang/contract/workflow';
import { notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { type CurrentUser, toPerson } from '../auth';
import { presentStep, presentTask } from '../projects/present';
import type { TaskSeat } from '../projects/seat';
import { findProject, findTask, listSteps } from '../projects/store';
import { laterSteps, type StepRow } from '../steps';
import { type DraftRow, findDraft, findVersion, listVersions, type VersionRecord } from './store';

/** After an acceptance, the vendor alone may take it back this long. */
const reopenHours = 24;

/** The moves there are calls for. */
const offered: readonly ReviewAction[] = ['save_draft', 'send', 'request_changes', 'finalise', 'accept', 'reopen'];

export const presentDraft = ({ content, revision, baseVersion, updatedAt }: DraftRow): Draft => ({
  content,
  revision,
  base_version: baseVersion,
  updated_at: updatedAt.toISOString(),
});

const presentSummary = ({ version, author }: VersionRecord): VersionSummary => ({
  uuid: version.id,
  number: version.number,
  created_by: toPerson(author),
  sent_at: version.sentAt.toISOString(),
  finalised_at: version.finalisedAt?.toISOString() ?? null,
  accepted_at: version.acceptedAt?.toISOString() ?? null,
  round: version.round,
});

/** @throws 0404 */
export async function oneVersion({ db }: Transaction, step: StepRow, number: number): Promise<Version> {
  const record = await findVersion(db, step.id, number);
  if (!record) throw notFound();
  return { ...presentSummary(record), content: record.version.content, content_hash: record.version.contentHash };
}

/** Whether an accepted step may be opened again: soon after, and while nothing later is accepted. */
export async function mayReopen({ db, now }: Transaction, step: StepRow): Promise<boolean> {
  if (!step.acceptedAt || now.getTime() - step.acceptedAt.getTime() > reopenHours * 3_600_000) return false;
  const later = await laterSteps(db, step);
  return !later.some(({ function: code, status }) => machineOf(code as FunctionCode).done.includes(status));
}

async function allowedFor(tx: Transaction, step: StepRow, { party, isOwnTask }: TaskSeat): Promise<ReviewAction[]> {
  if (!isOwnTask) return [];
  const actions = allowedActions(reviewMachine, step.status, party).filter((action) => offered.includes(action));
  return actions.includes('reopen') && !(await mayReopen(tx, step))
    ? actions.filter((action) => action !== 'reopen')
    : actions;
}

/** All one needs to work on a reviewed step. The draft is its author's alone. @throws 0404 */
export async function reviewSheet(
  tx: Transaction,
  step: StepRow,
  { seat, user }: { seat: TaskSeat; user: CurrentUser },
): Promise<ReviewSheet> {
  const { db } = tx;
  const project = await findProject(db, seat.project.id);
  const task = await findTask(db, seat.task.id);
  const steps = await listSteps(db, [seat.task.id]);
  const own = steps.find((record) => record.step.id === step.id);
  if (!project || !task || !own) throw notFound();
  const draft = await findDraft(db, step.id, user.id);
  return {
    project: {
      uuid: project.project.id,
      name: project.project.name,
      status: project.project.status,
      vendor: toPerson(project.vendor),
    },
    task: presentTask(task, steps, { vendorId: project.project.vendorId, viewer: user }),
    step: presentStep(own),
    versions: (await listVersions(db, step.id)).map(presentSummary),
    draft: draft && presentDraft(draft),
    rounds_used: own.step.roundsUsed,
    rounds_agreed: seat.task.roundsAgreed,
    allowed: await allowedFor(tx, own.step, seat),
  };
}
