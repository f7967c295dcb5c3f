import type { Step, Task } from '@paidang/contract/entities';
import { paths } from '../../config/paths';

/** The page a step is worked on, `null` while it has none. */
export function stepPath(task: Pick<Task, 'uuid' | 'index'>, step: Pick<Step, 'function'>): string | null {
  return step.function === '030' ? paths.outline(task.uuid, { index: task.index }) : null;
}
