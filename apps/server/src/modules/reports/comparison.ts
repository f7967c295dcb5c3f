import type { ReportComparison, ReportContent } from '@paidang/contract/entities';
import { reportLimits } from '@paidang/contract/limits';
import { type ReportTotals, type ReportType, reportTotals } from '@paidang/contract/report';
import type { Transaction } from '../../platform/transaction';
import type { TaskMember } from '../reviews';
import { reportCodec } from './codec';
import { listEarlierReports } from './store';

/** The reports of one task. */
interface ReportedTask {
  readonly project: string;
  readonly fee: number | null;
  readonly reports: readonly ReportContent[];
}

type Compared = ReportComparison['own'];
const amounts = ['views', 'engagement_rate', 'cost_per_view', 'cost_per_engagement'] as const;

const pick = (totals: ReportTotals): Compared => ({
  views: totals.views,
  engagement_rate: totals.engagement_rate,
  cost_per_view: totals.cost_per_view,
  cost_per_engagement: totals.cost_per_engagement,
});

/** The median of values from at least three projects, otherwise `null`: with two, one could be inferred from the other. */
function medianOf(known: readonly { project: string; value: number | null }[]): number | null {
  const values = known.flatMap(({ project, value }) => (value === null ? [] : { project, value }));
  if (new Set(values.map(({ project }) => project)).size < reportLimits.compared.projects) return null;
  const sorted = values.map(({ value }) => value).toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return Math.round((middle.reduce((sum, value) => sum + value, 0) / middle.length) * 100) / 100;
}

/** A task's results on one kind of platform. The fee covers all kinds together, so costs are only known for a single kind. */
function reachedOn({ reports, fee }: ReportedTask, type: ReportType | null): Compared {
  const own = reports.filter(({ report_type }) => type === null || report_type === type);
  return pick(reportTotals(own, own.length === reports.length ? fee : null));
}

function compare(task: ReportedTask, earlier: readonly ReportedTask[], type: ReportType | null): ReportComparison {
  const tasks = earlier.filter(({ reports }) =>
    reports.some(({ report_type }) => (type ?? report_type) === report_type),
  );
  const reached = tasks.map((one) => ({ project: one.project, ...reachedOn(one, type) }));
  const median = (amount: keyof Compared) =>
    medianOf(reached.map((one) => ({ project: one.project, value: one[amount] })));
  return {
    report_type: type,
    own: reachedOn(task, type),
    median: {
      views: median('views'),
      engagement_rate: median('engagement_rate'),
      cost_per_view: median('cost_per_view'),
      cost_per_engagement: median('cost_per_engagement'),
    },
    projects: new Set(tasks.map(({ project }) => project)).size,
  };
}

/** For each task of the vendor's other closed projects, the reports accepted before a point in time. */
async function earlierTasks(tx: Transaction, { membership }: TaskMember, before: Date): Promise<ReportedTask[]> {
  const { vendorId, id: projectId } = membership.project;
  const tasks = new Map<string, { project: string; fee: number | null; reports: ReportContent[] }>();
  for (const { taskId, projectId: project, fee, content } of await listEarlierReports(tx.db, {
    vendorId,
    projectId,
    before,
  })) {
    const task = tasks.get(taskId) ?? { project, fee, reports: [] };
    task.reports.push(reportCodec.parse(content));
    tasks.set(taskId, task);
  }
  return [...tasks.values()];
}

/**
 * Compares a task with the vendor's earlier projects, in total and by kind of platform. Only the vendor gets it, because the
 * figures are those of other creators.
 *
 * @param before when the task's figures were sent
 */
export async function compareWithEarlier(
  tx: Transaction,
  at: TaskMember,
  reports: readonly ReportContent[],
  before: Date,
): Promise<ReportComparison[]> {
  if (at.membership.party !== 'vendor') return [];
  const earlier = await earlierTasks(tx, at, before);
  const task: ReportedTask = { project: at.membership.project.id, fee: at.membership.task.fee, reports };
  const kinds = [...new Set(reports.map(({ report_type }) => report_type))];
  return [null, ...kinds]
    .map((kind) => compare(task, earlier, kind))
    .filter(({ median }) => amounts.some((amount) => median[amount] !== null));
}
