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

/** A platform a task's work is published on; each has its own copy. */
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
  /** The platform, for copy steps: each platform has its own. */
  platform_uuid: z.uuid().nullable(),
  status: z.string(),
  /** The side that has to act next. */
  turn: z.enum(['vendor', 'creator']).nullable(),
  /** Number of the latest version sent, 0 before the first. */
  version: z.number().int(),
  due_date: Day.nullable(),
  /** Number of unprocessed comments. */
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
  /** From the latest brief sent; `general` until a category is chosen. */
  product_category: ProductCategory,
  /** Number of changes so far, see `taskChanges`; absent in the guide, where nobody else is. */
  changes: z.number().int().optional(),
  steps: z.array(Step),
});
export type Task = z.infer<typeof Task>;

/** A request to cancel a project: open until everybody in the project has agreed, or somebody has declined. */
export const Cancellation = z.object({
  uuid: z.uuid(),
  /** `null` for a creator if another creator of the project asked. */
  asked_by: Person.nullable(),
  reason: z.string(),
  asked_at: Instant,
  /** The caller's part in it. */
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
  /** Archived by the caller; only affects their own view. */
  is_archived: z.boolean(),
  /** When it was closed or cancelled. */
  ended_at: Instant.nullable(),
  /** The open cancellation request; for a cancelled project, the agreed one. */
  cancellation: Cancellation.nullable(),
  tasks: z.array(Task),
});
export type Project = z.infer<typeof Project>;

/** A project in a list: whose turn it is, until when, and between whom. The project's page loads the rest. */
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

/** One entry of the recent activity. */
export const Activity = z.object({
  uuid: z.uuid(),
  actor: Person.nullable(),
  /** `identity-function-action`. */
  code: z.string(),
  task_uuid: z.uuid(),
  /** The platform, for copy. */
  platform_title: z.string().nullable(),
  version: z.number().int().nullable(),
  /** What was done, where a code has several meanings; `null` for activities older than this field. */
  action: z.string().nullable(),
  /** Number of the script segment it was about, from 1. */
  ordering: z.number().int().nullable(),
  /** The beginning of a comment, or the affected segments of a script. */
  excerpt: z.string().nullable(),
  created_at: Instant,
});
export type Activity = z.infer<typeof Activity>;
