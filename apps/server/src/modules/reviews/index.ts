export { asJson, type Codec, inField, type PictureUse, type Problems, readContent, refuseUnfinished } from './codec';
export { type AtTask, type Desk, reviewedStep, type StepKind } from './kind';
export { readRichText, richTextCodec } from './rich-text';
export { deskOf, moveRoutes, reviewRoutes } from './routes';
export {
  accept,
  acknowledge,
  finalise,
  heldStep,
  moveStep,
  plainMove,
  refuseUnless,
  requestChanges,
  stepOf,
} from './service';
export { oneVersion, presentDraft, presentSummary, reviewSheet, taskPage } from './sheet';
export {
  countDrafts,
  findDraft,
  findVersion,
  forgetDraft,
  lastVersion,
  listVersions,
  readDraft,
  saveDraft,
} from './store';
export { discardDraft, knownDraft, sendVersion, storeDraft, type Written } from './writing';
