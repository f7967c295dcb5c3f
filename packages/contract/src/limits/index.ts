export { documentLimits } from './documents';
export { limits } from './limits';
