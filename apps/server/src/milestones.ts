import { grantBonuses, grantFees } from './modules/reward-items';
import type { Milestones } from './platform/transaction';

/** What modules do, in the same transaction, when a project reaches a milestone. */
export const milestones: Milestones = {
  stepAccepted: grantBonuses,
  projectClosed: grantFees,
};
