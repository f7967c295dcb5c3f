import { z } from 'zod';
import { ReviewSheet, Version } from '../entities';
import { limits } from '../limits';
import { defineCall, errorCodes } from './call';

const TaskParams = z.object({ task: z.uuid() });

/** Grouping id of messages sent in one go; see the messaging-app setting. */
const askUUID = z.uuid().optional();

export const outlineCalls = {
  sheet: defineCall({
    method: 'GET',
    path: '/api/outlines/{task}',
    access: 'member',
    summary: '大綱：狀態、版本、自己的草稿',
    params: TaskParams,
    data: ReviewSheet,
  }),
  version: defineCall({
    method: 'GET',
    path: '/api/outlines/{task}/{version}',
    access: 'member',
    summary: '大綱的一個版本',
    params: TaskParams.extend({ version: z.coerce.number().int().min(1) }),
    data: Version,
  }),
  store: defineCall({
    method: 'POST',
    path: '/api/outlines/{task}',
    access: 'member-creator',
    summary: '儲存草稿，或送出新版本',
    params: TaskParams,
    body: z.object({
      content: z.string().max(limits.editor.htmlLength),
      /** `true` saves quietly, `false` creates a version and notifies the vendor. */
      is_draft: z.boolean(),
      /** Revision of the draft the text is based on; an older one is refused with 0409 and the newer draft. */
      revision: z.number().int().min(0),
      askUUID,
    }),
    data: ReviewSheet,
    errors: [errorCodes.conflict],
  }),
  finalise: defineCall({
    method: 'POST',
    path: '/api/outlines/{task}/finalise',
    access: 'member-creator',
    summary: '定稿',
    params: TaskParams,
    body: z.object({ askUUID }),
    data: ReviewSheet,
  }),
  accept: defineCall({
    method: 'POST',
    path: '/api/outlines/{task}/accept',
    access: 'member-vendor',
    summary: '驗收',
    params: TaskParams,
    body: z.object({ askUUID }),
    data: ReviewSheet,
  }),
  requestChanges: defineCall({
    method: 'POST',
    path: '/api/outlines/{task}/request-changes',
    access: 'member-vendor',
    summary: '請創作者修改（要有未處理留言或說明）',
    params: TaskParams,
    body: z.object({ summary: z.string().trim().max(2000).default(''), askUUID }),
    data: ReviewSheet,
  }),
  reopen: defineCall({
    method: 'POST',
    path: '/api/outlines/{task}/reopen',
    access: 'member-vendor',
    summary: '驗收後重新開啟（後面的步驟還沒驗收、24 小時內）',
    params: TaskParams,
    body: z.object({ reason: z.string().trim().min(1).max(2000), askUUID }),
    data: ReviewSheet,
  }),
};
