export { markReward } from './payout';
export { platformRewardRoutes } from './platform-routes';
export { eraseRewards, previewReward, sendReward } from './request';
export { approveReward, rewardToReview, takeReward } from './review';
export { rewardRoutes } from './routes';
export { countWaitingRewards } from './store';
