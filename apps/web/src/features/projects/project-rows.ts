import type { ListedProject, ListedStep, ListedTask } from '@paidang/contract/entities';
import { counterpart, isVendor, normaliseTaskType, type Role, type TaskType } from '@paidang/contract/vocabulary';
import { labels } from '#labels/projects';
import { type Due, dueOf } from '../../shared/dates/due';
import type { Day } from '../../shared/dates/taipei';
import { currentStep, type Turn } from '../../step/step-state';

export type WhoseTurn = 'you' | 'other' | 'nobody';

export interface ProjectRow {
  project: ListedProject;
  /** The task that asks for something first. */
  task: ListedTask | null;
  step: ListedStep | null;
  whoseTurn: WhoseTurn;
  turn: Turn | null;
  due: Due | null;
  /** Day the row is sorted by. */
  day: Day;
  types: TaskType[];
  openComments: number;
  updatedAt: string;
}

/** It is the reader's move. */
export const isMine = ({ whoseTurn }: Pick<ProjectRow, 'whoseTurn'>): boolean => whoseTurn === 'you';

const never = '9999-12-31';

/** One row a project, about the task its reader should look at first. */
export function toRow(project: ListedProject, role: Role, today: Day): ProjectRow {
  const me: Turn = isVendor(role) ? 'vendor' : 'creator';
  const candidates = project.tasks
    .map((task) => ({ task, step: currentStep(project, task) }))
    .sort((one, other) => urgency(one.step, me).localeCompare(urgency(other.step, me)));
  const { task, step } = candidates[0] ?? { task: null, step: null };
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
    openComments: project.tasks.flatMap((one) => one.steps).reduce((sum, one) => sum + one.open_comments, 0),
    updatedAt: project.updated_at,
  };
}

/** Sorts my moves before others', then by date, complete tasks last. */
function urgency(step: ListedStep | null, me: Turn): string {
  if (!step) return '9';
  const rank = step.turn === me ? '0' : step.turn ? '1' : '2';
  return `${rank}${step.due_date ?? never}`;
}

export interface RowGroup {
  id: ProjectRow['whoseTurn'];
  title: string;
  rows: ProjectRow[];
}

/** Rows by whose move it is, mine first; empty groups are left away. */
export function groupRows(rows: readonly ProjectRow[], role: Role): RowGroup[] {
  const groups: RowGroup[] = [
    { id: 'you', title: labels.groups.you, rows: [] },
    { id: 'other', title: labels.groups[counterpart(role)], rows: [] },
    { id: 'nobody', title: labels.groups.nobody, rows: [] },
  ];
  for (const row of rows) groups.find(({ id }) => id === row.whoseTurn)?.rows.push(row);
  return groups.filter((group) => group.rows.length > 0);
}
