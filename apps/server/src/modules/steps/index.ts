export {
  act,
  isBlockedByEarlierStep,
  type Move,
  openGates,
  setComputedStatus,
  stepParameters,
  type TaskInProject,
} from './act';
export { actionsOf, turnOfPart } from './allowed';
export { runBuildModeCommand } from './build-mode-command';
export { addTasks, createProject } from './create-project';
export { listSteps, type StepRecord } from './list-store';
export { platformPart } from './platform-part';
export { presentStep, presentTask } from './present';
export { asErrors, requireNewestRevision, requireNewestVersion } from './refusals';
export { addPlatforms, type NamedPlatform, setUpTask } from './set-up-task';
export { findStep, laterSteps, lockStep, type StepRow, stepsOfTask, updateStep } from './store';
