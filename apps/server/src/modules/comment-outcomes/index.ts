export { outcomeBetween } from './outcome-between';
export { createReadOutcomes } from './read-outcomes';
