export { briefRoutes } from './routes';
export { briefs } from './service';
