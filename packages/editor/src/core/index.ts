export {
  checkDroppedImages,
  checkUploadedImages,
  type ImageCheck,
  type ImageRefusal,
  isImageFile,
} from './check-images';
export type { DiffChange } from './diff/change-log';
export { diffText } from './diff/diff-text';
export type { DocumentPiece } from './diff/pieces-of';
export type { DiffMarkupLabels, RenderedDiff } from './diff/render-diff';
export { diffDocuments } from './diff-documents';
export { countCharacters, countWords } from './document/count-text';
export type * from './document/model';
export { highlightColours, textColours } from './document/palette';
export { renderDocument } from './document/render-document';
export { safeImageSource, safeLink } from './document/safe-url';
export { documentPieces } from './document-pieces';
export { imageTypes, maxDroppedImages, maxImageBytes } from './limits';
export { comparePlaces, type PlaceComparison, type PlaceOutcome } from './outcome/compare-places';
export type { OutcomeRun } from './outcome/outcome-runs';
export type { EditorPort, UploadedImage, UploadOptions } from './port';
export { documentText, isEmptyDocument, parseDocument, sanitizeDocument } from './sanitize-document';
