import * as z from 'zod';
import { exportedSteps, textSteps } from '../steps';
import type { Schemas } from './call';
import { TaskParams, VersionParams, versionNumber } from './reviews';

export const exportFormats = ['docx', 'pdf'] as const;
export const ExportFormat = z.enum(exportFormats);
export type ExportFormat = z.infer<typeof ExportFormat>;

export const SpreadsheetFormat = z.enum(['csv', 'xlsx']);
export type SpreadsheetFormat = z.infer<typeof SpreadsheetFormat>;

/** Formats of figures: a sheet to read, or tables to compute with. */
export const SummaryFormat = z.enum(['pdf', ...SpreadsheetFormat.options]);
export type SummaryFormat = z.infer<typeof SummaryFormat>;

/**
 * Formats of the comments on a film: a document with the frames they refer to, tables, or markers for DaVinci Resolve (EDL),
 * Final Cut Pro and Premiere Pro (XML).
 */
export const RemarksFormat = z.enum(['pdf', ...SpreadsheetFormat.options, 'edl', 'fcpxml', 'xml']);
export type RemarksFormat = z.infer<typeof RemarksFormat>;

export const exportSchemas = {
  remarks: {
    summary: '把影片一個版本的留言存成有畫面的 PDF、表格，或剪輯軟體讀得懂的標記',
    params: VersionParams,
    query: z.object({ format: RemarksFormat }),
    answers: 'file',
    data: z.null(),
  },
  version: {
    summary: '把需求單、大綱或文案的一個版本存成 Word 或 PDF',
    params: TaskParams.extend({ function: z.enum(exportedSteps), version: versionNumber }),
    query: z.object({
      format: ExportFormat,
      /** Required for copy. */
      platform_uuid: z.uuid().optional(),
    }),
    answers: 'file',
    data: z.null(),
  },
  changes: {
    summary: '把一個文字步驟到某一版為止、雙方確認過的修改紀錄存成表格',
    params: TaskParams.extend({ function: z.enum(textSteps), version: versionNumber }),
    query: z.object({
      format: SpreadsheetFormat,
      /** Required for copy. */
      platform_uuid: z.uuid().optional(),
    }),
    answers: 'file',
    data: z.null(),
  },
} satisfies Schemas;
