import { type Machine, transitions } from './machine';

export type ScheduleStatus =
  | 'draft'
  | 'proposed'
  | 'opened'
  | 'countered'
  | 'confirmed'
  | 'change_requested'
  | 'change_opened'
  | 'recalled';
export const scheduleActions = [
  'propose',
  'open',
  'counter',
  'confirm',
  'move',
  'shift',
  'request_change',
  'decline',
  'recall',
] as const;
export type ScheduleAction = (typeof scheduleActions)[number];

const both = ['vendor', 'creator'] as const;

/**
 * The schedule: either side proposes, the other confirms or counters. The turn determines who may answer and who may
 * withdraw. While a change of an agreed schedule is pending, the agreed dates stay in force and the step stays done.
 */
export const scheduleMachine: Machine<ScheduleStatus, ScheduleAction> = {
  initial: 'draft',
  statuses: {
    draft: { title: '排程中', turn: 'creator' },
    proposed: { title: '待對方確認', turn: 'other' },
    opened: { title: '對方已讀', turn: 'actor' },
    countered: { title: '對方建議調整', turn: 'other' },
    confirmed: { title: '已確認', turn: null },
    change_requested: { title: '申請異動', turn: 'other' },
    change_opened: { title: '異動已讀', turn: 'actor' },
    recalled: { title: '已收回', turn: 'actor' },
  },
  done: ['confirmed', 'change_requested', 'change_opened'],
  transitions: transitions<ScheduleStatus, ScheduleAction>([
    { action: 'propose', from: ['draft', 'recalled'], to: 'proposed', by: both, emits: '01', asks: true },
    { action: 'open', from: ['proposed', 'countered'], to: 'opened', by: both, emits: null, asks: false },
    { action: 'open', from: ['change_requested'], to: 'change_opened', by: both, emits: null, asks: false },
    { action: 'counter', from: ['proposed', 'opened'], to: 'countered', by: both, emits: '08', asks: true },
    {
      action: 'confirm',
      from: ['proposed', 'opened', 'countered', 'change_requested', 'change_opened'],
      to: 'confirmed',
      by: both,
      emits: '06',
      asks: true,
    },
    { action: 'move', from: ['confirmed'], to: 'confirmed', by: both, emits: '02', asks: true },
    { action: 'shift', from: ['confirmed'], to: 'confirmed', by: both, emits: '02', asks: true },
    { action: 'request_change', from: ['confirmed'], to: 'change_requested', by: both, emits: '02', asks: true },
    {
      action: 'decline',
      from: ['change_requested', 'change_opened'],
      to: 'confirmed',
      by: both,
      emits: '12',
      asks: true,
    },
    { action: 'recall', from: ['proposed'], to: 'recalled', by: both, emits: null, asks: false },
    // The countered dates are the current proposal again, and have been read.
    { action: 'recall', from: ['countered'], to: 'opened', by: both, emits: null, asks: false },
    { action: 'recall', from: ['change_requested'], to: 'confirmed', by: both, emits: null, asks: false },
  ]),
};

const answers: readonly ScheduleAction[] = ['open', 'counter', 'confirm', 'decline'];

/** Whether this side may act: the asked side responds, the asking side may withdraw, and both may do anything else. */
export function isScheduleMover(action: ScheduleAction, party: 'vendor' | 'creator', turn: string | null): boolean {
  if (answers.includes(action)) return turn === party;
  return action !== 'recall' || (turn !== null && turn !== party);
}
