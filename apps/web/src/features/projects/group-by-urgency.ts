import type { ListedProject } from '@paidang/contract/entities';
import { addDays } from '@paidang/contract/rules';
import type { Role } from '@paidang/contract/vocabulary';
import type { Day } from '../../shared/dates/taipei';
import { isMine, type ProjectRow, taskRows } from './project-rows';

/** By urgency; tasks that wait for the other side come last. */
export const urgencies = ['late', 'today', 'week', 'later', 'other'] as const;
export type Urgency = (typeof urgencies)[number];

/** The Sunday at the end of a date's week. */
function endOfWeek(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, (7 - weekday) % 7);
}

function urgencyOf(row: ProjectRow, today: Day): Urgency {
  if (!isMine(row)) return 'other';
  if (row.day < today) return 'late';
  if (row.day === today) return 'today';
  return row.day <= endOfWeek(today) ? 'week' : 'later';
}

export interface UrgencyGroup {
  urgency: Urgency;
  rows: ProjectRow[];
}

/** All tasks that require an action, by urgency and then by date; empty groups are left out. */
export function groupByUrgency(projects: readonly ListedProject[], role: Role, today: Day): UrgencyGroup[] {
  const rows = projects
    .flatMap((project) => taskRows(project, role, today))
    .filter(({ turn }) => turn !== null)
    .sort((one, other) => one.day.localeCompare(other.day));
  return urgencies
    .map((urgency) => ({ urgency, rows: rows.filter((row) => urgencyOf(row, today) === urgency) }))
    .filter((group) => group.rows.length > 0);
}
