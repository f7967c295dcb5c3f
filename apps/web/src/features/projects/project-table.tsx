import type { Role } from '@paidang/contract/vocabulary';
import { Count } from '@paidang/ui/count';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableGroup,
  TableHead,
  TableHeader,
  TableRow,
  TableRowHeader,
} from '@paidang/ui/table';
import { labels } from '#labels/projects';
import type { Day } from '../../shared/dates/taipei';
import { DueDate } from '../../step/due-date';
import type { RowGroup } from './project-rows';
import { RowName } from './row-name';
import { RowProgress, RowTurn } from './row-progress';

export interface ProjectTableProps {
  /** Read out as the table's name. */
  caption: string;
  groups: readonly RowGroup[];
  role: Role;
  today: Day;
}

const { columns } = labels;

/** The list from md up; below, `ProjectCards` says the same in another order. */
export function ProjectTable({ caption, groups, role, today }: ProjectTableProps) {
  return (
    <Table cards={false} flush className="table-fixed max-md:hidden">
      <TableCaption visuallyHidden>{caption}</TableCaption>
      <colgroup>
        <col className="w-[33%] lg:w-[36%]" />
        <col className="w-[22%]" />
        <col className="w-[17%] lg:w-[20%]" />
        <col className="w-[17%] lg:w-[14%]" />
        <col className="w-[11%] lg:w-[8%]" />
      </colgroup>
      <TableHead>
        <TableRow>
          <TableHeader>{columns.project}</TableHeader>
          <TableHeader>{columns.progress}</TableHeader>
          <TableHeader>{columns.turn}</TableHeader>
          <TableHeader>{columns.date}</TableHeader>
          <TableHeader align="end">{columns.comments}</TableHeader>
        </TableRow>
      </TableHead>
      {groups.map(({ id, title, rows }) => (
        <TableBody key={id}>
          <TableGroup columns={5}>
            {title}
            <span className="ml-2 font-regular text-ink-3">{rows.length}</span>
          </TableGroup>
          {rows.map((row) => (
            <TableRow key={row.project.uuid} className="relative h-18 transform-[translate(0)]">
              <TableRowHeader className="font-regular">
                <RowName row={row} role={role} />
              </TableRowHeader>
              <TableCell>
                <RowProgress row={row} today={today} />
              </TableCell>
              <TableCell>
                <RowTurn row={row} />
              </TableCell>
              <TableCell>
                {row.due ? <DueDate due={row.due} /> : <span className="text-13 text-ink-3">{labels.noDate}</span>}
              </TableCell>
              <TableCell align="end">
                {row.openComments > 0 ? (
                  <Count value={row.openComments} label={labels.openComments(row.openComments)} />
                ) : (
                  <span className="text-ink-3">—</span>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      ))}
    </Table>
  );
}
