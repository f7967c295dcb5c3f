export { commentLimits, limits, polling, toast } from './limits';
