export {
  type FigureSheet,
  picturesOfSheet,
  type SheetFigure,
  type SheetLine,
  type SheetSection,
  type SheetWord,
} from './figure-sheet';
export type { DocumentPicture } from './picture-bytes';
export { picturesOf, replacePictures } from './pictures-of';
export { readWord } from './read-word';
export { refuseFile } from './refusal';
export type { StatementSheet } from './statement-sheet';
export { writeDocument } from './write-document';
