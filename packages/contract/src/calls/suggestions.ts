import * as z from 'zod';
import { Quote, Suggestion } from '../entities';
import { limits } from '../limits';
import { textSteps } from '../steps';
import { defineCall } from './call';
import { askUUID, TaskParams } from './reviews';

const FunctionParams = TaskParams.extend({ function: z.enum(textSteps) });
const SuggestionParams = FunctionParams.extend({ suggestion: z.uuid() });
const base = '/api/suggestions/{task}/{function}';

export const suggestionCalls = {
  list: defineCall({
    method: 'GET',
    path: base,
    access: 'member',
    summary: '修改建議，舊的在前',
    params: FunctionParams,
    query: z.object({ platform_uuid: z.uuid().optional() }),
    data: z.array(Suggestion),
  }),
  send: defineCall({
    method: 'POST',
    path: base,
    access: 'member-vendor',
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
  }),
  accept: defineCall({
    method: 'POST',
    path: `${base}/{suggestion}/accept`,
    access: 'member-creator',
    summary: '採用建議；文字由採用的人改在自己的草稿裡',
    params: SuggestionParams,
    data: Suggestion,
  }),
  reject: defineCall({
    method: 'POST',
    path: `${base}/{suggestion}/reject`,
    access: 'member-creator',
    summary: '不採用建議',
    params: SuggestionParams,
    data: Suggestion,
  }),
  reopen: defineCall({
    method: 'POST',
    path: `${base}/{suggestion}/reopen`,
    access: 'member-creator',
    summary: '復原採用：文字改回去了，建議回到待處理',
    params: SuggestionParams,
    data: Suggestion,
  }),
  remove: defineCall({
    method: 'DELETE',
    path: `${base}/{suggestion}`,
    access: 'member',
    summary: '收回自己的建議',
    params: SuggestionParams,
    data: z.null(),
  }),
};
