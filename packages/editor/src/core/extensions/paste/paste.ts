import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { parseInBrowser } from '../../document/parse-in-browser';
import { renderDocument } from '../../document/render-document';

/** Brings pasted and dropped HTML (Word, Excel, web pages) into the stored form before the schema reads it. */
export const Paste = Extension.create({
  name: 'documentPaste',

  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        // What was copied from an editor of ours carries its exact structure; the schema's own rules check it.
        transformPastedHTML: (html) => (html.includes('data-pm-slice') ? html : renderDocument(parseInBrowser(html))),
      },
    }),
  ],
});
