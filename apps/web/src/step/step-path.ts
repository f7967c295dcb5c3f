import type { Step, Task } from '@paidang/contract/entities';
import { stepDefinition } from '@paidang/contract/steps';

type PageTask = Pick<Task, 'uuid' | 'index' | 'type' | 'project_uuid'>;
type PageStep = Pick<Step, 'function' | 'platform_uuid'>;

/** The page a step is worked on, `null` while it has none. */
export const stepPath = (task: PageTask, step: PageStep): string | null =>
  stepDefinition(step.function).page?.({
    project: task.project_uuid,
    task: task.uuid,
    taskType: task.type,
    index: task.index,
    platform: step.platform_uuid ?? undefined,
  }) ?? null;
