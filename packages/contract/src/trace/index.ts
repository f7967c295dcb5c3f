export {
  type FoundPlace,
  type FoundRequirement,
  findRequirement,
  type ReadableText,
  readTexts,
  type TraceText,
  wordsOfRequirement,
} from './find-requirement';
export { type FoundWords, findWords, likeness } from './find-words';
export { type FoldedText, foldText } from './fold';
export {
  followRequirements,
  type RequirementKind,
  requirementKinds,
  requirementsOf,
  type WrittenRequirement,
} from './requirements';
export {
  isTracedIn,
  type SaidOfRequirement,
  type TracedCell,
  type TracedStepCode,
  type TraceQuestion,
  type TraceState,
  tracedSteps,
  traceRequirement,
  traceStates,
} from './trace-cell';
