import type { EditorPort } from '@paidang/editor';
import { uploadDocumentImage } from '../data/uploads';

/** Where the pictures of a task's documents go. @param section The kind of document, such as `outline`. */
export const createEditorPort = (task: string, section: string): EditorPort => ({
  uploadImage: async (file, options) => ({ src: await uploadDocumentImage(task, section, file, options), alt: '' }),
});
