import type { rewardItemSchemas } from '../calls/reward-items';
import type { Routes } from './route';

export const rewardItemRoutes: Routes<typeof rewardItemSchemas> = {
  list: { method: 'GET', path: '/api/reward-items', access: 'user' },
  unclaimed: { method: 'GET', path: '/api/reward-items/unclaim-lists', access: 'user' },
  invitationStatus: { method: 'GET', path: '/api/rewards/invitation-status', access: 'user' },
};
