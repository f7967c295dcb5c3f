import * as z from 'zod';
import { messages } from '../rules';
import {
  buildModes,
  FunctionCode,
  platformKinds,
  productCategories,
  projectStatuses,
  TaskTypeOnWire,
} from '../vocabulary';
import { Person } from './user';

export const ProjectStatus = z.enum(projectStatuses);
export type ProjectStatus = z.infer<typeof ProjectStatus>;

/** Calendar day in Taipei, `YYYY-MM-DD`. PostgreSQL has no year 0000. */
export const Day = z.iso.date().refine((day) => day >= '1900', { error: messages.checkFormat });
/** Instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime();

export const ProductCategory = z.enum(productCategories);
export type ProductCategory = z.infer<typeof ProductCategory>;

export const PlatformKind = z.enum(platformKinds);
export type PlatformKind = z.infer<typeof PlatformKind>;

/** Where a task's work is published; copy is written for each. */
export const TaskPlatform = z.object({
  platform_uuid: z.uuid(),
  platform_title: z.string(),
  kind: PlatformKind,
  needs_text: z.boolean(),
  needs_photos: z.boolean(),
});
export type TaskPlatform = z.infer<typeof TaskPlatform>;

export const Step = z.object({
  uuid: z.uuid(),
  function: FunctionCode,
  /** Of copy steps: every platform has its own. */
  platform_uuid: z.uuid().nullable(),
  status: z.string(),
  /** Whose move it is. */
  turn: z.enum(['vendor', 'creator']).nullable(),
  /** Number of the last version sent, 0 before the first. */
  version: z.number().int(),
  due_date: Day.nullable(),
  /** Comments not processed yet. */
  open_comments: z.number().int(),
  /** Picture for the film strip. */
  picture: z.string().nullable(),
  updated_at: Instant,
});
export type Step = z.infer<typeof Step>;

export const Task = z.object({
  uuid: z.uuid(),
  project_uuid: z.uuid(),
  /** Zero-based position in the project. */
  index: z.number().int(),
  type: TaskTypeOnWire,
  title: z.string(),
  platforms: z.array(TaskPlatform),
  creator: Person.nullable(),
  /** Agreed fee in New Taiwan dollars. */
  fee: z.number().int().nullable(),
  /** Of the last brief sent; `general` before somebody chose. */
  product_category: ProductCategory,
  /** How often it has changed so far, see `taskChanges`; absent in the guide, where nobody else is. */
  changes: z.number().int().optional(),
  steps: z.array(Step),
});
export type Task = z.infer<typeof Task>;

/** A request to cancel a project: it is open until everybody in the project has agreed, or somebody has not. */
export const Cancellation = z.object({
  uuid: z.uuid(),
  /** `null` to a creator when another creator of the project asks. */
  asked_by: Person.nullable(),
  reason: z.string(),
  asked_at: Instant,
  /** What the reader has to do with it. */
  own: z.enum(['asked', 'to_answer', 'agreed']),
});
export type Cancellation = z.infer<typeof Cancellation>;

export const Project = z.object({
  uuid: z.uuid(),
  name: z.string(),
  brand: z.string(),
  product: z.string(),
  status: ProjectStatus,
  build_mode: z.enum(buildModes),
  vendor: Person,
  start_date: Day.nullable(),
  end_date: Day.nullable(),
  created_at: Instant,
  /** Put away by the reader, who alone sees it so. */
  is_archived: z.boolean(),
  /** When it was closed or cancelled. */
  ended_at: Instant.nullable(),
  /** The open request to cancel it; of a cancelled project, the one that was agreed to. */
  cancellation: Cancellation.nullable(),
  tasks: z.array(Task),
});
export type Project = z.infer<typeof Project>;

/** A project in a list: whose turn it is, until when, and between whom. The project's page requests the rest. */
export const ListedProject = Project.pick({
  uuid: true,
  name: true,
  brand: true,
  product: true,
  status: true,
  build_mode: true,
  vendor: true,
  created_at: true,
  is_archived: true,
  cancellation: true,
}).extend({
  /** When one of its steps last changed. */
  updated_at: Instant,
  tasks: z.array(
    Task.pick({
      uuid: true,
      project_uuid: true,
      index: true,
      type: true,
      title: true,
      creator: true,
      fee: true,
    }).extend({
      steps: z.array(
        Step.pick({
          uuid: true,
          function: true,
          platform_uuid: true,
          status: true,
          turn: true,
          due_date: true,
          open_comments: true,
        }),
      ),
    }),
  ),
});
export type ListedProject = z.infer<typeof ListedProject>;
export type ListedTask = ListedProject['tasks'][number];
export type ListedStep = ListedTask['steps'][number];

/** One line of "what happened lately", newest first. */
export const Activity = z.object({
  uuid: z.uuid(),
  actor: Person.nullable(),
  /** `identity-function-action`. */
  code: z.string(),
  task_uuid: z.uuid(),
  /** Of copywriting: which platform it was about. */
  platform_title: z.string().nullable(),
  version: z.number().int().nullable(),
  /** What was done, where a code means several things; `null` for activities from before it was stored. */
  action: z.string().nullable(),
  /** Number of the segment of a script it was about, from 1. */
  ordering: z.number().int().nullable(),
  /** The beginning of a comment, or which segments of a script. */
  excerpt: z.string().nullable(),
  created_at: Instant,
});
export type Activity = z.infer<typeof Activity>;
