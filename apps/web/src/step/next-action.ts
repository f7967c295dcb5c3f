import type { Step } from '@paidang/contract/entities';
import { stepDefinition } from '@paidang/contract/steps';

const verbs: Record<string, string> = {
  todo: '撰寫',
  drafting: '完成',
  changes_requested: '修改',
  provided: '確認',
  modified: '確認',
  finalised: '驗收',
  opened: '確認',
  acknowledged: '確認',
  draft: '安排',
  proposed: '確認',
  countered: '確認',
  change_requested: '確認',
  change_opened: '確認',
  recalled: '安排',
  submitted: '審核',
  failed: '修正',
  changed: '修正',
  requested: '提供',
  update_requested: '更新',
  updated: '確認',
};

/**
 * What the person whose move it is has to do.
 *
 * @example nextAction({ function: '030', status: 'provided' }) // '確認大綱'
 */
export function nextAction({ function: code, status }: Pick<Step, 'function' | 'status'>): string {
  if (status === 'reopen_requested') return '回覆重新開啟';
  const { noun, verbs: own } = stepDefinition(code);
  const verb = own?.[status] ?? verbs[status];
  return verb ? `${verb}${noun}` : '';
}
