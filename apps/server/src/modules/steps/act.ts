import { channels, events } from '@paidang/contract/calls';
import type { NotificationParameters } from '@paidang/contract/entities';
import { machineOf } from '@paidang/contract/steps';
import type { CodeTriple, Party } from '@paidang/contract/vocabulary';
import { FunctionCode, identityCodes } from '@paidang/contract/vocabulary';
import { findTransition, type Transition, turnAfter } from '@paidang/contract/workflow';
import { invalid } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import type { ProjectRow, TaskRow } from '../membership';
import { notify, queuePushes } from '../messaging';
import { findPlatform, insertActivity, projectParameters } from '../projects';
import type { CurrentUser } from '../users';
import { isDone, stepsBlockedAgain, stepsToOpen } from './gates';
import { moveProject } from './project-status';
import { type GateLog, insertAudit, readGateLog, type StepRow, stepsOfTask, updateStep } from './store';

/** A task with its project. */
export interface TaskInProject {
  readonly project: ProjectRow;
  readonly task: TaskRow;
}

/** A member of the task, or the platform. */
export interface Actor {
  readonly party: Party;
  readonly user: CurrentUser | null;
}

/**
 * A part of a step with its own status, such as the work of one platform. The state machine applies to the part, and the
 * step's status is derived from all its parts.
 */
export interface StepPart {
  readonly platformId: string;
  readonly status: string;
  /** Stores the part's new status and returns that of the step. */
  readonly settle: (status: string) => Promise<string>;
}

export interface Move {
  /** Locked by `lockStep`. */
  readonly step: StepRow;
  readonly action: string;
  readonly actor: Actor;
  /** @default the step as a whole */
  readonly part?: StepPart;
  /** Other columns changed by the move, such as the number of the version sent. */
  readonly change?: Partial<Pick<StepRow, 'version' | 'roundsUsed' | 'acceptedAt' | 'picture'>>;
  /** Notification parameters in addition to those of project and task. */
  readonly parameters?: NotificationParameters;
  /** The reason given, kept as evidence. */
  readonly words?: string;
}

const platform: Actor = { party: 'platform', user: null };

/** Who is notified: the other side; for moves by the platform, the creator, who acts next. */
function recipients(party: Party, { project, task }: TaskInProject): string[] {
  if (party === 'creator') return [project.vendorId];
  return task.creatorId ? [task.creatorId] : [];
}

/** Parameters of every notification about a task. */
const taskParameters = ({ project, task }: TaskInProject): NotificationParameters => ({
  ...projectParameters(project),
  task_uuid: task.id,
  task_type: task.type,
  task_index: task.position,
});

/** Parameters of every notification about a step, including the platform if it is about one. */
export async function stepParameters(
  { db }: Transaction,
  place: TaskInProject,
  { platformId }: Pick<StepRow, 'platformId'>,
): Promise<NotificationParameters> {
  const platform = platformId ? await findPlatform(db, place.task.id, platformId) : null;
  const named = platform
    ? { platform: platform.title, platform_title: platform.title, platform_uuid: platform.id }
    : {};
  return { ...taskParameters(place), ...named };
}

/** The platform that a move is about. */
const platformOf = ({ step, part }: Pick<Move, 'step' | 'part'>): string | null => part?.platformId ?? step.platformId;

interface Announcement {
  readonly code: CodeTriple;
  /** Whether the sender may be asked about sending it by LINE. */
  readonly asks: boolean;
}

async function announceMove(
  tx: Transaction,
  place: TaskInProject,
  move: Move,
  moved: StepRow,
  { code, asks }: Announcement,
) {
  const { actor, parameters } = move;
  const { party, user } = actor;
  const platformId = platformOf(move);
  const notifications = await notify(tx, {
    to: recipients(party, place),
    from: user ?? undefined,
    code,
    parameters: { ...(await stepParameters(tx, place, { platformId })), ...parameters },
  });
  if (asks && user) {
    const step = code.split('-').slice(1).join('');
    await queuePushes(tx, { senderId: user.id, groupId: parameters?.group_id, step, notifications });
  }
  await insertActivity(tx.db, {
    projectId: place.project.id,
    taskId: place.task.id,
    actorId: user?.id ?? null,
    code,
    action: move.action,
    platformId,
    version: moved.version || null,
    createdAt: tx.now,
  });
}

/** Opens or requests the steps that no longer wait for others. */
export async function openGates(tx: Transaction, place: TaskInProject, known?: GateLog): Promise<void> {
  const log = known ?? (await readGateLog(tx.db, place.task.id));
  await moveByPlatform(tx, place, stepsToOpen(await stepsOfTask(tx.db, place.task.id), log), ['unlock', 'request']);
}

