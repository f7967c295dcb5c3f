export { documentLimits } from './documents';
export { commentLimits, limits, polling, toast } from './limits';
