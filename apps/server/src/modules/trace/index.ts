export { traceRoutes } from './routes';
export { markRequirement } from './service';
