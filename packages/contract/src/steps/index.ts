export type { BoardArea, StepDefinition, StepPlace } from './step';
export * from './steps';
