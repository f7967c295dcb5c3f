import type { ListedProject, ListedStep, ListedTask } from '@paidang/contract/entities';
import { isVendor, normaliseTaskType, type Role, type TaskType } from '@paidang/contract/vocabulary';
import type { Day } from '../../shared/dates/taipei';
import { type Due, dueOf } from '../../step/due-date';
import { currentStep, type Turn } from '../../step/step-state';

export type WhoseTurn = 'you' | 'other' | 'nobody';

/** A project, represented by one of its tasks. */
export interface ProjectRow {
  project: ListedProject;
  /** `null` if the project has no tasks. */
  task: ListedTask | null;
  /** The task's current step. */
  step: ListedStep | null;
  whoseTurn: WhoseTurn;
  turn: Turn | null;
  due: Due | null;
  /** Date the row is sorted by. */
  day: Day;
  types: TaskType[];
  /** Sum over all tasks; `null` if no fee is agreed yet. */
  fee: number | null;
  openComments: number;
  updatedAt: string;
}

/** Whether it is the reader's turn. */
export const isMine = ({ whoseTurn }: Pick<ProjectRow, 'whoseTurn'>): boolean => whoseTurn === 'you';

const never = '9999-12-31';

const sumOf = (fees: readonly (number | null)[]): number | null =>
  fees.every((fee) => fee === null) ? null : fees.reduce<number>((sum, fee) => sum + (fee ?? 0), 0);

function rowOf(project: ListedProject, task: ListedTask | null, me: Turn, today: Day): ProjectRow {
  const step = task && currentStep(project, task);
  const turn = step?.turn ?? null;
  return {
    project,
    task,
    step,
    turn,
    whoseTurn: turn === null ? 'nobody' : turn === me ? 'you' : 'other',
    due: step?.due_date ? dueOf(step.due_date, today) : null,
    day: step?.due_date ?? never,
    types: [...new Set(project.tasks.map((one) => normaliseTaskType(one.type)))],
    fee: sumOf(project.tasks.map(({ fee }) => fee)),
    openComments: project.tasks.flatMap(({ steps }) => steps).reduce((sum, one) => sum + one.open_comments, 0),
    updatedAt: project.updated_at,
  };
}

/** Sort key: the reader's turn first, then by date, complete tasks last. */
const urgency = ({ whoseTurn, step, day }: ProjectRow): string =>
  `${step === null ? 9 : { you: 0, other: 1, nobody: 2 }[whoseTurn]}${day}`;

/** One row per task of a project, starting with the one most relevant to the reader. */
export function taskRows(project: ListedProject, role: Role, today: Day): ProjectRow[] {
  const me: Turn = isVendor(role) ? 'vendor' : 'creator';
  return project.tasks
    .map((task) => rowOf(project, task, me, today))
    .sort((one, other) => urgency(one).localeCompare(urgency(other)));
}

/** One row per project, for the task most relevant to the reader. */
export const toRow = (project: ListedProject, role: Role, today: Day): ProjectRow =>
  taskRows(project, role, today)[0] ?? rowOf(project, null, isVendor(role) ? 'vendor' : 'creator', today);
