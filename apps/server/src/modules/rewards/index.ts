export { platformRewardRoutes } from './platform-routes';
export { eraseRewards } from './request';
export { rewardRoutes } from './routes';
