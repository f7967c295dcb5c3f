import type { Role } from '@paidang/contract/vocabulary';
import { Count } from '@paidang/ui/count';
import type { Day } from '../../shared/dates/taipei';
import { DueDate } from '../../shared/steps/due-date';
import type { RowGroup } from './group-rows';
import { labels } from './labels';
import { RowName } from './row-name';
import { RowProgress } from './row-progress';
import { RowTurn } from './row-turn';

export interface ProjectTableProps {
  groups: readonly RowGroup[];
  role: Role;
  today: Day;
}

const { columns } = labels;
const head = 'px-2 py-2.5 lg:px-3 text-left text-12 font-medium whitespace-nowrap text-ink-3 first:pl-0 last:pr-0';
const cell = 'h-18 border-b border-line px-2 py-3 lg:px-3 align-middle first:pl-0 last:pr-0';

/** The list from md up. */
export function ProjectTable({ groups, role, today }: ProjectTableProps) {
  return (
    <table className="w-full table-fixed border-collapse max-md:hidden">
      <colgroup>
        <col className="w-[33%] lg:w-[36%]" />
        <col className="w-[22%]" />
        <col className="w-[17%] lg:w-[20%]" />
        <col className="w-[17%] lg:w-[14%]" />
        <col className="w-[11%] lg:w-[8%]" />
      </colgroup>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={head}>
            {columns.project}
          </th>
          <th scope="col" className={head}>
            {columns.progress}
          </th>
          <th scope="col" className={head}>
            {columns.turn}
          </th>
          <th scope="col" className={head}>
            {columns.date}
          </th>
          <th scope="col" className={`${head} text-right`}>
            {columns.comments}
          </th>
        </tr>
      </thead>
      {groups.map(({ id, title, rows }) => (
        <tbody key={id}>
          <tr>
            <th
              colSpan={5}
              scope="rowgroup"
              className="border-b border-line pt-5 pb-1.5 text-left text-13 font-strong text-ink"
            >
              {title}
              <span className="ml-2 font-regular text-ink-3">{rows.length}</span>
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row.project.uuid} className="relative transform-[translate(0)] hover:bg-hover">
              <td className={cell}>
                <RowName row={row} role={role} />
              </td>
              <td className={cell}>
                <RowProgress row={row} today={today} />
              </td>
              <td className={cell}>
                <RowTurn row={row} />
              </td>
              <td className={cell}>
                {row.due ? <DueDate due={row.due} /> : <span className="text-13 text-ink-3">{labels.noDate}</span>}
              </td>
              <td className={`${cell} text-right`}>
                {row.openComments > 0 ? (
                  <Count value={row.openComments} label={labels.openComments(row.openComments)} />
                ) : (
                  <span className="text-ink-3">—</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
