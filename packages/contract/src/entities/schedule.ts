import * as z from 'zod';
import { limits } from '../limits';
import { scheduleColumns } from '../rules';
import { scheduleActions } from '../workflow';
import { Day, Instant, Project, Step, Task } from './project';
import { Person } from './user';

const day = Day.nullable().default(null);
const twoDates = z.object({ except_date: day, except_deadline: day }).nullable().default(null);

/** The dates of a task; a part is `null` where the task has no such step. */
export const ScheduleTable = z.object({
  outline: twoDates,
  /** The script. */
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
  /** Of an agreed schedule: uses a free change, rather than asking the other side. */
  is_free: z.boolean().default(false),
});
export type ScheduleContent = z.infer<typeof ScheduleContent>;

/** How dates came to be put forward. */
export const revisionKinds = ['proposal', 'counter', 'change', 'move', 'shift'] as const;
export type RevisionKind = (typeof revisionKinds)[number];

/** What became of them. */
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
  /** What differs from the dates it was to take the place of. */
  changes: z.array(z.object({ column: ScheduleColumn, from: Day.nullable(), to: Day.nullable() })),
  outcome: z.enum(revisionOutcomes),
  answered_by: Person.nullable(),
  answered_at: Instant.nullable(),
  /** Why a change was not agreed to. */
  answer_note: z.string(),
  /** When the other side first saw it. */
  opened_at: Instant.nullable(),
  /** For a shift: who was late, and by how many working days. */
  delay: z.object({ column: ScheduleColumn, late: z.enum(['vendor', 'creator']), days: z.number().int() }).nullable(),
});
export type ScheduleRevision = z.infer<typeof ScheduleRevision>;

/** The dates a delay moves, ready to be taken over by the side that lost the days. */
export const DelayShift = z.object({
  column: ScheduleColumn,
  late: z.enum(['vendor', 'creator']),
  /** Working days. */
  days: z.number().int(),
  dates: ScheduleTable,
});
export type DelayShift = z.infer<typeof DelayShift>;

/** The schedule of a task: the dates on the table, those in force, and what the caller may do. */
export const ProjectSchedule = ScheduleTable.extend({
  build_mode: Project.shape.build_mode,
  task_uuid: z.uuid(),
  projectName: z.string(),
  projectStatus: Project.shape.status,
  /** When the project is to be over, if that was said when it was opened. */
  projectEnd: Day.nullable(),
  /** Words that came with the dates on the table. */
  note: z.string(),
  /** Words of the last answer: why other dates were suggested, or a change was not agreed to. */
  feedback_note: z.string(),
  status: z.string(),
  /** There are agreed dates; while a change is asked for, they stay in force. */
  isConfirm: z.boolean(),
  /** The caller's own proposal, which the other side has not opened. */
  canRecall: z.boolean(),
  /** Changes left that need no consent. */
  freeLeft: z.number().int(),
  /** The change the caller is writing, or else the newest, uses one of them. */
  isFree: z.boolean(),
  project: Project.pick({ uuid: true, name: true, status: true, vendor: true }),
  task: Task,
  step: Step,
  /** The agreed dates. */
  agreed: ScheduleTable.nullable(),
  /** Number of the newest dates anybody put forward, 0 before the first: new ones name what they start from. */
  newest: z.number().int(),
  /** What waits for an answer. */
  proposal: ScheduleRevision.nullable(),
  /** Days on which what belongs to a date was done. */
  done: z.partialRecord(ScheduleColumn, Day),
  /** A delay that cost the caller days. */
  shift: DelayShift.nullable(),
  /** What the caller has not sent. */
  own_draft: z.object({ content: ScheduleContent, revision: z.number().int(), updated_at: Instant }).nullable(),
  /** What the next save has to name. */
  revision: z.number().int(),
  /** What the caller may do now. */
  allowed: z.array(z.enum(scheduleActions)),
});
export type ProjectSchedule = z.infer<typeof ProjectSchedule>;
