import type { ScheduleContent } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import {
  emptySchedule,
  fitSchedule,
  type OfColumns,
  type ScheduleDates,
  type SchedulePart,
} from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import { notFound } from '../../platform/errors';
import { taipeiDay } from '../../platform/schedule';
import type { Transaction } from '../../platform/transaction';
import type { TaskMember } from '../reviews';
import { lockStep, type StepRow, stepsOfTask } from '../steps';
import { doneDays, partsOf } from './progress';
import { listMoves, listRevisions, type RevisionRecord, type RevisionRow } from './store';

/** The current state of a schedule. */
export interface ScheduleState {
  /** The schedule step itself. */
  readonly step: StepRow;
  /** All steps of the task. */
  readonly steps: readonly StepRow[];
  readonly parts: readonly SchedulePart[];
  /** Oldest first. */
  readonly records: readonly RevisionRecord[];
  readonly revisions: readonly RevisionRow[];
  /** The revision in force. */
  readonly agreed: RevisionRow | null;
  /** The revision waiting for a response. */
  readonly pending: RevisionRow | null;
  readonly freeLeft: number;
  readonly done: OfColumns<string>;
  readonly today: string;
}

const code = functionCodes.schedule;

/** @throws 0404 if the task has no schedule. */
export async function readState({ db, now }: Transaction, taskId: string): Promise<ScheduleState> {
  const steps = await stepsOfTask(db, taskId);
  const step = steps.find((one) => one.function === code);
  if (!step) throw notFound();
  const records = await listRevisions(db, taskId);
  const revisions = records.map(({ revision }) => revision);
  const agreed = revisions.findLast(({ outcome }) => outcome === 'confirmed') ?? null;
  const used = revisions.filter(({ isFree, outcome }) => isFree && outcome === 'confirmed').length;
  return {
    step,
    steps,
    parts: partsOf(steps),
    records,
    revisions,
    agreed,
    pending: revisions.findLast(({ outcome }) => outcome === 'pending') ?? null,
    freeLeft: agreed ? Math.max(0, limits.schedule.freeChanges - used) : 0,
    done: doneDays(steps, await listMoves(db, taskId)),
    today: taipeiDay(now),
  };
}

/** The schedule, locked until the end of the transaction. @throws 0404 */
export async function holdState(tx: Transaction, { membership }: TaskMember): Promise<ScheduleState> {
  const held = await lockStep(tx.db, membership.task.id, code);
  if (!held) throw notFound();
  return readState(tx, membership.task.id);
}

/** The dates both sides see: the pending ones, else those in force, else none. */
export const datesOnTable = ({ pending, agreed, parts }: ScheduleState): ScheduleDates =>
  fitSchedule((pending ?? agreed)?.dates ?? emptySchedule([]), parts);

/** Content in stored form, with only the dates the task has. */
export const fitContent = (content: ScheduleContent, { parts }: ScheduleState): ScheduleContent => ({
  ...content,
  note: content.note.trim(),
  dates: fitSchedule(content.dates, parts),
});
