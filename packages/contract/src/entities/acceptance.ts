import * as z from 'zod';
import { Project, Step, Task, TaskPlatform } from './project';
import { VersionSummary } from './review';

/** One step on the acceptance sheet. */
export const AcceptanceRow = z.object({
  /** Includes its status and the number of its open comments. */
  step: Step,
  platform: TaskPlatform.nullable(),
  /** The version to accept: the latest one sent. `null` before the first. */
  version: VersionSummary.nullable(),
  /** Whether the caller may accept it now. */
  may_accept: z.boolean(),
});
export type AcceptanceRow = z.infer<typeof AcceptanceRow>;

export const AcceptanceSummary = z.object({
  project: Project.pick({ uuid: true, name: true, status: true, vendor: true }),
  task: Task,
  steps: z.array(AcceptanceRow),
});
export type AcceptanceSummary = z.infer<typeof AcceptanceSummary>;
