import type { EditorPort } from '@paidang/editor';
import { uploadDocumentImage } from '../data/uploads';

/** Where the outline editor's pictures go. */
export const createOutlineEditorPort = (task: string): EditorPort => ({
  uploadImage: async (file, options) => ({ src: await uploadDocumentImage(task, 'outline', file, options), alt: '' }),
});
