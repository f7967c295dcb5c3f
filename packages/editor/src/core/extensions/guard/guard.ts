import { Extension } from '@tiptap/core';
import { htmlOfDocument } from '../../schema/html-of-document';

export interface GuardOptions {
  /** Called with what broke, and with the document as it was going to be. */
  onCrash(error: unknown, html: string): void;
}

/** A plug-in that throws while the text changes would lose the change, and leave the page and the document apart. */
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
