import * as z from 'zod';
import { Quote, Suggestion } from '../entities';
import { limits } from '../limits';
import { textSteps } from '../steps';
import type { Schemas } from './call';
import { askUUID, TaskParams } from './reviews';

const FunctionParams = TaskParams.extend({ function: z.enum(textSteps) });
const SuggestionParams = FunctionParams.extend({ suggestion: z.uuid() });

export const suggestionSchemas = {
  list: {
    summary: '修改建議，舊的在前',
    params: FunctionParams,
    query: z.object({ platform_uuid: z.uuid().optional() }),
    data: z.array(Suggestion),
  },
  send: {
    summary: '建議把一段文字改成別的',
    params: FunctionParams,
    body: z.object({
      quote: Quote,
      replacement: z.string().max(limits.suggestion.textLength),
      platform_uuid: z.uuid().optional(),
      script_uuid: z.uuid().optional(),
      askUUID,
    }),
    data: Suggestion,
  },
  accept: {
    summary: '採用建議；文字由採用的人改在自己的草稿裡',
    params: SuggestionParams,
    data: Suggestion,
  },
  reject: {
    summary: '不採用建議',
    params: SuggestionParams,
    data: Suggestion,
  },
  reopen: {
    summary: '復原採用：文字改回去了，建議回到待處理',
    params: SuggestionParams,
    data: Suggestion,
  },
  remove: {
    summary: '收回自己的建議',
    params: SuggestionParams,
    data: z.null(),
  },
} satisfies Schemas;
