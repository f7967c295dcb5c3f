export { exportRoutes } from './export';
export { accountRoutes } from './routes';
export { eraseDueAccounts } from './security-service';
