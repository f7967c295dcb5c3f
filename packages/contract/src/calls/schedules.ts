import * as z from 'zod';
import { DelayShift, ProjectSchedule, ScheduleContent, ScheduleRevision } from '../entities';
import { limits } from '../limits';
import { errorCodes } from '../routes/errors';
import type { Schemas } from './call';
import { answered, askUUID, storeFields, TaskParams } from './reviews';

/** Number of the newest dates the new ones start from, 0 before the first; the call returns 0409 if there are newer dates. */
const basedOn = { number: z.number().int().min(0).max(limits.integer) };
const errors = [errorCodes.conflict];

export const scheduleSchemas = {
  get: {
    summary: '專案時程：桌上的日期、約定的日期、自己的草稿、可以做什麼',
    params: TaskParams,
    data: ProjectSchedule,
  },
  propose: {
    summary: '儲存草稿，或提出時程；確認後則是免費調整或申請異動',
    params: TaskParams,
    body: z.object({ content: ScheduleContent, ...basedOn, ...storeFields }),
    data: ProjectSchedule,
    errors,
  },
  counter: {
    summary: '建議調整：自己的日期與說明',
    params: TaskParams,
    body: z.object({ content: ScheduleContent, number: answered.number, revision: storeFields.revision, askUUID }),
    data: ProjectSchedule,
    errors,
  },
  open: {
    summary: '對方看到了：不能再收回',
    params: TaskParams,
    body: z.object({ number: answered.number }),
    data: ProjectSchedule,
    errors,
  },
  confirm: {
    summary: '確認桌上的日期',
    params: TaskParams,
    body: z.object(answered),
    data: ProjectSchedule,
    errors,
  },
  decline: {
    summary: '不同意異動，照原本的日期',
    params: TaskParams,
    body: z.object({ ...answered, note: z.string().trim().max(limits.schedule.noteLength).default('') }),
    data: ProjectSchedule,
    errors,
  },
  recall: {
    summary: '收回對方還沒看到的提案',
    params: TaskParams,
    body: z.object(answered),
    data: ProjectSchedule,
    errors,
  },
  shift: {
    summary: '對方延遲後，一鍵順延自己後面的日期；不用掉免費調整',
    params: TaskParams,
    body: DelayShift.pick({ column: true, days: true }).extend({ ...basedOn, askUUID }),
    data: ProjectSchedule,
    errors,
  },
  histories: {
    summary: '時程的每一次提出，新的在前',
    params: TaskParams,
    data: z.object({
      project: ProjectSchedule.shape.project,
      task: ProjectSchedule.shape.task,
      revisions: z.array(ScheduleRevision),
    }),
  },
} satisfies Schemas;
