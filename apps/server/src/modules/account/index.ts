export { accountRoutes, ownDataRoutes } from './routes';
export { eraseDueAccounts } from './security-service';
