import type { Step, Task } from '@paidang/contract/entities';
import { stepDefinition } from '@paidang/contract/steps';
import { functionTitles } from '@paidang/contract/vocabulary';

type PageTask = Pick<Task, 'uuid' | 'index' | 'type' | 'project_uuid'>;
type PageStep = Pick<Step, 'function' | 'platform_uuid'>;

/** Path of the page a step is worked on; `null` if it has none. */
export const stepPath = (task: PageTask, step: PageStep): string | null =>
  stepDefinition(step.function).page?.({
    project: task.project_uuid,
    task: task.uuid,
    taskType: task.type,
    index: task.index,
    platform: step.platform_uuid ?? undefined,
  }) ?? null;

export const wordsParameter = 'words';

/** Address that opens a document and scrolls to these words. */
export const foundAt = (path: string, words: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [wordsParameter]: words })}`;

/**
 * Name of a step; for copywriting, with its platform if the task has several.
 *
 * @example stepName(task, step) // '文案・Instagram'
 */
export function stepName(
  { platforms }: Pick<Task, 'platforms'>,
  step: Pick<Step, 'function' | 'platform_uuid'>,
): string {
  const title = functionTitles[step.function];
  const platform =
    platforms.length > 1 ? platforms.find(({ platform_uuid }) => platform_uuid === step.platform_uuid) : undefined;
  return platform ? `${title}・${platform.platform_title}` : title;
}
