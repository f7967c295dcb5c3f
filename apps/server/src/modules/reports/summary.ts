import type { CaseReportSummary } from '@paidang/contract/entities';
import { curveTogether, reportTotals } from '@paidang/contract/report';
import type { Transaction } from '../../platform/transaction';
import type { TaskMember } from '../reviews';
import { compareWithEarlier } from './comparison';
import { caseReports } from './present';

/** A task's results, from the latest version of each platform's report. @throws 0404 */
export async function caseReportSummary(tx: Transaction, at: TaskMember): Promise<CaseReportSummary> {
  const { project, task, reports, goals } = await caseReports(tx, at);
  const newest = reports.flatMap(({ versions }) => versions.at(-1) ?? []);
  const platforms = reports.flatMap(({ url_uid, platform, work, versions }) => {
    const content = versions.at(-1)?.content;
    // Costs are only known for the whole task, since the fee covers all platforms together.
    return content ? { url_uid, platform, work, content, totals: reportTotals([content], null) } : [];
  });
  const contents = newest.map(({ content }) => content);
  const sentAt = Math.max(0, ...newest.map(({ sent_at }) => Date.parse(sent_at)));
  return {
    project,
    task,
    platforms,
    totals: reportTotals(contents, task.fee),
    goals,
    curve_perday: curveTogether(contents),
    comparison: await compareWithEarlier(tx, at, contents, new Date(sentAt)),
  };
}
