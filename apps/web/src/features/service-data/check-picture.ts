import { serviceDataLimits } from '@paidang/contract/limits';
import { fileExtension, messages } from '@paidang/contract/rules';

const { pictureBytes, pictureExtensions } = serviceDataLimits;

/** What is wrong with a file that should be a picture of a paper. */
export function checkPicture({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!pictureExtensions.some((extension) => extension === fileExtension(name))) return messages.fileNotAllowed;
  return size > pictureBytes ? messages.photoTooLarge : null;
}
