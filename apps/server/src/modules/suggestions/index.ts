export { withReading } from './reading';
export { suggestionRoutes } from './routes';
export { suggest } from './service';
