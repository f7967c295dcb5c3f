import { type Machine, transitions } from './machine';

export type ReportStatus =
  | 'locked'
  | 'requested'
  | 'drafting'
  | 'provided'
  | 'opened'
  | 'update_requested'
  | 'updated'
  | 'accepted';
export type ReportAction = 'request' | 'save_draft' | 'send' | 'open' | 'request_update' | 'update' | 'accept';

/** The closing report: requested, provided by the creator, opened and accepted by the vendor. */
export const reportMachine: Machine<ReportStatus, ReportAction> = {
  initial: 'locked',
  statuses: {
    locked: { title: '未開始', ball: null },
    requested: { title: '待提供', ball: 'creator' },
    drafting: { title: '填寫中', ball: 'creator' },
    provided: { title: '已提供', ball: 'vendor' },
    opened: { title: '已開啟', ball: 'vendor' },
    update_requested: { title: '待更新', ball: 'creator' },
    updated: { title: '已更新', ball: 'vendor' },
    accepted: { title: '已結案', ball: null },
  },
  done: ['accepted'],
  transitions: transitions<ReportStatus, ReportAction>([
    { action: 'request', from: ['locked'], to: 'requested', by: ['vendor', 'platform'], emits: '14', asks: true },
    {
      action: 'save_draft',
      from: ['locked', 'requested', 'drafting'],
      to: 'drafting',
      by: ['creator'],
      emits: null,
      asks: false,
    },
    { action: 'send', from: ['requested', 'drafting'], to: 'provided', by: ['creator'], emits: '01', asks: true },
    { action: 'open', from: ['provided', 'updated'], to: 'opened', by: ['vendor'], emits: '07', asks: false },
    {
      action: 'request_update',
      from: ['provided', 'opened', 'updated'],
      to: 'update_requested',
      by: ['vendor'],
      emits: '15',
      asks: true,
    },
    { action: 'update', from: ['update_requested', 'opened'], to: 'updated', by: ['creator'], emits: '02', asks: true },
    {
      action: 'accept',
      from: ['opened', 'updated'],
      to: 'accepted',
      by: ['vendor', 'platform'],
      emits: '05',
      asks: true,
    },
  ]),
};
