import * as z from 'zod';
import { AcceptanceSummary } from '../entities';
import type { Schemas } from './call';
import { ExportFormat } from './exports';
import { TaskParams } from './reviews';

export const acceptanceSchemas = {
  view: {
    summary: '驗收單：各步驟的定稿、未處理留言、可否驗收',
    params: TaskParams,
    data: AcceptanceSummary,
  },
  export: {
    summary: '把驗收單存成 Word 或 PDF',
    params: TaskParams,
    query: z.object({ format: ExportFormat }),
    answers: 'file',
    data: z.null(),
  },
} satisfies Schemas;
