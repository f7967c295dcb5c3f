import { type ProposalStatus, proposalStatusTitles } from '../vocabulary';
import { type Machine, type TurnRule, transitions } from './machine';

export const proposalActions = ['send', 'update', 'withdraw', 'expire', 'open', 'ask', 'accept', 'decline'] as const;
export type ProposalAction = (typeof proposalActions)[number];

const status = (name: ProposalStatus, turn: TurnRule = null) => ({ title: proposalStatusTitles[name], turn });

/** Statuses in which the vendor can still decide. */
export const openProposalStatuses = [
  'provided',
  'opened',
  'questioned',
  'modified',
] as const satisfies readonly ProposalStatus[];

/** A project proposal, from its first draft on. The vendor decides on the version they have opened. */
export const proposalMachine: Machine<ProposalStatus, ProposalAction> = {
  initial: 'drafting',
  statuses: {
    drafting: status('drafting'),
    provided: status('provided', 'vendor'),
    opened: status('opened', 'vendor'),
    questioned: status('questioned'),
    modified: status('modified', 'vendor'),
    accepted: status('accepted'),
    declined: status('declined'),
    expired: status('expired'),
    withdrawn: status('withdrawn'),
  },
  done: ['accepted', 'declined', 'expired', 'withdrawn'],
  transitions: transitions<ProposalStatus, ProposalAction>([
    { action: 'send', from: ['drafting'], to: 'provided', by: ['platform'], emits: '01', asks: false },
    {
      action: 'update',
      // An expired one continues with a new validity date.
      from: [...openProposalStatuses, 'expired'],
      to: 'modified',
      by: ['platform'],
      emits: '02',
      asks: false,
    },
    { action: 'withdraw', from: openProposalStatuses, to: 'withdrawn', by: ['platform'], emits: null, asks: false },
    { action: 'expire', from: openProposalStatuses, to: 'expired', by: ['platform'], emits: '03', asks: false },
    { action: 'open', from: ['provided', 'modified'], to: 'opened', by: ['vendor'], emits: '17', asks: false },
    { action: 'ask', from: ['opened', 'questioned'], to: 'questioned', by: ['vendor'], emits: '04', asks: false },
    {
      action: 'accept',
      from: ['opened', 'questioned', 'modified'],
      to: 'accepted',
      by: ['vendor'],
      emits: '05',
      asks: false,
    },
    {
      action: 'decline',
      from: ['opened', 'questioned', 'modified'],
      to: 'declined',
      by: ['vendor'],
      emits: '12',
      asks: false,
    },
  ]),
};

/** Whether comments can be written on its board; on an expired one too, since the vendor may still ask for it again. */
export const mayDiscussProposal = (status: ProposalStatus): boolean =>
  status === 'expired' || openProposalStatuses.some((open) => open === status);