/** Makes, for each step, the first of these moves that its status allows to the platform. */
async function moveByPlatform(
  tx: Transaction,
  place: TaskInProject,
  steps: readonly StepRow[],
  actions: readonly string[],
) {
  for (const step of steps) {
    const action = actions.find((name) => transitionOf(step, name, 'platform'));
    if (action) await act(tx, place, { step, action, actor: platform });
  }
}

/** Returns whether an earlier step was reopened: nothing is sent until it is done again, or this step is opened early. */
export async function isBlockedByEarlierStep(
  { db }: Transaction,
  { id, taskId }: StepRow,
  platformId?: string,
): Promise<boolean> {
  const held = stepsBlockedAgain(await stepsOfTask(db, taskId), await readGateLog(db, taskId), platformId);
  return held.some((step) => step.id === id);
}

function transitionOf(step: StepRow, action: string, party: Party, part?: StepPart): Transition | null {
  return findTransition(machineOf(FunctionCode.parse(step.function)), part?.status ?? step.status, action, party);
}

const nextStatus = ({ to }: Transition, { previousStatus, status }: StepRow): string =>
  to === 'previous' ? (previousStatus ?? status) : to;

/** Stores the step's new status and turn. */
const saveStatus = (
  tx: Transaction,
  step: StepRow,
  status: string,
  { party, change }: StatusChange,
): Promise<StepRow> =>
  updateStep(tx.db, step, {
    ...change,
    status,
    previousStatus: step.status,
    turn: turnAfter(machineOf(FunctionCode.parse(step.function)), status, party),
    updatedAt: tx.now,
  });

interface StatusChange extends Pick<Move, 'change'> {
  readonly party: Party;
}

/** Applies the consequences of a changed status: later steps open or lock, and the project's status may change. */
async function applyConsequences(tx: Transaction, place: TaskInProject, before: StepRow, now: StepRow): Promise<void> {
  const log = await readGateLog(tx.db, place.task.id);
  const [was, is] = [isDone(before, log), isDone(now, log)];
  if (is || was) await openGates(tx, place, log);
  // Steps that have not been started are locked again.
  if (was && !is)
    await moveByPlatform(tx, place, stepsBlockedAgain(await stepsOfTask(tx.db, place.task.id), log), ['lock']);
  if (is && !was) {
    await moveProject(tx, place.project, place.task, FunctionCode.parse(now.function));
  }
}

/**
 * Changes the status of a step, with all its consequences: turn, audit log, activity, notification, later steps and project.
 * Nothing else changes a status, except {@link setComputedStatus}.
 *
 * @throws 0422 if the workflow does not allow it.
 * @example await act(tx, seat, { step, action: 'accept', actor: { party: 'vendor', user } });
 */
export async function act(tx: Transaction, place: TaskInProject, move: Move): Promise<StepRow> {
  const { step, part, action, actor, change, words } = move;
  const { party, user } = actor;
  const code = FunctionCode.parse(step.function);
  const transition = transitionOf(step, action, party, part);
  if (!transition) throw invalid();
  const from = part?.status ?? step.status;
  const to = nextStatus(transition, step);
  // Saving a draft again changes nothing visible to others, and would fill the log.
  if (to === from && !transition.emits && !change) return step;
  const moved = await saveStatus(tx, step, part ? await part.settle(to) : to, { party, change });
  await insertAudit(tx.db, {
    stepId: step.id,
    platformId: part?.platformId ?? null,
    actorId: user?.id ?? null,
    party,
    action,
    fromStatus: from,
    toStatus: to,
    version: moved.version,
    isSuperLogin: tx.isSuperLogin,
    createdAt: tx.now,
  });
  tx.record({
    kind: 'transition',
    taskId: place.task.id,
    userId: user?.id ?? null,
    at: tx.now,
    about: { step: code, platform: platformOf(move), action, from, to, version: moved.version },
    ...(words ? { contents: { words: { value: words } } } : {}),
  });
  if (transition.emits) {
    const triple: CodeTriple = `${identityOf(party)}-${code}-${transition.emits}`;
    await announceMove(tx, place, move, moved, { code: triple, asks: transition.asks });
  }
  tx.publish(channels.task(place.task.id), events.stepChanged, {});
  await applyConsequences(tx, place, step, moved);
  if (action === 'accept' && party === 'vendor') await tx.milestones.stepAccepted?.(tx, place.task.id);
  return moved;
}

/** Sets the status derived from the step's parts after parts were added or removed, without transition or notification. */
export async function setComputedStatus(
  tx: Transaction,
  place: TaskInProject,
  step: StepRow,
  status: string,
): Promise<void> {
  const moved = await saveStatus(tx, step, status, { party: 'platform' });
  tx.publish(channels.task(place.task.id), events.stepChanged, {});
  await applyConsequences(tx, place, step, moved);
}

const identityOf = (party: Party) => identityCodes[party];
