import { performanceLimits } from '@paidang/contract/limits';
import { goalOutcomes, percentOutcome } from '@paidang/contract/report';
import { dayOf } from '@paidang/contract/rules';
import { invalid } from '../../platform/errors';
import type { Sheet } from '../../platform/spreadsheet';
import type { Transaction } from '../../platform/transaction';
import { listReports, type ReportQuery } from './store';

const title = '成效';
const columns: Sheet['columns'] = [
  { title: '月份', kind: 'text' },
  { title: '專案', kind: 'text' },
  { title: '任務', kind: 'text' },
  { title: '創作者', kind: 'text' },
  { title: '平台', kind: 'text' },
  { title: '費用', kind: 'money' },
  { title: '觀看次數', kind: 'count' },
  { title: '觀看目標', kind: 'count' },
  { title: '觀看目標達成', kind: 'rate' },
  { title: '觀看目標結果', kind: 'text' },
  { title: '互動次數', kind: 'count' },
  { title: '每次觀看成本', kind: 'money' },
  { title: '每次互動成本', kind: 'money' },
];

/** File name without extension. @example sheetTitle(now) // '成效 2026-11-22' */
export const sheetTitle = (now: Date): string => `${title} ${dayOf(now)}`;

/** A sheet with one row per report. @throws 0422 for more reports than a file may contain */
export async function performanceSheet({ db }: Transaction, wanted: ReportQuery): Promise<Sheet> {
  const reports = await listReports(db, wanted);
  if (reports.length > performanceLimits.fileRows) {
    throw invalid({
      message: `一次最多下載${performanceLimits.fileRows.toLocaleString('zh-TW')}份報告，請縮小篩選範圍`,
    });
  }
  return {
    name: title,
    columns,
    rows: reports.map((one) => [
      one.month,
      one.project,
      one.task,
      one.creator,
      one.platform,
      one.spend,
      one.views,
      one.viewsGoal,
      one.viewsGoalPercent,
      one.viewsGoalPercent === null ? null : goalOutcomes[percentOutcome(one.viewsGoalPercent)],
      one.engagements,
      one.costPerView,
      one.costPerEngagement,
    ]),
  };
}
