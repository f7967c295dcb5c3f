export { acceptanceRoutes } from './routes';
export { loadAcceptanceSummary } from './service';
