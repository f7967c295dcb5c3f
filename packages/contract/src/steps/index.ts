export * from './due-date';
export * from './project-end';
export type { StepDefinition, StepDue, StepLocation, StepProgress } from './step';
export * from './steps';
export * from './task-steps';
