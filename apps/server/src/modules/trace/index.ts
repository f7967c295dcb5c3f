export { type EarlierVersion, traceMatrix } from './matrix';
export { traceRoutes } from './routes';
export { markRequirement } from './service';
