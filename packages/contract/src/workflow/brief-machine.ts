import { type Machine, transitions } from './machine';

export type BriefStatus = 'todo' | 'drafting' | 'provided' | 'modified' | 'acknowledged' | 'archived';
export const briefActions = [
  'save_draft',
  'send',
  'acknowledge',
  'withdraw_acknowledgement',
  'archive',
  'recover',
] as const;
export type BriefAction = (typeof briefActions)[number];

/** The brief: the vendor provides it, the creator confirms having understood it. */
export const briefMachine: Machine<BriefStatus, BriefAction> = {
  initial: 'todo',
  statuses: {
    todo: { title: '待提供', turn: 'vendor' },
    drafting: { title: '草稿中', turn: 'vendor' },
    provided: { title: '已提供', turn: 'creator' },
    modified: { title: '已更新', turn: 'creator' },
    acknowledged: { title: '已確認', turn: null },
    archived: { title: '已封存', turn: null },
  },
  done: ['acknowledged'],
  transitions: transitions<BriefStatus, BriefAction>([
    { action: 'save_draft', from: ['todo', 'drafting'], to: 'drafting', by: ['vendor'], emits: null, asks: false },
    // A sent brief can be edited further; the creator does not see the draft.
    { action: 'save_draft', from: ['provided'], to: 'provided', by: ['vendor'], emits: null, asks: false },
    { action: 'save_draft', from: ['modified'], to: 'modified', by: ['vendor'], emits: null, asks: false },
    { action: 'save_draft', from: ['acknowledged'], to: 'acknowledged', by: ['vendor'], emits: null, asks: false },
    { action: 'send', from: ['todo', 'drafting'], to: 'provided', by: ['vendor'], emits: '01', asks: true },
    {
      action: 'send',
      from: ['provided', 'acknowledged', 'modified'],
      to: 'modified',
      by: ['vendor'],
      emits: '02',
      asks: true,
    },
    {
      action: 'acknowledge',
      from: ['provided', 'modified'],
      to: 'acknowledged',
      by: ['creator'],
      emits: '05',
      asks: true,
    },
    {
      action: 'withdraw_acknowledgement',
      from: ['acknowledged'],
      to: 'previous',
      by: ['creator'],
      emits: '12',
      asks: false,
    },
    {
      action: 'archive',
      from: ['todo', 'drafting', 'provided', 'modified'],
      to: 'archived',
      by: ['vendor'],
      emits: '03',
      asks: false,
    },
    { action: 'recover', from: ['archived'], to: 'previous', by: ['vendor'], emits: '02', asks: false },
  ]),
};
