import { grantBonuses, grantFees } from './modules/reward-items';
import type { Milestones } from './platform/transaction';

/** What follows, in the same transaction, when a project has come to a point. */
export const milestones: Milestones = {
  stepAccepted: grantBonuses,
  projectClosed: grantFees,
};
