import { shortDay } from '@paidang/contract/rules';
import { platformNames } from '@paidang/contract/vocabulary';
import { Badge } from '@paidang/ui/badge';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableRowHeader,
  useTableSort,
} from '@paidang/ui/table';
import { Check } from 'lucide-react';
import { showcase } from '#labels/landing/showcase';

const platformLabels = showcase.platforms;
const rows = platformLabels.rows.map((row, index) => ({ ...row, platform: platformNames[index] ?? '' }));
type Row = (typeof rows)[number];

const columns = { date: (row: Row) => row.date, status: (row: Row) => row.state };
const tones = { online: 'success', waiting: 'warning', approved: 'neutral' } as const;

/** The platforms of one piece of content, each with its progress. */
export function Platforms() {
  const sort = useTableSort(rows, columns);
  return (
    <Table flush cards={false}>
      <TableCaption className="sr-only">{platformLabels.caption}</TableCaption>
      <TableHead>
        <TableRow>
          <TableHeader>{platformLabels.platform}</TableHeader>
          <TableHeader className="max-sm:hidden">{platformLabels.form}</TableHeader>
          <TableHeader {...sort.header('status')}>{platformLabels.status}</TableHeader>
          <TableHeader align="end" {...sort.header('date')}>
            {platformLabels.date}
          </TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {sort.rows.map(({ platform, form, state, date }) => (
          <TableRow key={platform}>
            <TableRowHeader>{platform}</TableRowHeader>
            <TableCell label={platformLabels.form} className="max-sm:hidden">
              {form}
            </TableCell>
            <TableCell label={platformLabels.status}>
              <Badge
                tone={tones[state]}
                {...(state === 'online' ? { icon: <Check size={12} strokeWidth={2.25} /> } : {})}
              >
                {platformLabels[state]}
              </Badge>
            </TableCell>
            <TableCell label={platformLabels.date} align="end" className="tabular-nums">
              {shortDay(date, date)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
