import * as z from 'zod';
import { limits } from '../limits';
import { scheduleColumns } from '../rules';
import { scheduleActions } from '../workflow';
import { Day, Instant, Project, Step, Task } from './project';
import { Person } from './user';

const day = Day.nullable().default(null);
const twoDates = z.object({ except_date: day, except_deadline: day }).nullable().default(null);

/** The dates of a task; a part is `null` if the task lacks that step. */
export const ScheduleTable = z.object({
  outline: twoDates,
  /** Dates of the script. */
  draft: twoDates,
  video: z
    .object({
      shoot_date: day,
      except_a_copy_date: day,
      review_a_copy_date: day,
      except_b_copy_date: day,
      review_b_copy_date: day,
    })
    .nullable()
    .default(null),
  copywriting: twoDates,
  works_upload: z.object({ except_date: day }).nullable().default(null),
});

const ScheduleColumn = z.enum(scheduleColumns as [(typeof scheduleColumns)[number], ...typeof scheduleColumns]);

/** Proposed dates and a note to the other side. */
export const ScheduleContent = z.object({
  dates: ScheduleTable,
  note: z.string().max(limits.schedule.noteLength),
  /** Changes an agreed schedule with one of the free changes, instead of asking the other side. */
  is_free: z.boolean().default(false),
});
export type ScheduleContent = z.infer<typeof ScheduleContent>;

/** How a set of dates was put forward. */
export const revisionKinds = ['proposal', 'counter', 'change', 'move', 'shift'] as const;
export type RevisionKind = (typeof revisionKinds)[number];

/** Outcomes of a proposed set of dates. */
export const revisionOutcomes = ['pending', 'confirmed', 'countered', 'declined', 'recalled'] as const;
export type RevisionOutcome = (typeof revisionOutcomes)[number];

/** Proposed dates and their outcome. */
export const ScheduleRevision = z.object({
  uuid: z.uuid(),
  /** From 1. */
  number: z.number().int(),
  kind: z.enum(revisionKinds),
  created_by: Person,
  created_at: Instant,
  note: z.string(),
  isFree: z.boolean(),
  dates: ScheduleTable,
  /** Differences from the dates it would replace. */
  changes: z.array(z.object({ column: ScheduleColumn, from: Day.nullable(), to: Day.nullable() })),
  outcome: z.enum(revisionOutcomes),
  answered_by: Person.nullable(),
  answered_at: Instant.nullable(),
  /** Why a change was declined. */
  answer_note: z.string(),
  /** When the other side first opened it. */
  opened_at: Instant.nullable(),
  /** For a shift: which side was late, and by how many working days. */
  delay: z.object({ column: ScheduleColumn, late: z.enum(['vendor', 'creator']), days: z.number().int() }).nullable(),
});
export type ScheduleRevision = z.infer<typeof ScheduleRevision>;

/** The dates moved by a delay, ready to be adopted by the side that lost the days. */
export const DelayShift = z.object({
  column: ScheduleColumn,
  late: z.enum(['vendor', 'creator']),
  /** Working days. */
  days: z.number().int(),
  dates: ScheduleTable,
});
export type DelayShift = z.infer<typeof DelayShift>;

/** The schedule of a task: the proposed dates, those in force, and the actions of the caller. */
export const ProjectSchedule = ScheduleTable.extend({
  build_mode: Project.shape.build_mode,
  task_uuid: z.uuid(),
  projectName: z.string(),
  projectStatus: Project.shape.status,
  /** End date of the project, if one was given when it was opened. */
  projectEnd: Day.nullable(),
  /** The note sent with the proposed dates. */
  note: z.string(),
  /** The note of the last answer: why other dates were suggested, or a change was declined. */
  feedback_note: z.string(),
  status: z.string(),
  /** Dates have been agreed; they stay in force while a change is pending. */
  isConfirm: z.boolean(),
  /** The caller has a proposal the other side has not opened. */
  canRecall: z.boolean(),
  /** Number of remaining changes that need no consent. */
  freeLeft: z.number().int(),
  /** Whether the change the caller is writing, or else the newest one, uses a free change. */
  isFree: z.boolean(),
  project: Project.pick({ uuid: true, name: true, status: true, vendor: true }),
  task: Task,
  step: Step,
  /** The agreed dates. */
  agreed: ScheduleTable.nullable(),
  /** Number of the newest proposed dates, 0 before the first: a new proposal names what it is based on. */
  newest: z.number().int(),
  /** The proposal awaiting an answer. */
  proposal: ScheduleRevision.nullable(),
  /** The day each date was fulfilled. */
  done: z.partialRecord(ScheduleColumn, Day),
  /** A delay that cost the caller days. */
  shift: DelayShift.nullable(),
  /** The caller's unsent draft. */
  own_draft: z.object({ content: ScheduleContent, revision: z.number().int(), updated_at: Instant }).nullable(),
  /** Revision the next save has to name. */
  revision: z.number().int(),
  /** Actions the caller may take now. */
  allowed: z.array(z.enum(scheduleActions)),
});
export type ProjectSchedule = z.infer<typeof ProjectSchedule>;
