import { normaliseTaskType, type Role, taskTypeTitles } from '@paidang/contract/vocabulary';
import {
  type SortDirection,
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableRowHeader,
} from '@paidang/ui/table';
import { money } from '#labels/money';
import { labels } from '#labels/projects';
import type { Day } from '../../shared/dates/taipei';
import { creatorTitle, partnerOf } from '../../shared/people';
import { DueDate } from '../../step/due-date';
import { ArchiveButton } from './archive-button';
import { directionOf, firstDirection, type ListQuery, type ProjectSort } from './list-query';
import type { ProjectRow } from './project-rows';
import { RowName } from './row-name';
import { RowProgress, RowTurn } from './row-progress';

export interface ProjectTableProps {
  rows: readonly ProjectRow[];
  role: Role;
  today: Day;
  query: ListQuery;
  onChange: (changes: Partial<ListQuery>) => void;
}

const { columns } = labels;
const none = <span className="text-ink-3">—</span>;

/** The list from `md` up; below, `ProjectCards` shows the same content in another layout. */
export function ProjectTable({ rows, role, today, query, onChange }: ProjectTableProps) {
  const sorted = (column: ProjectSort) => ({
    sort: directionOf(query, column),
    firstSort: firstDirection(column),
    onSortChange: (next: SortDirection) =>
      onChange(
        next === 'none'
          ? { sort: 'date', isReversed: false }
          : { sort: column, isReversed: next !== firstDirection(column) },
      ),
  });
  return (
    <Table cards={false} flush className="table-fixed max-md:hidden">
      <TableCaption visuallyHidden>{labels.listTitle}</TableCaption>
      <colgroup>
        <col />
        <col className="w-[15%] lg:w-[10%]" />
        <col className="w-0 lg:w-[12%]" />
        <col className="w-[19%] lg:w-[15%]" />
        <col className="w-[17%] lg:w-[16%]" />
        <col className="w-[14%] lg:w-[11%]" />
        <col className="w-0 lg:w-[8%]" />
        <col className="w-10" />
      </colgroup>
      <TableHead>
        <TableRow>
          <TableHeader {...sorted('name')}>{columns.project}</TableHeader>
          <TableHeader {...sorted('partner')}>{columns.partner}</TableHeader>
          <TableHeader className="max-lg:hidden">{columns.task}</TableHeader>
          <TableHeader>{columns.step}</TableHeader>
          <TableHeader>{columns.turn}</TableHeader>
          <TableHeader {...sorted('date')}>{columns.date}</TableHeader>
          <TableHeader align="end" className="max-lg:hidden" {...sorted('fee')}>
            {columns.fee}
          </TableHeader>
          <TableHeader>
            <span className="sr-only">{columns.archive}</span>
          </TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.project.uuid} className="relative h-18 transform-[translate(0)]">
            <TableRowHeader className="font-regular">
              <RowName row={row} role={role} />
            </TableRowHeader>
            <TableCell>
              <span className="block truncate">
                {role === 'Vendor' ? creatorTitle(row) : partnerOf(row, role).name}
              </span>
            </TableCell>
            <TableCell className="max-lg:hidden">
              <RowTask row={row} />
            </TableCell>
            <TableCell>
              <RowProgress row={row} today={today} />
            </TableCell>
            <TableCell>
              <RowTurn row={row} />
            </TableCell>
            <TableCell>{row.due ? <DueDate due={row.due} /> : none}</TableCell>
            <TableCell align="end" className="max-lg:hidden">
              {row.fee === null ? none : money(row.fee)}
            </TableCell>
            <TableCell align="end">
              <ArchiveButton project={row.project} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function RowTask({ row: { task, project } }: { row: ProjectRow }) {
  if (!task) return none;
  return (
    <span className="block min-w-0">
      <span className="block truncate">{task.title}</span>
      <span className="block truncate text-12 text-ink-3">
        {taskTypeTitles[normaliseTaskType(task.type)]}
        {project.tasks.length > 1 ? `・${labels.moreTasks(project.tasks.length)}` : ''}
      </span>
    </span>
  );
}
