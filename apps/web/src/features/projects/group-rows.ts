import { counterpart, type Role } from '@paidang/contract/vocabulary';
import { labels } from '#labels/projects';
import type { ProjectRow } from './project-rows';

export interface RowGroup {
  id: ProjectRow['turn'];
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
  for (const row of rows) groups.find(({ id }) => id === row.turn)?.rows.push(row);
  return groups.filter((group) => group.rows.length > 0);
}
