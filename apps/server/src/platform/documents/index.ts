export type { ExportedDocument } from './exported-document';
export { type DocumentPicture, readDocumentPicture } from './picture-bytes';
export { picturesOf, replacePictures } from './pictures-of';
export { readWord } from './read-word';
export { refuseFile } from './refusal';
export { writePdf } from './write-pdf';
export { writeWord } from './write-word';
