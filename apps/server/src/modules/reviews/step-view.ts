import type { Draft, StepView, Version, VersionSummary } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { isStepDone } from '@paidang/contract/steps';
import { FunctionCode } from '@paidang/contract/vocabulary';
import { isAccepted, type ReviewAction } from '@paidang/contract/workflow';
import { notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import type { TaskMembership } from '../membership';
import { findProject, findTask, presentPlatform } from '../projects';
import {
  actionsOf,
  isBlockedByEarlierStep,
  laterSteps,
  listSteps,
  presentStep,
  presentTask,
  type StepRow,
} from '../steps';
import { fileNamesIn, filePath, pictureSizes } from '../uploads';
import { toPerson } from '../users';
import type { Codec } from './codec';
import type { StepMember } from './kind';
import { type DraftRow, findVersion, listVersions, readDraft, type VersionRecord } from './store';

export const presentDraft = <Content>(
  codec: Codec<Content>,
  { content, revision, baseVersion, updatedAt }: DraftRow,
): Draft<Content> => ({
  content: codec.parse(content),
  revision,
  base_version: baseVersion,
  updated_at: updatedAt.toISOString(),
});

export const presentSummary = ({ version, author }: VersionRecord): VersionSummary => ({
  uuid: version.id,
  number: version.number,
  ...(version.name === null ? {} : { name: version.name }),
  created_by: toPerson(author),
  sent_at: version.sentAt.toISOString(),
  finalised_at: version.finalisedAt?.toISOString() ?? null,
  accepted_at: version.acceptedAt?.toISOString() ?? null,
  round: version.round,
});

/** @throws 0404 */
export async function oneVersion<Content, Action extends string>(
  { db }: Transaction,
  { kind, membership }: StepMember<Content, Action>,
  step: StepRow,
  number: number,
): Promise<Version<Content>> {
  const record = await findVersion(db, step.id, number);
  if (!record) throw notFound();
  const { content, contentHash, claims } = record.version;
  const sizes = await pictureSizes(db, membership.task.id, [...fileNamesIn(content)]);
  return {
    ...presentSummary(record),
    content: kind.codec.parse(content),
    content_hash: contentHash,
    claims,
    picture_sizes: Object.fromEntries([...sizes].map(([name, size]) => [filePath(name), size])),
  };
}

/** How an accepted step may be reopened: at first by the vendor alone, later with the creator's consent. */
export async function reopenActions(tx: Transaction, step: StepRow): Promise<ReviewAction[]> {
  if (!isAccepted(step.status) || (await hasAcceptedLaterStep(tx, step))) return [];
  const age = tx.now.getTime() - (step.acceptedAt?.getTime() ?? 0);
  const own: ReviewAction = age > limits.reopenHours * 3_600_000 ? 'request_reopen' : 'reopen';
  return [own, 'agree_reopen'];
}

/** Returns whether a later step has been accepted. */
async function hasAcceptedLaterStep({ db }: Transaction, step: StepRow): Promise<boolean> {
  const later = await laterSteps(db, step);
  return later.some(
    ({ function: code, status }) => status !== 'skipped' && isStepDone(FunctionCode.parse(code), status),
  );
}

/** The actions a member may take now. */
async function allowedFor<Content, Action extends string>(
  tx: Transaction,
  { kind, membership }: StepMember<Content, Action>,
  step: StepRow,
): Promise<Action[]> {
  const actions = actionsOf(membership, kind.machine, step.status).filter((action) => kind.offered.includes(action));
  const isHeld = await isBlockedByEarlierStep(tx, step);
  const ways = await reopenActions(tx, step);
  const withheld: (ReviewAction | null)[] = [
    ...(['reopen', 'request_reopen', 'agree_reopen'] as const).filter((way) => !ways.includes(way)),
    isHeld ? 'send' : null,
    isHeld || step.status === 'locked' ? null : 'unlock',
  ];
  return actions.filter((action) => !withheld.some((one) => one === action));
}

/** The project, the task and its steps, as shown on every page of a task. @throws 0404 */
export async function taskPage({ db }: Transaction, { membership }: { membership: TaskMembership }) {
  const project = await findProject(db, membership.project.id);
  // The change counter is read before the steps, so that a change in between is not considered seen.
  const task = await findTask(db, membership.task.id);
  const steps = await listSteps(db, [membership.task.id]);
  if (!project || !task) throw notFound();
  const { id, name, status, buildMode } = project.project;
  return {
    steps,
    platforms: task.platforms,
    page: {
      project: { uuid: id, name, status, build_mode: buildMode, vendor: toPerson(project.vendor) },
      task: presentTask(task, steps),
    },
  };
}

type AnyStepView<Content, Action extends string> = Omit<StepView<Content>, 'allowed'> & { allowed: Action[] };

/** The step view: all the data of its page. Only the author sees the draft. @throws 0404 */
export async function loadStepView<Content, Action extends string = ReviewAction>(
  tx: Transaction,
  member: StepMember<Content, Action>,
  step: StepRow,
): Promise<AnyStepView<Content, Action>> {
  const { kind, membership, user } = member;
  const { page, steps, platforms } = await taskPage(tx, member);
  const own = steps.find((record) => record.step.id === step.id);
  if (!own) throw notFound();
  const { draft, revision } = await readDraft(tx.db, step.id, user.id);
  const platform = platforms.find(({ id }) => id === step.platformId);
  return {
    ...page,
    step: presentStep(own),
    platform: platform ? presentPlatform(platform) : null,
    versions: (await listVersions(tx.db, step.id)).map(presentSummary),
    draft: draft && presentDraft(kind.codec, draft),
    revision,
    rounds_used: own.step.roundsUsed,
    rounds_agreed: membership.task.roundsAgreed,
    allowed: await allowedFor(tx, member, own.step),
  };
}
