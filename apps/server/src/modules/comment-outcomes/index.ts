export { createReadOutcomes } from './read-outcomes';
