export { ownDataRoutes } from './export-routes';
export { accountRoutes } from './routes';
export { eraseDueAccounts } from './security-service';
