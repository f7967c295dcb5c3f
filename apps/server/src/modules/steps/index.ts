export { act, type Move, taskParameters } from './act';
export { findStep, insertSteps, laterSteps, lockStep, type StepRow } from './store';
