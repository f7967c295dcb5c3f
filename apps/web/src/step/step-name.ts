import type { Step, Task } from '@paidang/contract/entities';
import { functionTitles } from '@paidang/contract/vocabulary';

/**
 * What a step is called; of copywriting, with its platform where the task has several.
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
