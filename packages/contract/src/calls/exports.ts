import * as z from 'zod';
import { functionCodes } from '../vocabulary';
import type { Schemas } from './call';
import { TaskParams, versionNumber } from './reviews';

/** Steps whose versions are exported here; scripts have calls of their own. */
const { brief, outline, copyText, copyPhotos } = functionCodes;
const exportedFunctions = [brief, outline, copyText, copyPhotos] as const;

export const exportFormats = ['docx', 'pdf'] as const;
export const ExportFormat = z.enum(exportFormats);
export type ExportFormat = z.infer<typeof ExportFormat>;

export const exportSchemas = {
  version: {
    summary: '把需求單、大綱或文案的一個版本存成 Word 或 PDF',
    params: TaskParams.extend({ function: z.enum(exportedFunctions), version: versionNumber }),
    query: z.object({
      format: ExportFormat,
      /** Of copywriting. */
      platform_uuid: z.uuid().optional(),
    }),
    answers: 'file',
    data: z.null(),
  },
} satisfies Schemas;
