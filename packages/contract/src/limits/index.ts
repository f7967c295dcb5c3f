export { documentLimits } from './documents';
export { feeStatementLimits } from './fee-statements';
export { invitationLimits } from './invitations';
export { commentLimits, limits, polling, toast } from './limits';
export { performanceLimits } from './performance';
export { ratingLimits } from './rating';
export { reportLimits } from './report';
export { rewardLimits } from './rewards';
export { serviceDataLimits } from './service-data';
