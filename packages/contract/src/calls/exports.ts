import * as z from 'zod';
import { exportedSteps } from '../steps';
import type { Schemas } from './call';
import { TaskParams, versionNumber } from './reviews';

export const exportFormats = ['docx', 'pdf'] as const;
export const ExportFormat = z.enum(exportFormats);
export type ExportFormat = z.infer<typeof ExportFormat>;

export const SpreadsheetFormat = z.enum(['csv', 'xlsx']);
export type SpreadsheetFormat = z.infer<typeof SpreadsheetFormat>;

/** Of figures: a sheet to read, or tables to compute with. */
export const SummaryFormat = z.enum(['pdf', ...SpreadsheetFormat.options]);
export type SummaryFormat = z.infer<typeof SummaryFormat>;

export const exportSchemas = {
  version: {
    summary: '把需求單、大綱或文案的一個版本存成 Word 或 PDF',
    params: TaskParams.extend({ function: z.enum(exportedSteps), version: versionNumber }),
    query: z.object({
      format: ExportFormat,
      /** Of copywriting. */
      platform_uuid: z.uuid().optional(),
    }),
    answers: 'file',
    data: z.null(),
  },
} satisfies Schemas;
