import * as z from 'zod';
import { Bank, BankBranch, ListSource } from '../entities';
import type { Schemas } from './call';

export const bankSchemas = {
  list: {
    summary: '銀行與其他可以收款的機構，附資料來源與日期',
    data: z.array(Bank),
    meta: ListSource,
  },
  branches: {
    summary: '一家銀行的分行；不在清單的代碼沒有分行',
    params: z.object({ id: z.string().regex(/^\d{3}$/) }),
    data: z.array(BankBranch),
    meta: ListSource,
  },
} satisfies Schemas;
