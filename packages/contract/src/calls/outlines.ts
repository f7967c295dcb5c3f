import * as z from 'zod';
import { limits } from '../limits';
import { reviewCalls, TaskParams, VersionParams } from './reviews';

export const outlineCalls = reviewCalls({
  base: '/api/outlines/{task}',
  params: TaskParams,
  versionParams: VersionParams,
  content: z.string().max(limits.editor.htmlLength),
  title: '大綱',
});
