import type { ProjectSchedule, ScheduleContent, ScheduleRevision } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import {
  addWorkingDays,
  changesBetween,
  columnsOf,
  emptySchedule,
  type ScheduleDates,
  withDate,
} from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import { scheduleMachine } from '@paidang/contract/workflow';
import { toPerson } from '../../users';
import { dayFrom, daysAgo, demoId, demoIds, type Viewing } from './cast';
import { demoProject, demoStep, demoTask } from './project';

const code = functionCodes.schedule;
const blank = emptySchedule(['outline', 'draft', 'video', 'copywriting', 'works_upload']);
/** Offsets of the dates in working days from today, in the order of the work. */
const offsets = [3, 4, 6, 7, 8, 9, 10, 12, 13, 14, 15, 18];

/** The dates in the creator's first draft. */
const draftedDates = (viewing: Viewing): ScheduleDates =>
  columnsOf(blank).reduce(
    (dates, column, place) => withDate(dates, column, addWorkingDays(dayFrom(viewing, 0), offsets[place] ?? 0)),
    blank,
  );

const revisionOf = (viewing: Viewing, { dates, note }: ScheduleContent): ScheduleRevision => ({
  uuid: demoId(95),
  number: 1,
  kind: 'proposal',
  created_by: toPerson(viewing.user),
  created_at: daysAgo(viewing, 0),
  note,
  isFree: false,
  dates,
  changes: changesBetween(null, dates),
  outcome: 'pending',
  answered_by: null,
  answered_at: null,
  answer_note: '',
  opened_at: null,
  delay: null,
});

interface Saved {
  readonly content: ScheduleContent;
  readonly revision: number;
}

/** The schedule the creator has to propose: with `sent` after proposing it, with `saved` after saving a draft. */
export function demoSchedule(viewing: Viewing, { sent, saved }: { sent?: ScheduleContent; saved?: Saved } = {}) {
  const status = sent ? 'proposed' : scheduleMachine.initial;
  const position = { code, status, version: sent ? 1 : 0 } as const;
  const step = demoStep(viewing, code, position);
  const { uuid, name, status: projectStatus, vendor, build_mode, end_date } = demoProject(viewing, position);
  const draft = sent
    ? null
    : (saved ?? { content: { dates: draftedDates(viewing), note: '', is_free: false }, revision: 1 });
  return {
    ...(sent?.dates ?? blank),
    build_mode,
    task_uuid: demoIds.task,
    projectName: name,
    projectStatus,
    projectEnd: end_date,
    note: sent?.note ?? '',
    feedback_note: '',
    status,
    isConfirm: false,
    canRecall: sent !== undefined,
    freeLeft: limits.schedule.freeChanges,
    isFree: false,
    project: { uuid, name, status: projectStatus, vendor },
    task: demoTask(viewing, position),
    step: sent ? { ...step, turn: 'vendor' } : step,
    agreed: null,
    newest: sent ? 1 : 0,
    proposal: sent ? revisionOf(viewing, sent) : null,
    done: {},
    shift: null,
    own_draft: draft && { ...draft, updated_at: daysAgo(viewing, 0) },
    revision: draft?.revision ?? 0,
    allowed: sent ? ['recall'] : ['propose'],
  } satisfies ProjectSchedule;
}
