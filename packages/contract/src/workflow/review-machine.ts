import { type Machine, staying, transitions } from './machine';

export const reviewStatuses = [
  'locked',
  'todo',
  'drafting',
  'provided',
  'changes_requested',
  'modified',
  'finalised',
  'accepted',
  'reopen_requested',
  'archived',
  'skipped',
] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const reviewActions = [
  'unlock',
  'lock',
  'save_draft',
  'discard',
  'send',
  'request_changes',
  'finalise',
  'accept',
  'reopen',
  'request_reopen',
  'agree_reopen',
  'decline_reopen',
  'withdraw_reopen',
  'archive',
  'recover',
  'skip',
  'include',
] as const;
export type ReviewAction = (typeof reviewActions)[number];

/** The vendor accepted the version; it stays accepted while they ask to reopen it. */
const acceptedStatuses: readonly ReviewStatus[] = ['accepted', 'reopen_requested'];

/** Whether a reviewed step in this status has an accepted version. */
export const isAccepted = (status: string): boolean => acceptedStatuses.some((one) => one === status);

/** Outline, scripts, copy text, copy photos and video: the creator sends versions, the vendor comments and accepts. */
export const reviewMachine: Machine<ReviewStatus, ReviewAction> = {
  initial: 'locked',
  statuses: {
    locked: { title: '未開始', turn: null },
    todo: { title: '待撰寫', turn: 'creator' },
    drafting: { title: '草稿中', turn: 'creator' },
    provided: { title: '已提供', turn: 'vendor' },
    changes_requested: { title: '待修改', turn: 'creator' },
    modified: { title: '已修改', turn: 'vendor' },
    finalised: { title: '已定稿', turn: 'vendor' },
    accepted: { title: '已驗收', turn: null },
    reopen_requested: { title: '申請重新開啟', turn: 'creator' },
    archived: { title: '已封存', turn: null },
    skipped: { title: '免提供', turn: null },
  },
  done: [...acceptedStatuses, 'skipped'],
  transitions: transitions<ReviewStatus, ReviewAction>([
    { action: 'unlock', from: ['locked'], to: 'todo', by: ['vendor'], emits: '07', asks: false },
    { action: 'unlock', from: ['locked'], to: 'todo', by: ['platform'], emits: null, asks: false },
    // A preceding step was reopened: steps without a sent version are locked again; the others cannot be handed over until
    // unlocked.
    { action: 'lock', from: ['todo', 'drafting'], to: 'locked', by: ['platform'], emits: null, asks: false },
    ...staying('unlock', ['provided', 'changes_requested', 'modified'], { by: ['vendor'], emits: '07' }),
    // A draft may be written at any time before the step is final; only the status of an untouched step changes.
    { action: 'save_draft', from: ['todo', 'drafting'], to: 'drafting', by: ['creator'], emits: null, asks: false },
    ...staying('save_draft', ['locked', 'provided', 'modified', 'changes_requested'], { by: ['creator'], emits: null }),
    // Without a draft, the status is not drafting.
    { action: 'discard', from: ['drafting'], to: 'todo', by: ['creator'], emits: null, asks: false },
    { action: 'send', from: ['todo', 'drafting'], to: 'provided', by: ['creator'], emits: '01', asks: true },
    {
      action: 'send',
      from: ['changes_requested', 'provided', 'modified'],
      to: 'modified',
      by: ['creator'],
      emits: '02',
      asks: true,
    },
    {
      action: 'request_changes',
      from: ['provided', 'modified', 'finalised'],
      to: 'changes_requested',
      by: ['vendor'],
      emits: '12',
      asks: true,
    },
    { action: 'finalise', from: ['provided', 'modified'], to: 'finalised', by: ['creator'], emits: '02', asks: true },
    {
      action: 'accept',
      from: ['provided', 'modified', 'finalised'],
      to: 'accepted',
      by: ['vendor'],
      emits: '05',
      asks: true,
    },
    { action: 'reopen', from: ['accepted'], to: 'changes_requested', by: ['vendor'], emits: '02', asks: true },
    // Within the time limit the vendor reopens it alone; later, the creator has to agree.
    { action: 'request_reopen', from: ['accepted'], to: 'reopen_requested', by: ['vendor'], emits: '14', asks: true },
    {
      action: 'agree_reopen',
      from: ['reopen_requested'],
      to: 'changes_requested',
      by: ['creator'],
      emits: '06',
      asks: true,
    },
    { action: 'decline_reopen', from: ['reopen_requested'], to: 'accepted', by: ['creator'], emits: '12', asks: true },
    // No notification, as when recalling a schedule.
    {
      action: 'withdraw_reopen',
      from: ['reopen_requested'],
      to: 'accepted',
      by: ['vendor'],
      emits: null,
      asks: false,
    },
    {
      action: 'archive',
      from: ['locked', 'todo', 'drafting', 'provided', 'changes_requested', 'modified', 'finalised'],
      to: 'archived',
      by: ['creator', 'vendor'],
      emits: '03',
      asks: false,
    },
    { action: 'recover', from: ['archived'], to: 'previous', by: ['creator', 'vendor'], emits: '02', asks: false },
    // The brief determines which steps a task skips; its own notification mentions them.
    { action: 'skip', from: ['locked', 'todo'], to: 'skipped', by: ['vendor'], emits: null, asks: false },
    { action: 'include', from: ['skipped'], to: 'locked', by: ['vendor'], emits: null, asks: false },
  ]),
};
