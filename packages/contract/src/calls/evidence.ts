import * as z from 'zod';
import { ProjectEvidence } from '../entities';
import type { Schemas } from './call';

const ProjectParams = z.object({ project: z.uuid() });

export const evidenceSchemas = {
  get: {
    summary: '專案的存證：有幾筆、最後一筆的雜湊、最近一次夜間簽署',
    params: ProjectParams,
    data: ProjectEvidence,
  },
  capsule: {
    summary: '下載存證包。廠商拿到整個專案，創作者拿到自己的任務',
    params: ProjectParams,
    answers: 'file',
    data: z.null(),
  },
} satisfies Schemas;
