import * as z from 'zod';
import { County, ListSource } from '../entities';
import type { Schemas } from './call';

export const districtSchemas = {
  list: {
    summary: '縣市、鄉鎮市區與郵遞區號，附資料來源與日期',
    data: z.array(County),
    meta: ListSource,
  },
} satisfies Schemas;
