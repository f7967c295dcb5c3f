import * as z from 'zod';
import { limits } from '../limits';
import { requirementKinds, tracedSteps, traceStates } from '../trace';
import { CommentTime } from './comment';
import { Instant } from './project';
import { Person } from './user';

const { trace: most } = limits;

/** One demand of a brief. Its id stays while the brief is changed, unless it becomes another demand. */
export const Requirement = z.object({
  requirement_uuid: z.uuid(),
  kind: z.enum(requirementKinds),
  /** Its number in the brief, from 1. */
  number: z.number().int(),
  text: z.string(),
  /** The version of the brief that gave it these words. */
  since: z.number().int(),
});
export type Requirement = z.infer<typeof Requirement>;

/** What somebody says of a requirement in a version of a step. */
export const TraceMark = z.object({
  mark_uuid: z.uuid(),
  version: z.number().int(),
  /** `false`: it is missing, or what must not be there is. */
  is_met: z.boolean(),
  /** The words of the requirement when it was said. */
  about: z.string(),
  /** The words of the version it is about; empty without any. */
  quote: z.string().max(most.quoteLength),
  note: z.string().max(most.noteLength),
  /** Of a film: the moment, and the end of a stretch. */
  time: CommentTime.nullable(),
  time_end: CommentTime.nullable(),
  created_by: Person,
  created_at: Instant,
});
export type TraceMark = z.infer<typeof TraceMark>;

/** Words of a version that a requirement was found by. */
export const TracePlace = z.object({
  /** A field of the content, such as `scripts.0.narration`; `''` for a content that is one text. */
  field: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
  before: z.string(),
  after: z.string(),
});
export type TracePlace = z.infer<typeof TracePlace>;

/** What has become of one requirement in one step. */
export const TraceCell = z.object({
  requirement_uuid: z.uuid(),
  state: z.enum(traceStates),
  places: z.array(TracePlace),
  /** How much of the requirement was found, from 0 to 1. */
  confidence: z.number(),
  mark: TraceMark.nullable(),
  /** What was said of another version, or before the brief asked for something else. */
  earlier: TraceMark.nullable(),
});
export type TraceCell = z.infer<typeof TraceCell>;

/** A step, and what it does of the brief; of copy and works, for one platform. */
export const TraceColumn = z.object({
  function: z.enum(tracedSteps),
  platform_uuid: z.uuid().nullable(),
  platform_title: z.string().nullable(),
  status: z.string(),
  /** The version looked at: the newest, or the one asked for. `null` before the first. */
  version: z.number().int().nullable(),
  /** Of the newest version, 0 before the first. */
  newest: z.number().int(),
  /** In the order of the requirements. */
  cells: z.array(TraceCell),
  /** What people said about these cells, oldest first: a draft is looked through by the page. */
  marks: z.array(TraceMark.extend({ requirement_uuid: z.uuid() })),
});
export type TraceColumn = z.infer<typeof TraceColumn>;

/** The demands of a brief, and what each step does of them. */
export const TraceMatrix = z.object({
  /** Version of the brief, `null` before the first. */
  brief_version: z.number().int().nullable(),
  requirements: z.array(Requirement),
  columns: z.array(TraceColumn),
});
export type TraceMatrix = z.infer<typeof TraceMatrix>;
