import * as z from 'zod';
import type { Schemas } from './call';

export const incomeStatementSchemas = {
  ofReward: {
    summary: '撥款的勞務報酬單（PDF，號碼遮罩），本人與平台人員各有一聯',
    params: z.object({ reward: z.uuid() }),
    answers: 'file',
    data: z.null(),
  },
  ofYear: {
    summary: '一年的勞務報酬單依所得人與類別加總（CSV），供申報扣繳憑單',
    query: z.object({
      year: z.coerce.number().int().min(2026).max(9999),
      /** What the platform paid, for its team; otherwise a vendor gets what they paid, a creator what they were paid. */
      payer: z.literal('platform').optional(),
    }),
    answers: 'file',
    data: z.null(),
  },
} satisfies Schemas;
