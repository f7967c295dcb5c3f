import { type Machine, transitions } from './machine';

export type WorksStatus = 'locked' | 'todo' | 'drafting' | 'submitted' | 'passed' | 'failed' | 'changed';
export type WorksAction = 'unlock' | 'save_draft' | 'submit' | 'pass' | 'fail' | 'mark_changed';

/** Works going online: the creator reports the published link, the vendor reviews it. */
export const worksMachine: Machine<WorksStatus, WorksAction> = {
  initial: 'locked',
  statuses: {
    locked: { title: '未開始', ball: null },
    todo: { title: '待上線', ball: 'creator' },
    drafting: { title: '填寫中', ball: 'creator' },
    submitted: { title: '待審核', ball: 'vendor' },
    passed: { title: '審核通過', ball: null },
    failed: { title: '未通過', ball: 'creator' },
    changed: { title: '上線後異動', ball: 'creator' },
  },
  done: ['passed'],
  transitions: transitions<WorksStatus, WorksAction>([
    { action: 'unlock', from: ['locked'], to: 'todo', by: ['vendor'], emits: '07', asks: false },
    { action: 'unlock', from: ['locked'], to: 'todo', by: ['platform'], emits: null, asks: false },
    { action: 'save_draft', from: ['todo', 'drafting'], to: 'drafting', by: ['creator'], emits: null, asks: false },
    { action: 'submit', from: ['todo', 'drafting'], to: 'submitted', by: ['creator'], emits: '01', asks: true },
    { action: 'submit', from: ['failed', 'changed'], to: 'submitted', by: ['creator'], emits: '02', asks: true },
    { action: 'pass', from: ['submitted'], to: 'passed', by: ['vendor'], emits: '05', asks: true },
    { action: 'fail', from: ['submitted'], to: 'failed', by: ['vendor'], emits: '12', asks: true },
    { action: 'mark_changed', from: ['passed'], to: 'changed', by: ['platform', 'vendor'], emits: '02', asks: true },
  ]),
};
