export { forgetVendor, grantBonuses, grantFees } from './grants';
export { lapseItems, notifyLapsingSoon } from './lapse';
export { claimItems, grantItem, mayBeClaimed, payItems, releaseItems } from './ledger';
export { presentItem } from './present';
export { rewardItemRoutes } from './routes';
export { balanceOf, type ItemRecord, listItems, listItemsOfReward } from './store';
