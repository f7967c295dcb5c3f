import * as z from 'zod';
import { AuditEntry, Day } from '../entities';
import { limits, operationLimits } from '../limits';
import type { Schemas } from './call';

/** Filters of the audit log; days are calendar days in Taipei. */
export const AuditFilter = z.object({
  /** Who acted. Callers who may only read their own entries get those, whatever they ask for. */
  staff: z.uuid().optional(),
  /** A call as the contract writes it. */
  call: z.string().max(operationLimits.queryLength).optional(),
  /** An account or another record whose id is in the path. */
  about: z.uuid().optional(),
  from: Day.optional(),
  to: Day.optional(),
  /** Leaves out entries that only record a read. */
  changes: z.stringbool().optional(),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

export const auditSchemas = {
  list: {
    summary: '平台人員看過與做過的事，新的在前，分頁；客服看得到全部，其他人只有自己的',
    query: AuditFilter.extend({
      /** `meta.next` of the previous page. */
      cursor: z.coerce.number().int().min(1).max(limits.integer).optional(),
    }),
    data: z.array(AuditEntry),
    meta: z.object({ next: z.number().int().nullable() }),
  },
  choices: {
    summary: '操作紀錄可以篩選的人員與動作',
    data: z.object({
      staff: z.array(AuditEntry.shape.staff),
      calls: z.array(AuditEntry.pick({ call: true, summary: true })),
    }),
  },
  export: {
    summary: `篩選後的操作紀錄（CSV），最多${operationLimits.exportedEntries.toLocaleString('zh-TW')}筆`,
    query: AuditFilter,
    answers: 'file',
    data: z.null(),
  },
} satisfies Schemas;
