import { normaliseTaskType, type TaskTypeOnWire } from '../vocabulary';
import { type StepCode, stepDefinition, steps } from './steps';

/** The steps a task starts with, in the order of their gates. */
export function taskSteps(type: TaskTypeOnWire): readonly StepCode[] {
  const known = normaliseTaskType(type);
  return Object.values(steps).flatMap(({ code }) => (stepDefinition(code).taskTypes.includes(known) ? code : []));
}

/** Which copy the platforms of a task need: videos are published with text, posts with text and pictures. */
export function copyNeeds(type: TaskTypeOnWire): { text: boolean; photos: boolean } {
  const parts = taskSteps(type).map((code) => stepDefinition(code).copyPart);
  return { text: parts.includes('text'), photos: parts.includes('photos') };
}
