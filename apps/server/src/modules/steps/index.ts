export { act, isHeldBack, type Move, openGates, type Place, restate, stepParameters } from './act';
export { asErrors, refuseOlder } from './refusals';
export { addPlatforms, type NamedPlatform, setUpTask } from './set-up-task';
export { findStep, laterSteps, lockStep, type StepRow, stepsOfTask } from './store';
