import { imageTypes, maxDroppedImages, maxImageBytes } from './limits';

/** Why pictures were not taken; each has one message in the labels. */
export type ImageRefusal =
  | 'upload-file'
  | 'drop-count'
  | 'drop-file'
  | 'drop-base64'
  | 'paste-base64'
  | 'drop-disabled'
  | 'drop-failed'
  | 'paste-disabled'
  | 'paste-unreachable';

/** Which of the given files are taken, and why the others are not. */
export interface ImageCheck {
  readonly accepted: readonly File[];
  readonly refusal: ImageRefusal | null;
}

/** Whether a file is of a type and size that the editor takes as a picture. */
export const isImageFile = (file: Pick<File, 'size' | 'type'>) =>
  imageTypes.includes(file.type) && file.size <= maxImageBytes;

/** Pictures chosen in the file dialog, or pasted as files: those that fit are taken, the rest is refused (R-edt-07). */
export function checkUploadedImages(files: readonly File[]): ImageCheck {
  const accepted = files.filter(isImageFile);
  return { accepted, refusal: accepted.length < files.length ? 'upload-file' : null };
}

/** Files dropped on the text: more than 10 and none is taken (R-edt-08), else those that fit (R-edt-09). */
export function checkDroppedImages(files: readonly File[]): ImageCheck {
  if (files.length === 0) return { accepted: [], refusal: 'drop-failed' };
  if (files.length > maxDroppedImages) return { accepted: [], refusal: 'drop-count' };
  const accepted = files.filter(isImageFile);
  return { accepted, refusal: accepted.length < files.length ? 'drop-file' : null };
}
