import * as z from 'zod';
import { CommentTime, TraceMark, TraceMatrix } from '../entities';
import { limits } from '../limits';
import { tracedSteps } from '../trace';
import type { Schemas } from './call';
import { TaskParams, versionNumber } from './reviews';

const { trace: most } = limits;
const FunctionParams = TaskParams.extend({ function: z.enum(tracedSteps) });

export const traceSchemas = {
  view: {
    summary: '需求對照：需求單的每一條，在各步驟的哪一版對到了什麼',
    params: TaskParams,
    /** Selects one step to be shown in an earlier version. */
    query: z.object({
      function: z.enum(tracedSteps).optional(),
      platform_uuid: z.uuid().optional(),
      version: versionNumber.optional(),
    }),
    data: TraceMatrix,
  },
  mark: {
    summary: '說這一版有沒有做到一條需求，影片可以標出時間；取代自己對這一版說過的',
    params: FunctionParams,
    body: z.object({
      requirement_uuid: z.uuid(),
      platform_uuid: z.uuid().optional(),
      version: z.number().int().min(1).max(limits.integer),
      is_met: z.boolean(),
      quote: z.string().trim().max(most.quoteLength).default(''),
      note: z.string().trim().max(most.noteLength).default(''),
      time: CommentTime.nullable().default(null),
      time_end: CommentTime.nullable().default(null),
    }),
    data: TraceMark,
  },
  withdraw: {
    summary: '收回自己說的',
    params: FunctionParams.extend({ mark: z.uuid() }),
    data: z.null(),
  },
} satisfies Schemas;
