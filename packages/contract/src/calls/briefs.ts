import * as z from 'zod';
import { BriefContent, BriefSheet, BriefVersion } from '../entities';
import { defineCall, errorCodes } from './call';
import { askUUID, decided, storeFields, TaskParams, VersionParams } from './reviews';

const base = '/api/briefs/{task}';

export const briefCalls = {
  sheet: defineCall({
    method: 'GET',
    path: base,
    access: 'member',
    summary: '需求單：狀態、版本、自己的草稿、約定輪數、免提供的步驟',
    params: TaskParams,
    data: BriefSheet,
  }),
  version: defineCall({
    method: 'GET',
    path: `${base}/{version}`,
    access: 'member',
    summary: '需求單的一個版本',
    params: VersionParams,
    data: BriefVersion,
  }),
  store: defineCall({
    method: 'POST',
    path: base,
    access: 'member-vendor',
    summary: '儲存需求單草稿，或提供給創作者',
    params: TaskParams,
    body: z.object({ content: BriefContent, ...storeFields }),
    data: BriefSheet,
    errors: [errorCodes.conflict],
  }),
  confirm: defineCall({
    method: 'POST',
    path: `${base}/confirm`,
    access: 'member-creator',
    summary: '確認需求',
    params: TaskParams,
    body: z.object({ ...decided, askUUID }),
    data: BriefSheet,
    errors: [errorCodes.conflict],
  }),
  archive: defineCall({
    method: 'POST',
    path: `${base}/archive`,
    access: 'member-vendor',
    summary: '封存需求單',
    params: TaskParams,
    body: z.object({ askUUID }),
    data: BriefSheet,
  }),
  recover: defineCall({
    method: 'POST',
    path: `${base}/recover`,
    access: 'member-vendor',
    summary: '復原封存的需求單',
    params: TaskParams,
    body: z.object({ askUUID }),
    data: BriefSheet,
  }),
};
