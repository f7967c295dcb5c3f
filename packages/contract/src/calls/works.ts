import * as z from 'zod';
import { WorkContent, WorksView } from '../entities';
import { limits } from '../limits';
import { errorCodes } from '../routes/errors';
import type { Schemas } from './call';
import { filledText } from './checked';
import { answered, askUUID, PlatformParams, ReadingQuery, storeFields, TaskParams, withAnswers } from './reviews';

const errors = [errorCodes.conflict];
const reason = filledText(limits.works.reasonLength);

/** Published works, per platform. Every call returns the whole step as it is afterwards. */
export const worksSchemas = {
  view: {
    summary: '作品上線：各平台的狀態、回報、文案比對、自己的草稿',
    params: TaskParams,
    query: ReadingQuery,
    data: WorksView.extend(withAnswers),
  },
  unlock: {
    summary: '提前開放作品上線，不等前面的步驟',
    params: TaskParams,
    body: z.object({ askUUID }),
    data: WorksView,
  },
  store: {
    summary: '儲存一個平台的上線回報草稿，或送出審核並比對文案',
    params: PlatformParams,
    body: z.object({ content: WorkContent, ...storeFields }),
    data: WorksView,
    errors,
  },
  pass: {
    summary: '一個平台審核通過',
    params: PlatformParams,
    body: z.object(answered),
    data: WorksView,
    errors,
  },
  fail: {
    summary: '一個平台未通過，說明原因',
    params: PlatformParams,
    body: z.object({ ...answered, reason }),
    data: WorksView,
    errors,
  },
  markChanged: {
    summary: '通過後貼文被修改或不見了，請創作者處理',
    params: PlatformParams,
    body: z.object({ ...answered, reason }),
    data: WorksView,
    errors,
  },
} satisfies Schemas;
