import { channels, events } from '@paidang/contract/calls';
import type { NotificationParameters } from '@paidang/contract/entities';
import { machineOf } from '@paidang/contract/steps';
import type { CodeTriple, Party } from '@paidang/contract/vocabulary';
import { FunctionCode, identityCodes } from '@paidang/contract/vocabulary';
import { ballAfter, findTransition, type Transition } from '@paidang/contract/workflow';
import { invalid } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import type { ProjectRow, TaskRow } from '../membership';
import { notify, queuePushes } from '../messaging';
import { projectParameters } from '../projects/present';
import { findPlatform, insertActivity } from '../projects/store';
import type { CurrentUser } from '../users';
import { isThrough, stepsHeldBack, stepsToOpen } from './gates';
import { moveProject } from './project-status';
import { type GateLog, insertAudit, readGateLog, type StepRow, stepsOfTask, updateStep } from './store';

/** The task a step belongs to, and whose it is. */
export interface Place {
  readonly project: ProjectRow;
  readonly task: TaskRow;
}

/** A person at the table, or the platform. */
export interface Actor {
  readonly party: Party;
  readonly user: CurrentUser | null;
}

/**
 * A part of a step that goes its own way, such as one platform's work: the machine rules the part, and the step stands
 * where its parts stand together.
 */
export interface Part {
  readonly platformId: string;
  readonly status: string;
  /** Keeps where the part stands now, and answers where the step does. */
  readonly settle: (status: string) => Promise<string>;
}

export interface Move {
  /** Held by `lockStep`. */
  readonly step: StepRow;
  readonly action: string;
  readonly actor: Actor;
  /** @default the step as a whole */
  readonly part?: Part;
  /** What changes with the move, such as the number of the version sent. */
  readonly change?: Partial<Pick<StepRow, 'version' | 'roundsUsed' | 'acceptedAt' | 'picture'>>;
  /** What the notification says beside the project and the task. */
  readonly parameters?: NotificationParameters;
}

const platform: Actor = { party: 'platform', user: null };

/** Who hears of it: the other side; of the platform's moves, the creator, who acts next. */
function recipients(party: Party, { project, task }: Place): string[] {
  if (party === 'creator') return [project.vendorId];
  return task.creatorId ? [task.creatorId] : [];
}

/** What every notification about a task says. */
const taskParameters = ({ project, task }: Place): NotificationParameters => ({
  ...projectParameters(project),
  task_uuid: task.id,
  task_type: task.type,
  task_index: task.position,
});

/** What every notification about a step says: of copywriting, for which platform too. */
export async function stepParameters(
  { db }: Transaction,
  place: Place,
  { platformId }: Pick<StepRow, 'platformId'>,
): Promise<NotificationParameters> {
  const platform = platformId ? await findPlatform(db, place.task.id, platformId) : null;
  const named = platform
    ? { platform: platform.title, platform_title: platform.title, platform_uuid: platform.id }
    : {};
  return { ...taskParameters(place), ...named };
}

/** Of which platform a move is. */
const platformOf = ({ step, part }: Pick<Move, 'step' | 'part'>): string | null => part?.platformId ?? step.platformId;

interface News {
  readonly code: CodeTriple;
  /** Whether the messaging app may be used too. */
  readonly asks: boolean;
}

