export { limits } from './limits';
