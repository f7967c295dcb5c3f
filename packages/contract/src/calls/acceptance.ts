import * as z from 'zod';
import { AcceptanceSheet } from '../entities';
import { defineCall } from './call';
import { ExportFormat } from './exports';
import { TaskParams } from './reviews';

export const acceptanceCalls = {
  sheet: defineCall({
    method: 'GET',
    path: '/api/accept/{task}',
    access: 'member',
    summary: '驗收單：各步驟的定稿、未處理留言、可否驗收',
    params: TaskParams,
    data: AcceptanceSheet,
  }),
  export: defineCall({
    method: 'GET',
    path: '/api/accept/{task}/export',
    access: 'member',
    summary: '把驗收單存成 Word 或 PDF',
    params: TaskParams,
    query: z.object({ format: ExportFormat }),
    answers: 'file',
    data: z.null(),
  }),
};
