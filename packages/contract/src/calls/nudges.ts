import * as z from 'zod';
import { Nudge } from '../entities';
import type { Schemas } from './call';
import { TaskParams } from './reviews';

const StepParams = TaskParams.extend({ step: z.uuid() });

/** Reminds the side a step is waiting for; once a day per step. */
export const nudgeSchemas = {
  today: {
    summary: '今天對這個步驟的提醒；還沒有就是 null',
    params: StepParams,
    data: Nudge.nullable(),
  },
  send: {
    summary: '提醒對方輪到他了；一個步驟一天一次，再按一次只回覆今天的那一次',
    params: StepParams,
    data: Nudge,
  },
} satisfies Schemas;
