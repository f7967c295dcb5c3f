export {
  asJson,
  type Codec,
  type FieldProblems,
  inField,
  type PictureUse,
  readContent,
  requireComplete,
} from './codec';
export { reviewedStep, type StepKind, type StepMember, type TaskMember } from './kind';
export { versionRoutes } from './naming';
export { readRichText, richTextCodec, withPictureSources } from './rich-text';
export { type AddReading, moveRoutes, reviewRoutes, stepMemberOf } from './routes';
export {
  accept,
  acknowledge,
  type Decided,
  finalise,
  lockStepOf,
  moveStep,
  plainMove,
  requestChanges,
  requireTransition,
  stepAt,
  stepOf,
} from './service';
export { loadStepView, oneVersion, presentDraft, presentSummary, taskPage } from './step-view';
export {
  clearDraft,
  countDrafts,
  findDraft,
  findVersion,
  lastVersion,
  listVersions,
  readDraft,
  saveDraft,
} from './store';
export { discardDraft, requireKnownDraft, type SubmittedSchedule, sendVersion, storeDraft } from './writing';
