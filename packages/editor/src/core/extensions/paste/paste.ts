import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { readPasted } from './read-pasted';

/** Converts pasted and dropped HTML (Word, Excel, Google Docs, web pages) to the stored form before the schema parses it. */
export const Paste = Extension.create({
  name: 'documentPaste',

  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        // HTML copied from one of our editors has its exact structure; the schema's own rules validate it.
        transformPastedHTML: (html) => (html.includes('data-pm-slice') ? html : readPasted(html)),
      },
    }),
  ],
});
