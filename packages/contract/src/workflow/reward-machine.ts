import { type RewardStatus, rewardStatusTitles } from '../vocabulary';
import { type Machine, staying, type TurnRule, transitions } from './machine';

export const rewardActions = [
  'withdraw',
  'send_again',
  'take',
  'hand_over',
  'return',
  'approve',
  'pay',
  'fail',
] as const;
export type RewardAction = (typeof rewardActions)[number];

const status = (name: RewardStatus, turn: TurnRule = null) => ({ title: rewardStatusTitles[name], turn });

/** A request for payment, from sending on. Its notifications all come from the platform. */
export const rewardMachine: Machine<RewardStatus, RewardAction> = {
  initial: 'requested',
  statuses: {
    requested: status('requested'),
    reviewing: status('reviewing'),
    returned: status('returned', 'creator'),
    approved: status('approved'),
    paid: status('paid'),
    failed: status('failed', 'creator'),
    withdrawn: status('withdrawn'),
  },
  done: ['paid', 'withdrawn'],
  transitions: transitions<RewardStatus, RewardAction>([
    { action: 'withdraw', from: ['requested', 'returned'], to: 'withdrawn', by: ['creator'], emits: null, asks: false },
    { action: 'send_again', from: ['returned', 'failed'], to: 'requested', by: ['creator'], emits: null, asks: false },
    { action: 'take', from: ['requested'], to: 'reviewing', by: ['platform'], emits: '07', asks: false },
    // Only after its reviewer has left the platform team.
    ...staying('take', ['reviewing'], { by: ['platform'], emits: null }),
    ...staying('hand_over', ['reviewing'], { by: ['platform'], emits: null }),
    { action: 'return', from: ['reviewing'], to: 'returned', by: ['platform'], emits: '15', asks: false },
    { action: 'approve', from: ['reviewing'], to: 'approved', by: ['platform'], emits: '05', asks: false },
    { action: 'pay', from: ['approved'], to: 'paid', by: ['platform'], emits: '06', asks: false },
    { action: 'fail', from: ['approved'], to: 'failed', by: ['platform'], emits: '12', asks: false },
  ]),
};
