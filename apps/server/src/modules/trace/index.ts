export { traceMatrix } from './matrix';
export { traceRoutes } from './routes';
export { markRequirement } from './service';
export { type EarlierVersion, readTraceSources, type TraceSources } from './sources';
