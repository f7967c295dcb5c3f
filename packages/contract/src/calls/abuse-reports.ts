import * as z from 'zod';
import { AbuseReport, AbuseReportDetail } from '../entities';
import { abuseLimits, limits, operationLimits } from '../limits';
import { errorCodes } from '../routes/errors';
import { abuseDecisions, abuseReasons } from '../vocabulary';
import type { Schemas } from './call';

const Complaint = z.object({
  reason: z.enum(abuseReasons),
  note: z.string().trim().max(abuseLimits.noteLength).default(''),
});

export const abuseReportSchemas = {
  reportMessage: {
    summary: '檢舉聊天室裡對方的一則訊息；同一則只算一次',
    params: z.object({ chatroom: z.uuid(), chat_message: z.uuid() }),
    body: Complaint,
    data: z.null(),
  },
  reportComment: {
    summary: '檢舉對方的一則留言；同一則只算一次',
    params: z.object({ message: z.uuid() }),
    body: Complaint,
    data: z.null(),
  },
} satisfies Schemas;

const byId = { params: z.object({ report: z.uuid() }), data: AbuseReportDetail };

export const platformAbuseReportSchemas = {
  list: {
    summary: '檢舉列表，分頁；待處理的舊的在前，其他新的在前',
    query: z.object({
      state: z.enum(['open', 'decided']).default('open'),
      /** `meta.next` of the previous page. */
      cursor: z.coerce.number().int().min(1).max(limits.integer).optional(),
    }),
    data: z.array(AbuseReport),
    meta: z.object({ next: z.number().int().nullable(), open: z.number().int() }),
  },
  get: { ...byId, summary: '一份檢舉與前後的內容' },
  decide: {
    ...byId,
    summary: '處理檢舉：不處理、隱藏、提醒或停用；檢舉的人會收到通知',
    body: z.object({
      decision: z.enum(abuseDecisions),
      reason: z.string().trim().max(operationLimits.reasonLength).default(''),
    }),
    errors: [errorCodes.conflict],
  },
} satisfies Schemas;
