export { type Actor, act, type Move, type Place, taskParameters } from './act';
export { findStep, insertSteps, laterSteps, lockStep, type StepRow } from './store';
