export { suggestionRoutes } from './routes';
export { suggest } from './service';
