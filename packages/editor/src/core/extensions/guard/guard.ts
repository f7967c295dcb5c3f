import { Extension } from '@tiptap/core';
import { htmlOfDocument } from '../../schema/html-of-document';

export interface GuardOptions {
  /** Called with the error and with the document as it would have become. */
  onCrash(error: unknown, html: string): void;
}

/** Catches errors of plug-ins while the text changes: otherwise the change would be lost, and the DOM would no longer match
 * the document. */
export const Guard = Extension.create<GuardOptions>({
  name: 'guard',
  priority: 10_000,

  addOptions: () => ({
    onCrash: (error) => {
      throw error;
    },
  }),

  dispatchTransaction({ transaction, next }) {
    try {
      next(transaction);
    } catch (error) {
      this.options.onCrash(error, htmlOfDocument(transaction.doc));
    }
  },
});
