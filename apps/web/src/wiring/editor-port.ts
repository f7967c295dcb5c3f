import type { EditorPort } from '@paidang/editor';
import { uploadDocumentImage } from '../data/uploads';

/** Uploads the pictures of a task's documents. @param section the kind of document, such as `outline` */
export const createEditorPort = (task: string, section: string): EditorPort => ({
  uploadImage: async (file, options) => ({ src: await uploadDocumentImage(task, section, file, options), alt: '' }),
});
