export { openProviders } from './providers';
export { socialRoutes } from './routes';
export { deleteExpiredLogins } from './store';
