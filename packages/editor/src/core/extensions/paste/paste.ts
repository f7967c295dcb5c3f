import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { readPasted } from './read-pasted';

/** Brings pasted and dropped HTML (Word, Excel, Google Docs, web pages) into the stored form before the schema reads it. */
export const Paste = Extension.create({
  name: 'documentPaste',

  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        // What was copied from an editor of ours carries its exact structure; the schema's own rules check it.
        transformPastedHTML: (html) => (html.includes('data-pm-slice') ? html : readPasted(html)),
      },
    }),
  ],
});
