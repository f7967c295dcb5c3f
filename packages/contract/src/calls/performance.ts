import * as z from 'zod';
import { Month, PerformanceOverview, PerformanceRow } from '../entities';
import { limits, performanceLimits } from '../limits';
import { performanceGroups, performanceSorts } from '../report';
import type { Schemas } from './call';
import { SpreadsheetFormat } from './exports';

const PerformanceFilter = z.object({
  creator: z.uuid().optional(),
  platform: z.string().max(performanceLimits.platformLength).optional(),
  project: z.uuid().optional(),
  /** First and last month. */
  from: Month.optional(),
  to: Month.optional(),
});
export type PerformanceFilter = z.infer<typeof PerformanceFilter>;

const PerformanceOrder = z.object({
  group: z.enum(performanceGroups),
  sort: z.enum(performanceSorts).default('spend'),
  direction: z.enum(['ascending', 'descending']).default('descending'),
});
export type PerformanceOrder = z.infer<typeof PerformanceOrder>;

/** Totals of a vendor's closed projects, from their accepted reports. For vendors; a creator gets 0404. */
export const performanceSchemas = {
  overview: {
    summary: '成效：合計、各月份，以及可以篩選的項目',
    query: PerformanceFilter,
    data: PerformanceOverview,
  },
  rows: {
    summary: '成效：依創作者、平台、月份或專案加總，分頁',
    query: PerformanceFilter.extend(PerformanceOrder.shape).extend({
      page: z.coerce.number().int().min(1).max(limits.integer).default(1),
    }),
    data: z.array(PerformanceRow),
    meta: z.object({ total: z.number().int(), last_page: z.number().int() }),
  },
  export: {
    summary: '成效：篩選後的每一份報告，存成 CSV 或 Excel',
    query: PerformanceFilter.extend({ format: SpreadsheetFormat }),
    answers: 'file',
    data: z.null(),
  },
} satisfies Schemas;
