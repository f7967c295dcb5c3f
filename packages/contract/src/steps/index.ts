export * from './due-date';
export type { StepDefinition, StepDue, StepLocation, StepProgress } from './step';
export * from './steps';
export * from './task-steps';
