import { channels, events } from '@paidang/contract/calls';
import type { TraceMark } from '@paidang/contract/entities';
import { messages } from '@paidang/contract/rules';
import { isTracedIn, type TracedStepCode } from '@paidang/contract/trace';
import { functionCodes } from '@paidang/contract/vocabulary';
import { invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import type { TaskMembership } from '../membership';
import { findPlatform } from '../projects';
import { listRequirements } from '../requirements';
import { lockStep, type StepRow } from '../steps';
import type { CurrentUser } from '../users';
import { countReports, findWork } from '../works';
import { presentMark } from './matrix';
import { findOwnMark, insertMark, withdrawEarlier, withdrawMark } from './store';

/** A step of a task, and the member who marks it. */
export interface MarkTarget {
  readonly membership: TaskMembership;
  readonly user: CurrentUser;
  readonly code: TracedStepCode;
  readonly platformId?: string | undefined;
}

export interface NewMark extends Pick<TraceMark, 'version' | 'is_met' | 'quote' | 'note' | 'time' | 'time_end'> {
  readonly requirement_uuid: string;
}

interface MarkedStep {
  readonly step: StepRow;
  /** For works, which are a single step with a version for each platform. */
  readonly platformId: string | null;
  /** Number of the latest version. */
  readonly newest: number;
}

/** Locked, so that of two marks sent at the same time one replaces the other. @throws 0404 */
async function lockMarked({ db }: Transaction, target: MarkTarget): Promise<MarkedStep> {
  const { membership, code, platformId } = target;
  if (code !== functionCodes.worksOnline) {
    const step = await lockStep(db, membership.task.id, code, platformId);
    if (!step) throw notFound();
    return { step, platformId: null, newest: step.version };
  }
  const step = await lockStep(db, membership.task.id, code);
  const platform = platformId ? await findPlatform(db, membership.task.id, platformId) : null;
  const work = platform && (await findWork(db, platform.id));
  if (!step || !platform || !work) throw notFound();
  return { step, platformId: platform.id, newest: await countReports(db, work.id) };
}

/** Makes open pages of the task reload the matrix. */
const announce = (tx: Transaction, { membership }: MarkTarget) =>
  tx.publish(channels.task(membership.task.id), events.traceChanged, {});

/** Marks whether a version meets a requirement, replacing the person's earlier mark. @throws 0404, 0422 */
export async function markRequirement(tx: Transaction, target: MarkTarget, mark: NewMark): Promise<TraceMark> {
  const { step, platformId, newest } = await lockMarked(tx, target);
  const asked = await listRequirements(tx.db, target.membership.task.id);
  const requirement = asked.find(({ id }) => id === mark.requirement_uuid);
  if (!requirement || mark.version > newest) throw notFound();
  if (!isTracedIn(requirement.kind, target.code)) throw invalid();
  const isFilm = target.code === functionCodes.video;
  if (mark.time && !isFilm) throw invalid({ errors: { time: [messages.checkFormat] } });
  const row = {
    requirementId: requirement.id,
    stepId: step.id,
    platformId,
    version: mark.version,
    authorId: target.user.id,
  };
  await withdrawEarlier(tx.db, row, tx.now);
  const stored = await insertMark(tx.db, {
    ...row,
    isMet: mark.is_met,
    about: requirement.text,
    quote: mark.quote,
    note: mark.note,
    time: mark.time,
    timeEnd: mark.time && mark.time_end,
    createdAt: tx.now,
  });
  announce(tx, target);
  return presentMark(stored, target.user);
}

/** Withdraws the caller's own mark. @throws 0404 */
export async function withdrawOwnMark(tx: Transaction, target: MarkTarget, id: string): Promise<void> {
  const found = await findOwnMark(tx.db, target.membership.task.id, { id, authorId: target.user.id });
  if (found?.function !== target.code) throw notFound();
  await withdrawMark(tx.db, found.stepId, id, tx.now);
  announce(tx, target);
}
