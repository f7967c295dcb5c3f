export { openProviders } from './providers';
export { socialRoutes } from './routes';
export { forgetExpiredLogins } from './store';
