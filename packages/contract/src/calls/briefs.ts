import * as z from 'zod';
import { BriefContent, BriefVersion, BriefView } from '../entities';
import { errorCodes } from '../routes/errors';
import type { Schemas } from './call';
import { askUUID, decided, ReadingQuery, readingOf, storeFields, TaskParams, VersionParams } from './reviews';

export const briefSchemas = {
  view: {
    summary: '需求單：狀態、版本、自己的草稿、約定輪數、免提供的步驟',
    params: TaskParams,
    query: ReadingQuery,
    data: readingOf(BriefView, BriefContent),
  },
  version: {
    summary: '需求單的一個版本',
    params: VersionParams,
    data: BriefVersion,
  },
  store: {
    summary: '儲存需求單草稿，或提供給創作者',
    params: TaskParams,
    body: z.object({ content: BriefContent, ...storeFields }),
    data: BriefView,
    errors: [errorCodes.conflict],
  },
  confirm: {
    summary: '確認需求',
    params: TaskParams,
    body: z.object({ ...decided, askUUID }),
    data: BriefView,
    errors: [errorCodes.conflict],
  },
  withdraw: {
    summary: '收回需求的確認；後面的步驟還沒有交出任何東西時',
    params: TaskParams,
    body: z.object(decided),
    data: BriefView,
    errors: [errorCodes.conflict],
  },
  archive: {
    summary: '封存需求單',
    params: TaskParams,
    body: z.object({ askUUID }),
    data: BriefView,
  },
  recover: {
    summary: '復原封存的需求單',
    params: TaskParams,
    body: z.object({ askUUID }),
    data: BriefView,
  },
} satisfies Schemas;
