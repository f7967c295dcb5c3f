export { suspendAccount } from './account-service';
export { tellAnnouncements } from './announcement-service';
export { signOfLife } from './health-service';
export { operationRoutes } from './routes';
