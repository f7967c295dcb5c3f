import * as z from 'zod';
import { ClaimAnswer } from '../entities';
import { limits } from '../limits';
import { checkedSteps } from '../steps';
import type { Schemas } from './call';
import { filledText } from './checked';
import { TaskParams } from './reviews';

const { claims: most } = limits;
const FunctionParams = TaskParams.extend({ function: z.enum(checkedSteps) });
const platform_uuid = z.uuid().optional();

export const claimSchemas = {
  list: {
    summary: '可以這樣說的理由，舊的在前',
    params: FunctionParams,
    query: z.object({ platform_uuid }),
    data: z.array(ClaimAnswer),
  },
  answer: {
    summary: '說明為什麼可以這樣說；取代自己先前的理由',
    params: FunctionParams,
    body: z.object({
      claim: z.string().trim().min(1).max(most.claimLength),
      text: z.string().trim().min(1).max(most.claimLength),
      reason: filledText(most.reasonLength),
      platform_uuid,
    }),
    data: ClaimAnswer,
  },
  withdraw: {
    summary: '收回自己的理由',
    params: FunctionParams.extend({ answer: z.uuid() }),
    data: z.null(),
  },
} satisfies Schemas;
