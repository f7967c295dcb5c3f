export { ownDataRoutes } from './export';
export { accountRoutes } from './routes';
export { eraseDueAccounts } from './security-service';
