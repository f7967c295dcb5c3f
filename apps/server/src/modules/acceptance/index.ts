export { acceptanceRoutes } from './routes';
export { acceptanceSheet } from './service';
