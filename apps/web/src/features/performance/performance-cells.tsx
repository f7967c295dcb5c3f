import type { PerformanceRow } from '@paidang/contract/entities';
import type { PerformanceGroup, PerformanceSort } from '@paidang/contract/report';
import { TableCell, TableRowHeader } from '@paidang/ui/table';
import { VisuallyHidden } from '@paidang/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { labels } from '#labels/performance';
import { PersonAvatar } from '../../shared/person-avatar';
import { amount, cost, goal, monthText, spent, unknown } from './amounts';

interface FigureColumn {
  column: Exclude<PerformanceSort, 'name'>;
  textOf: (row: PerformanceRow) => string;
}

export const figureColumns: readonly FigureColumn[] = [
  { column: 'reports', textOf: ({ reports }) => amount(reports) },
  { column: 'spend', textOf: ({ spend }) => spent(spend) },
  { column: 'views', textOf: ({ views }) => amount(views) },
  { column: 'views_goal_percent', textOf: ({ views_goal_percent: percent }) => goal(percent) },
  { column: 'engagements', textOf: ({ engagements }) => amount(engagements) },
  { column: 'cost_per_view', textOf: ({ cost_per_view: perView }) => cost(perView) },
  { column: 'cost_per_engagement', textOf: ({ cost_per_engagement: perEngagement }) => cost(perEngagement) },
];

/** Grid shared by header and rows: a row that renders on its own has no table to align with. */
export const rowGrid =
  'grid grid-cols-2 gap-x-6 max-md:border-b max-md:border-line max-md:py-3 md:grid-cols-[minmax(0,1fr)_48px_96px_96px_76px_88px_80px_80px] md:gap-x-0 lg:grid-cols-[minmax(0,1fr)_80px_120px_136px_128px_120px_112px_112px]';

export interface PerformanceCellsProps {
  row: PerformanceRow;
  group: PerformanceGroup;
  to: string;
}

/** A row: its subject and its figures. On phones each figure is labelled. */
export function PerformanceCells({ row, group, to }: PerformanceCellsProps) {
  const name = group === 'month' ? monthText(row.name) : row.name;
  return (
    <>
      <TableRowHeader className="flex min-w-0 items-center gap-3 max-md:col-span-2 max-md:border-0 max-md:px-0 max-md:pt-0 max-md:pb-1.5">
        {row.person ? <PersonAvatar person={row.person} size={32} /> : null}
        <Link to={to} className="relative min-w-0 truncate underline-offset-4 hover:underline">
          {name}
          {group === 'project' ? null : <VisuallyHidden>{labels.groups.showProjects}</VisuallyHidden>}
        </Link>
      </TableRowHeader>
      {figureColumns.map(({ column, textOf }) => (
        <TableCell
          key={column}
          align="end"
          className="flex items-center justify-end max-md:justify-between max-md:border-0 max-md:px-0 max-md:py-1"
        >
          <span className="text-12 text-ink-3 md:hidden">{labels.columns[column]}</span>
          {textOf(row) === unknown ? <Unknown /> : textOf(row)}
        </TableCell>
      ))}
    </>
  );
}

const Unknown = () => (
  <>
    <span aria-hidden="true" className="text-ink-3">
      {unknown}
    </span>
    <VisuallyHidden>{labels.unknown}</VisuallyHidden>
  </>
);
