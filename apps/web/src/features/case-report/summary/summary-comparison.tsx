import type { CaseReportSummary, ReportComparison } from '@paidang/contract/entities';
import { reportTypeDefinition } from '@paidang/contract/report';
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
import { labels } from '#labels/case-report';
import { amount, money, number, rate } from '../figure-text';

const summaryLabels = labels.summary;
const columns = [
  { name: 'views', title: summaryLabels.views, say: amount },
  { name: 'engagement_rate', title: summaryLabels.rate, say: rate },
  { name: 'cost_per_view', title: summaryLabels.perView, say: money },
  { name: 'cost_per_engagement', title: summaryLabels.perEngagement, say: money },
] as const;

/** The difference in words; neither more nor less is presented as good or bad. */
function difference(own: number | null, median: number | null): string {
  if (own === null || !median) return '';
  const percent = Math.round((own / median - 1) * 100);
  if (percent === 0) return summaryLabels.same;
  return percent > 0 ? summaryLabels.above(`${number(percent)}%`) : summaryLabels.below(`${number(-percent)}%`);
}

/** Compares the task with the vendor's earlier projects. Renders nothing for other readers or with too few projects. */
export function SummaryComparison({ comparison }: Pick<CaseReportSummary, 'comparison'>) {
  if (comparison.length === 0) return null;
  const projects = Math.max(...comparison.map(({ projects: count }) => count));
  const rowTitle = ({ report_type: type }: ReportComparison) =>
    type ? reportTypeDefinition(type).title : summaryLabels.whole;
  return (
    <section>
      <h2 className="text-18 font-strong">{summaryLabels.comparison}</h2>
      <p className="mb-3 text-13 text-ink-2">{summaryLabels.comparisonHint(projects)}</p>
      <TableScroll label={summaryLabels.comparison}>
        <Table flush className="tabular-nums">
          <TableCaption visuallyHidden>{summaryLabels.comparison}</TableCaption>
          <TableHead>
            <TableRow>
              <TableHeader>{summaryLabels.compared}</TableHeader>
              {columns.map(({ name, title }) => (
                <TableHeader key={name} align="end">
                  {title}
                </TableHeader>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {comparison.map((row) => (
              <TableRow key={row.report_type ?? 'whole'}>
                <TableRowHeader>
                  {rowTitle(row)}
                  <span className="block text-12 font-regular text-ink-3">{summaryLabels.projects(row.projects)}</span>
                </TableRowHeader>
                {columns.map(({ name, title, say }) => (
                  <TableCell key={name} label={title} align="end">
                    <span className="font-medium">{say(row.own[name])}</span>
                    <span className="block text-12 text-ink-3">
                      {summaryLabels.median} {say(row.median[name])}
                    </span>
                    <span className="block text-12 text-ink-2">{difference(row.own[name], row.median[name])}</span>
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
