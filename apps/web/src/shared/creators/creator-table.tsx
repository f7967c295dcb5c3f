import type { CreatorSummary } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { cn } from '@paidang/ui/cn';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableRowHeader,
} from '@paidang/ui/table';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/creators';
import type { Day } from '../dates/taipei';
import { CreatorFee, CreatorFollowers, CreatorName, CreatorRating, CreatorViews } from './creator-cells';
import { WeekMini } from './week-mini';

export interface CreatorTableProps<Creator extends CreatorSummary> {
  creators: readonly Creator[];
  today: Day;
  /** Checkbox before the name. */
  choose?: (creator: Creator) => ReactNode;
  /** Button at the end of the row. */
  save?: (creator: Creator) => ReactNode;
  /** Content below the row. */
  below?: (creator: Creator) => ReactNode;
  isChosen?: (creator: Creator) => boolean;
  className?: string;
}

const { columns } = labels;

/** Table of creators from md up; `CreatorCards` shows the same data below md. */
export function CreatorTable<Creator extends CreatorSummary>({
  creators,
  today,
  choose,
  save,
  below,
  isChosen,
  className,
}: CreatorTableProps<Creator>) {
  return (
    <Table cards={false} flush className={cn('table-fixed max-md:hidden', className)}>
      <TableCaption visuallyHidden>{labels.caption}</TableCaption>
      <colgroup>
        {choose ? <col className="w-11" /> : null}
        <col />
        <col className="w-34" />
        <col className="w-0 xl:w-22" />
        <col className="w-34" />
        <col className="w-22" />
        <col className="w-42" />
        {save ? <col className="w-10" /> : null}
      </colgroup>
      <TableHead>
        <TableRow>
          {choose ? (
            <TableHeader>
              <span className="sr-only">{columns.compare}</span>
            </TableHeader>
          ) : null}
          <TableHeader>{columns.creator}</TableHeader>
          <TableHeader>{columns.followers}</TableHeader>
          <TableHeader align="end" className="max-xl:hidden">
            {columns.views}
          </TableHeader>
          <TableHeader align="end">{columns.fee}</TableHeader>
          <TableHeader align="end">{columns.rating}</TableHeader>
          <TableHeader className="pl-6">{columns.weeks}</TableHeader>
          {save ? (
            <TableHeader>
              <span className="sr-only">{columns.save}</span>
            </TableHeader>
          ) : null}
        </TableRow>
      </TableHead>
      {creators.map((creator) => (
        <TableBody key={creator.uuid}>
          <TableRow
            className={cn(
              'h-20',
              below && '[&>*]:border-b-0',
              isChosen?.(creator) && 'bg-surface shadow-[inset_3px_0_0_var(--pd-ink)] forced-colors:outline-2',
            )}
          >
            {choose ? <TableCell className="pl-3!">{choose(creator)}</TableCell> : null}
            <TableRowHeader className="font-regular">
              <Link
                to={paths.creator(creator.uuid)}
                className="block rounded-control underline-offset-4 hover:underline"
              >
                <CreatorName creator={creator} />
              </Link>
            </TableRowHeader>
            <TableCell>
              <CreatorFollowers creator={creator} />
            </TableCell>
            <TableCell align="end" className="max-xl:hidden">
              <CreatorViews creator={creator} />
            </TableCell>
            <TableCell align="end">
              <CreatorFee creator={creator} />
            </TableCell>
            <TableCell align="end">
              <CreatorRating creator={creator} />
            </TableCell>
            <TableCell className="pl-6">
              <WeekMini weeks={creator.weeks} today={today} />
            </TableCell>
            {save ? <TableCell align="end">{save(creator)}</TableCell> : null}
          </TableRow>
          {below ? (
            <TableRow>
              {choose ? <TableCell /> : null}
              <TableCell colSpan={6 + (save ? 1 : 0)} className="pt-0 pb-4">
                {below(creator)}
              </TableCell>
            </TableRow>
          ) : null}
        </TableBody>
      ))}
    </Table>
  );
}
