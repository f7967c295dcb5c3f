import { type Machine, staying, transitions } from './machine';

export const worksStatuses = ['locked', 'todo', 'drafting', 'submitted', 'passed', 'failed', 'changed'] as const;
export type WorksStatus = (typeof worksStatuses)[number];

export const worksActions = ['unlock', 'save_draft', 'submit', 'pass', 'fail', 'mark_changed'] as const;
export type WorksAction = (typeof worksActions)[number];

/**
 * Works going online: the creator reports the published link, the vendor reviews it. Each platform of a task has its own
 * status; {@link computeWorksStatus} derives that of the step.
 */
export const worksMachine: Machine<WorksStatus, WorksAction> = {
  initial: 'locked',
  statuses: {
    locked: { title: '未開始', turn: null },
    todo: { title: '待上線', turn: 'creator' },
    drafting: { title: '填寫中', turn: 'creator' },
    submitted: { title: '待審核', turn: 'vendor' },
    passed: { title: '審核通過', turn: null },
    failed: { title: '未通過', turn: 'creator' },
    changed: { title: '上線後異動', turn: 'creator' },
  },
  done: ['passed'],
  transitions: transitions<WorksStatus, WorksAction>([
    { action: 'unlock', from: ['locked'], to: 'todo', by: ['vendor'], emits: '07', asks: false },
    { action: 'unlock', from: ['locked'], to: 'todo', by: ['platform'], emits: null, asks: false },
    // The copy was reopened: nothing can be submitted until it is final again, or the vendor opens the step.
    ...staying('unlock', ['todo', 'drafting', 'failed', 'changed'], { by: ['vendor'], emits: '07' }),
    { action: 'save_draft', from: ['todo', 'drafting'], to: 'drafting', by: ['creator'], emits: null, asks: false },
    // A draft does not change the status of a work that is being corrected.
    { action: 'save_draft', from: ['failed'], to: 'failed', by: ['creator'], emits: null, asks: false },
    { action: 'save_draft', from: ['changed'], to: 'changed', by: ['creator'], emits: null, asks: false },
    { action: 'submit', from: ['todo', 'drafting'], to: 'submitted', by: ['creator'], emits: '01', asks: true },
    { action: 'submit', from: ['failed', 'changed'], to: 'submitted', by: ['creator'], emits: '02', asks: true },
    { action: 'pass', from: ['submitted'], to: 'passed', by: ['vendor'], emits: '05', asks: true },
    { action: 'fail', from: ['submitted'], to: 'failed', by: ['vendor'], emits: '12', asks: true },
    { action: 'mark_changed', from: ['passed'], to: 'changed', by: ['platform', 'vendor'], emits: '02', asks: true },
  ]),
};

const pressing = ['submitted', 'failed', 'changed'] as const;

/**
 * Derives the status of the step from its platforms: those waiting for a response come first, then those to be corrected; done
 * when every platform has passed.
 *
 * @example computeWorksStatus(['passed', 'submitted']) // 'submitted'
 */
export function computeWorksStatus(platforms: readonly WorksStatus[]): WorksStatus {
  const first = pressing.find((status) => platforms.includes(status));
  if (first) return first;
  if (platforms.length > 0 && platforms.every((status) => status === 'passed')) return 'passed';
  return platforms.every((status) => status === 'todo') ? 'todo' : 'drafting';
}
