import type { Step } from '@paidang/contract/entities';
import { stepDefinition } from '@paidang/contract/steps';
import { labels } from '#labels/step-progress';

/**
 * What the party whose turn it is has to do.
 *
 * @example nextAction({ function: '030', status: 'provided' }) // '確認大綱'
 */
export function nextAction({ function: code, status }: Pick<Step, 'function' | 'status'>): string {
  if (status === 'reopen_requested') return labels.answerReopening;
  const { noun, verbs } = stepDefinition(code);
  const verb = verbs?.[status] ?? labels.verbs[status];
  return verb ? labels.action(verb, noun) : '';
}
