import * as z from 'zod';
import type { Schemas } from './call';

const params = z.object({ reward: z.uuid() });
const query = z.object({ year: z.coerce.number().int().min(2026).max(9999) });

export const incomeStatementSchemas = {
  ofReward: {
    summary: '自己的勞務報酬單（PDF，號碼遮罩），所得人留存聯',
    params,
    answers: 'file',
    data: z.null(),
  },
  ofYear: {
    summary: '一年的勞務報酬單依所得人與類別加總（CSV，號碼遮罩）：廠商付的，或創作者領的',
    query,
    answers: 'file',
    data: z.null(),
  },
} satisfies Schemas;

/** The platform's own copies, with unmasked numbers: the platform has to file them. */
export const platformIncomeStatementSchemas = {
  ofReward: {
    summary: '平台付的勞務報酬單（PDF，號碼完整），支付單位留存聯',
    params,
    answers: 'file',
    data: z.null(),
  },
  ofYear: {
    summary: '平台一年付的勞務報酬單依所得人與類別加總（CSV，號碼完整），供申報扣繳憑單',
    query,
    answers: 'file',
    data: z.null(),
  },
} satisfies Schemas;
