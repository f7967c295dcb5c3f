export { act, type Move, openGates, stepParameters, taskParameters } from './act';
export { gatePosition } from './gates';
export { addPlatforms, type NamedPlatform, setUpTask, type TaskSetUp } from './set-up-task';
export { findStep, insertSteps, laterSteps, lockStep, lockTask, type StepRow, stepsOfTask } from './store';
