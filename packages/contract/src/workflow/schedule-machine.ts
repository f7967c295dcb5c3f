import { type Machine, transitions } from './machine';

export type ScheduleStatus =
  | 'draft'
  | 'proposed'
  | 'opened'
  | 'countered'
  | 'confirmed'
  | 'change_requested'
  | 'recalled';
export type ScheduleAction =
  | 'propose'
  | 'open'
  | 'counter'
  | 'confirm'
  | 'move'
  | 'request_change'
  | 'decline'
  | 'recall';

const both = ['vendor', 'creator'] as const;

/** The schedule: either side proposes, the other confirms or counters. Who may answer is decided by the ball. */
export const scheduleMachine: Machine<ScheduleStatus, ScheduleAction> = {
  initial: 'draft',
  statuses: {
    draft: { title: '排程中', ball: 'creator' },
    proposed: { title: '待對方確認', ball: 'other' },
    opened: { title: '對方已讀', ball: 'other' },
    countered: { title: '對方建議調整', ball: 'other' },
    confirmed: { title: '已確認', ball: null },
    change_requested: { title: '申請異動', ball: 'other' },
    recalled: { title: '已收回', ball: 'creator' },
  },
  done: ['confirmed'],
  transitions: transitions<ScheduleStatus, ScheduleAction>([
    { action: 'propose', from: ['draft', 'recalled'], to: 'proposed', by: both, emits: '01', asks: true },
    {
      action: 'open',
      from: ['proposed', 'countered', 'change_requested'],
      to: 'opened',
      by: both,
      emits: null,
      asks: false,
    },
    { action: 'counter', from: ['proposed', 'opened'], to: 'countered', by: both, emits: '08', asks: true },
    {
      action: 'confirm',
      from: ['proposed', 'opened', 'countered'],
      to: 'confirmed',
      by: both,
      emits: '06',
      asks: true,
    },
    { action: 'move', from: ['confirmed'], to: 'confirmed', by: both, emits: '02', asks: true },
    { action: 'request_change', from: ['confirmed'], to: 'change_requested', by: both, emits: '02', asks: true },
    { action: 'confirm', from: ['change_requested'], to: 'confirmed', by: both, emits: '06', asks: true },
    { action: 'decline', from: ['change_requested'], to: 'confirmed', by: both, emits: '12', asks: true },
    {
      action: 'recall',
      from: ['proposed', 'countered', 'change_requested'],
      to: 'recalled',
      by: both,
      emits: null,
      asks: false,
    },
  ]),
};
