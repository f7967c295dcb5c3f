import type { CaseReportSummary } from '@paidang/contract/entities';
import {
  figureOf,
  goalMetrics,
  goalOutcomes,
  isGiven,
  postColumns,
  reportTypeDefinition,
} from '@paidang/contract/report';
import { dayOf } from '@paidang/contract/rules';
import type { Sheet } from '../../platform/spreadsheet';
import type { ReadTrace } from './read-trace';
import { traceTable } from './trace-sections';

function totalsTable({ totals, task }: CaseReportSummary): Sheet {
  return {
    name: '合計',
    columns: [
      { title: '合作費用', kind: 'money' },
      { title: '總觀看次數', kind: 'count' },
      { title: '互動次數', kind: 'count' },
      { title: '互動率', kind: 'rate' },
      { title: '連結點擊', kind: 'count' },
      { title: '每次觀看成本', kind: 'money' },
      { title: '每次互動成本', kind: 'money' },
      { title: '每次點擊成本', kind: 'money' },
    ],
    rows: [
      [
        task.fee,
        totals.views,
        totals.engagements,
        totals.engagement_rate,
        totals.clicks,
        totals.cost_per_view,
        totals.cost_per_engagement,
        totals.cost_per_click,
      ],
    ],
  };
}

const goalsTable = ({ goals }: CaseReportSummary): Sheet => ({
  name: '目標',
  columns: [
    { title: '項目', kind: 'text' },
    { title: '目標', kind: 'count' },
    { title: '實際', kind: 'count' },
    { title: '達成', kind: 'rate' },
    { title: '結果', kind: 'text' },
  ],
  rows: goals.map(({ metric, target, reached, percent, outcome }) => [
    goalMetrics[metric].title,
    target,
    reached,
    percent,
    goalOutcomes[outcome],
  ]),
});

const platformsTable = ({ platforms }: CaseReportSummary): Sheet => ({
  name: '各平台',
  columns: [
    { title: '平台', kind: 'text' },
    { title: '上線日期', kind: 'day' },
    { title: '連結', kind: 'text' },
    ...postColumns.map(({ title }) => ({ title, kind: 'count' as const })),
    { title: '互動次數', kind: 'count' },
    { title: '互動率', kind: 'rate' },
  ],
  rows: platforms.map((post) => [
    post.platform.platform_title,
    post.work && dayOf(new Date(post.work.published_at)),
    post.work?.url ?? null,
    ...postColumns.map(({ of }) => of(post)),
    post.totals.engagements,
    post.totals.engagement_rate,
  ]),
});

/** Every reported figure, so that the file contains everything the page shows. */
const figuresTable = ({ platforms }: CaseReportSummary): Sheet => ({
  name: '所有數據',
  columns: [
    { title: '平台', kind: 'text' },
    { title: '項目', kind: 'text' },
    { title: '數值', kind: 'text' },
    { title: '單位', kind: 'text' },
  ],
  rows: platforms.flatMap(({ platform, content }) =>
    reportTypeDefinition(content.report_type).figures.flatMap((name) => {
      const value = content.figures[name];
      return isGiven(value) ? [[platform.platform_title, figureOf(name).title, value, figureOf(name).unit]] : [];
    }),
  ),
});

const daysTable = ({ curve_perday: days }: CaseReportSummary): Sheet => ({
  name: '每日觀看',
  columns: [
    { title: '日期', kind: 'day' },
    { title: '觀看次數', kind: 'count' },
  ],
  rows: days.map(({ date, value }) => [date, value]),
});

/** The results of a task and the trace of its brief, as spreadsheets. */
export const reportTables = (summary: CaseReportSummary, trace: ReadTrace | null): Sheet[] => [
  totalsTable(summary),
  ...(summary.goals.length > 0 ? [goalsTable(summary)] : []),
  platformsTable(summary),
  figuresTable(summary),
  daysTable(summary),
  ...(trace ? [traceTable(trace)] : []),
];