async function tell(tx: Transaction, place: Place, move: Move, moved: StepRow, { code, asks }: News) {
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

/** What the platform does to the steps nothing stands before any more: opens them, or asks for them. */
export async function openGates(tx: Transaction, place: Place, known?: GateLog): Promise<void> {
  const log = known ?? (await readGateLog(tx.db, place.task.id));
  await moveByPlatform(tx, place, stepsToOpen(await stepsOfTask(tx.db, place.task.id), log), ['unlock', 'request']);
}

/** The platform makes the first of these moves each of the steps allows. */
async function moveByPlatform(tx: Transaction, place: Place, steps: readonly StepRow[], actions: readonly string[]) {
  for (const step of steps) {
    const action = actions.find((name) => transitionOf(step, name, 'platform'));
    if (action) await act(tx, place, { step, action, actor: platform });
  }
}

/** Whether a step of its gate went back meanwhile: nothing is handed over before it is through again, or opened ahead. */
export async function isHeldBack({ db }: Transaction, { id, taskId }: StepRow, platformId?: string): Promise<boolean> {
  const held = stepsHeldBack(await stepsOfTask(db, taskId), await readGateLog(db, taskId), platformId);
  return held.some((step) => step.id === id);
}

function transitionOf(step: StepRow, action: string, party: Party, part?: Part): Transition | null {
  return findTransition(machineOf(FunctionCode.parse(step.function)), part?.status ?? step.status, action, party);
}

const nextStatus = ({ to }: Transition, { previousStatus, status }: StepRow): string =>
  to === 'previous' ? (previousStatus ?? status) : to;

/** Writes down where a step stands now. */
const stand = (tx: Transaction, step: StepRow, status: string, { party, change }: Standing): Promise<StepRow> =>
  updateStep(tx.db, step.id, {
    ...change,
    status,
    previousStatus: step.status,
    ball: ballAfter(machineOf(FunctionCode.parse(step.function)), status, party),
    updatedAt: tx.now,
  });

interface Standing extends Pick<Move, 'change'> {
  readonly party: Party;
}

/** What follows once a step stands elsewhere: those behind it, and the project. */
async function goOn(tx: Transaction, place: Place, before: StepRow, now: StepRow): Promise<void> {
  const log = await readGateLog(tx.db, place.task.id);
  const [was, is] = [isThrough(before, log), isThrough(now, log)];
  if (is || was) await openGates(tx, place, log);
  // What nobody has begun waits again.
  if (was && !is)
    await moveByPlatform(tx, place, stepsHeldBack(await stepsOfTask(tx.db, place.task.id), log), ['lock']);
  if (is && !was) {
    await moveProject(tx, place.project, place.task, FunctionCode.parse(now.function));
  }
}

/**
 * Moves a step, and all that follows from it: the ball, the audit log, the activity, the notification, the step after
 * it and the project. The only way a status ever changes, but for {@link restate}.
 *
 * @throws 0422 when the workflow does not allow it.
 * @example await act(tx, seat, { step, action: 'accept', actor: { party: 'vendor', user } });
 */
export async function act(tx: Transaction, place: Place, move: Move): Promise<StepRow> {
  const { step, part, action, actor, change } = move;
  const { party, user } = actor;
  const code = FunctionCode.parse(step.function);
  const transition = transitionOf(step, action, party, part);
  if (!transition) throw invalid();
  const from = part?.status ?? step.status;
  const to = nextStatus(transition, step);
  // A draft saved again changes nothing that others may see, and would fill the log.
  if (to === from && !transition.emits && !change) return step;
  const moved = await stand(tx, step, part ? await part.settle(to) : to, { party, change });
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
  if (transition.emits) {
    const triple: CodeTriple = `${identityOf(party)}-${code}-${transition.emits}`;
    await tell(tx, place, move, moved, { code: triple, asks: transition.asks });
  }
  publishStep(tx, place, moved, { platformId: platformOf(move), status: to });
  await goOn(tx, place, step, moved);
  return moved;
}

/** Says where a step stands by its parts after they themselves came or went: nobody moved it, and nobody is told. */
export async function restate(tx: Transaction, place: Place, step: StepRow, status: string): Promise<void> {
  const moved = await stand(tx, step, status, { party: 'platform' });
  publishStep(tx, place, moved, moved);
  await goOn(tx, place, step, moved);
}

function publishStep(
  tx: Transaction,
  { task }: Place,
  { function: code, version }: StepRow,
  { platformId, status }: Pick<StepRow, 'platformId' | 'status'>,
): void {
  tx.publish(channels.task(task.id), events.stepChanged, {
    task_uuid: task.id,
    function: FunctionCode.parse(code),
    platform_uuid: platformId,
    status,
    version,
  });
}

const identityOf = (party: Party) => identityCodes[party];
