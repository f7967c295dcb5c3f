import type { CaseReportSummary } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { postColumns } from '@paidang/contract/report';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableRowHeader,
  TableScroll,
} from '@paidang/ui/table';
import { Link } from 'react-router-dom';
import { labels } from '#labels/case-report';
import { amount } from '../figure-text';

const summaryLabels = labels.summary;

/** The posts side by side, compared by the figures they share. */
export function SummaryPlatforms({ summary: { platforms, task } }: { summary: CaseReportSummary }) {
  return (
    <section>
      <h2 className="mb-3 text-18 font-strong">{summaryLabels.platforms}</h2>
      <TableScroll label={summaryLabels.platforms}>
        <Table flush className="tabular-nums">
          <TableCaption visuallyHidden>{summaryLabels.platforms}</TableCaption>
          <TableHead>
            <TableRow>
              <TableHeader>{summaryLabels.platform}</TableHeader>
              {postColumns.map(({ title }) => (
                <TableHeader key={title} align="end">
                  {title}
                </TableHeader>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {platforms.map((post) => (
              <TableRow key={post.url_uid}>
                <TableRowHeader>
                  <Link
                    to={paths.caseReport(task.uuid, post.url_uid, { index: task.index })}
                    className="underline underline-offset-2"
                  >
                    {post.platform.platform_title}
                  </Link>
                </TableRowHeader>
                {postColumns.map(({ title, of }) => (
                  <TableCell key={title} label={title} align="end">
                    {amount(of(post))}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableScroll>
    </section>
  );
}
