import { type Machine, staying, transitions } from './machine';

export const reportStatuses = [
  'locked',
  'requested',
  'drafting',
  'provided',
  'opened',
  'update_requested',
  'updated',
  'accepted',
] as const;
export type ReportStatus = (typeof reportStatuses)[number];

export const reportActions = ['request', 'save_draft', 'send', 'open', 'request_update', 'update', 'accept'] as const;
export type ReportAction = (typeof reportActions)[number];

/**
 * The closing report: requested, provided by the creator, opened and accepted by the vendor. The report of each platform
 * moves on its own; the status of the step follows from theirs, see {@link reportStepStatus}.
 */
export const reportMachine: Machine<ReportStatus, ReportAction> = {
  initial: 'locked',
  statuses: {
    locked: { title: '未開始', turn: null },
    requested: { title: '待提供', turn: 'creator' },
    drafting: { title: '填寫中', turn: 'creator' },
    provided: { title: '已提供', turn: 'vendor' },
    opened: { title: '已開啟', turn: 'vendor' },
    update_requested: { title: '待更新', turn: 'creator' },
    updated: { title: '已更新', turn: 'vendor' },
    accepted: { title: '已結案', turn: null },
  },
  done: ['accepted'],
  transitions: transitions<ReportStatus, ReportAction>([
    { action: 'request', from: ['locked'], to: 'requested', by: ['vendor', 'platform'], emits: '14', asks: true },
    {
      action: 'save_draft',
      from: ['requested', 'drafting'],
      to: 'drafting',
      by: ['creator'],
      emits: null,
      asks: false,
    },
    // A report written ahead still has to be requested; one being corrected is still what the vendor has read.
    ...staying('save_draft', ['locked', 'opened', 'update_requested'], { by: ['creator'], emits: null }),
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

const pressing = ['provided', 'updated', 'opened', 'update_requested'] as const;

/**
 * The status of the step, derived from the reports of its platforms: reports the vendor has to read come first, then those
 * to be corrected. It is accepted when every report is.
 *
 * @example reportStepStatus(['accepted', 'provided']) // 'provided'
 */
export function reportStepStatus(reports: readonly ReportStatus[]): ReportStatus {
  const first = pressing.find((status) => reports.includes(status));
  if (first) return first;
  if (reports.length > 0 && reports.every((status) => status === 'accepted')) return 'accepted';
  return reports.every((status) => status === 'requested') ? 'requested' : 'drafting';
}
