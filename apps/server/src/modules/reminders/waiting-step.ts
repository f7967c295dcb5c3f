import type { ProjectRow, TaskRow } from '../membership';
import type { StepRow } from '../steps';

/** A step that may be waiting for somebody, with its task and project. */
export interface WaitingStep {
  readonly step: StepRow;
  readonly task: TaskRow;
  readonly project: ProjectRow;
}

/** The person whose turn a step is; `null` if it is nobody's, or that of a creator who has not joined. */
export function recipientOf({ step, task, project }: WaitingStep): string | null {
  if (step.turn === null) return null;
  return step.turn === 'vendor' ? project.vendorId : task.creatorId;
}
