import type { ProjectRow, TaskRow } from '../membership';
import type { StepRow } from '../steps';

/** A step somebody may have to go on with, and where it is. */
export interface WaitingStep {
  readonly step: StepRow;
  readonly task: TaskRow;
  readonly project: ProjectRow;
}

/** Whose turn a step is; `null` when it is nobody's, or of a creator who has not joined. */
export function recipientOf({ step, task, project }: WaitingStep): string | null {
  if (step.turn === null) return null;
  return step.turn === 'vendor' ? project.vendorId : task.creatorId;
}
