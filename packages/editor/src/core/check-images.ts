import { imageTypes, maxDroppedImages, maxImageBytes } from './limits';

/** Why pictures were refused; each reason has a message in the labels. */
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

/** The accepted files, and why the others were refused. */
export interface ImageCheck {
  readonly accepted: readonly File[];
  readonly refusal: ImageRefusal | null;
}

/** Whether a file has a type and size that the editor accepts as a picture. */
export const isImageFile = (file: Pick<File, 'size' | 'type'>) =>
  imageTypes.includes(file.type) && file.size <= maxImageBytes;

/** Checks pictures chosen in the file dialog or pasted as files: suitable ones are accepted, the rest refused (R-edt-07). */
export function checkUploadedImages(files: readonly File[]): ImageCheck {
  const accepted = files.filter(isImageFile);
  return { accepted, refusal: accepted.length < files.length ? 'upload-file' : null };
}

/** Checks files dropped on the text: of more than 10 none is accepted (R-edt-08), otherwise the suitable ones (R-edt-09). */
export function checkDroppedImages(files: readonly File[]): ImageCheck {
  if (files.length === 0) return { accepted: [], refusal: 'drop-failed' };
  if (files.length > maxDroppedImages) return { accepted: [], refusal: 'drop-count' };
  const accepted = files.filter(isImageFile);
  return { accepted, refusal: accepted.length < files.length ? 'drop-file' : null };
}
