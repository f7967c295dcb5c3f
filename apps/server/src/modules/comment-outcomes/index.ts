export { createReadOutcomes } from './read-outcomes';
export { outcomeBetween } from './text-outcome';
