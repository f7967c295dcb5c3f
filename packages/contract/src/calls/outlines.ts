import * as z from 'zod';
import { limits } from '../limits';
import { reviewSchemas, TaskParams, VersionParams } from './reviews';

export const outlineSchemas = reviewSchemas({
  params: TaskParams,
  versionParams: VersionParams,
  content: z.string().max(limits.editor.htmlLength),
  title: '大綱',
});
