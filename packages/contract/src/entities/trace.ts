import * as z from 'zod';
import { limits } from '../limits';
import { requirementKinds, tracedSteps, traceStates } from '../trace';
import { CommentTime } from './comment';
import { Instant } from './project';
import { Person } from './user';

const { trace: most } = limits;

/** One requirement of a brief. Its id stays the same while the brief is edited, unless it becomes a different requirement. */
export const Requirement = z.object({
  requirement_uuid: z.uuid(),
  kind: z.enum(requirementKinds),
  /** Its number in the brief, from 1. */
  number: z.number().int(),
  text: z.string(),
  /** The version of the brief that introduced this wording. */
  since: z.number().int(),
});
export type Requirement = z.infer<typeof Requirement>;

/** A person's statement on whether a version of a step meets a requirement. */
export const TraceMark = z.object({
  mark_uuid: z.uuid(),
  version: z.number().int(),
  /** `false`: it is missing, or something forbidden is present. */
  is_met: z.boolean(),
  /** Wording of the requirement when the statement was made. */
  about: z.string(),
  /** The passage of the version it refers to; may be empty. */
  quote: z.string().max(most.quoteLength),
  note: z.string().max(most.noteLength),
  /** For a film: the moment, or the start and end of a range. */
  time: CommentTime.nullable(),
  time_end: CommentTime.nullable(),
  created_by: Person,
  created_at: Instant,
});
export type TraceMark = z.infer<typeof TraceMark>;

/** The passage of a version in which a requirement was found. */
export const TracePlace = z.object({
  /** Field of the content, such as `scripts.0.narration`; `''` if the content is a single text. */
  field: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
  before: z.string(),
  after: z.string(),
});
export type TracePlace = z.infer<typeof TracePlace>;

/** Whether one step meets one requirement. */
export const TraceCell = z.object({
  requirement_uuid: z.uuid(),
  state: z.enum(traceStates),
  places: z.array(TracePlace),
  /** How much of the requirement was found, from 0 to 1. */
  confidence: z.number(),
  mark: TraceMark.nullable(),
  /** A statement about another version, or about an earlier wording of the requirement. */
  earlier: TraceMark.nullable(),
});
export type TraceCell = z.infer<typeof TraceCell>;

/** A step and how it meets the brief; for copy and works, one per platform. */
export const TraceColumn = z.object({
  function: z.enum(tracedSteps),
  platform_uuid: z.uuid().nullable(),
  platform_title: z.string().nullable(),
  status: z.string(),
  /** The version examined: the newest, or the requested one. `null` before the first. */
  version: z.number().int().nullable(),
  /** Number of the newest version, 0 before the first. */
  newest: z.number().int(),
  /** In the order of the requirements. */
  cells: z.array(TraceCell),
  /** People's statements on these cells, oldest first, for the page, which checks drafts itself. */
  marks: z.array(TraceMark.extend({ requirement_uuid: z.uuid() })),
});
export type TraceColumn = z.infer<typeof TraceColumn>;

/** The requirements of a brief, and how each step meets them. */
export const TraceMatrix = z.object({
  /** Version of the brief; `null` before the first. */
  brief_version: z.number().int().nullable(),
  requirements: z.array(Requirement),
  columns: z.array(TraceColumn),
});
export type TraceMatrix = z.infer<typeof TraceMatrix>;
