import { csvText } from '@paidang/contract/report';
import {
  functionTitles,
  normaliseTaskType,
  projectStatusTitles,
  type Role,
  taskTypeTitles,
} from '@paidang/contract/vocabulary';
import { labels } from '#labels/projects';
import type { Day } from '../../shared/dates/taipei';
import { partnerOf, sidesOf } from '../../shared/people';
import { nextAction } from '../../step/step-state';
import { type ProjectRow, taskRows } from './project-rows';

const { csv } = labels;

/** The listed projects as a spreadsheet file, one line per task. */
export function listCSV(rows: readonly ProjectRow[], role: Role, today: Day): File {
  const lines = rows.flatMap(({ project }) => {
    const tasks = taskRows(project, role, today).sort(
      (one, other) => (one.task?.index ?? 0) - (other.task?.index ?? 0),
    );
    return tasks.map((row) => {
      const { task, step, turn } = row;
      const { left, right } = sidesOf(row);
      return [
        project.name,
        project.brand,
        project.product,
        projectStatusTitles[project.status],
        partnerOf(row, role).name,
        task?.title ?? '',
        task ? taskTypeTitles[normaliseTaskType(task.type)] : '',
        step ? functionTitles[step.function] : labels.done,
        turn === null ? '' : turn === 'vendor' ? left.name : right.name,
        step && turn ? nextAction(step) : '',
        turn === null ? '' : (step?.due_date ?? ''),
        task?.fee ?? null,
      ];
    });
  });
  return new File([csvText([csv.columns, ...lines])], csv.file(today), { type: 'text/csv' });
}
