import { getHTMLFromFragment } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';

/** Blocks are shared between document states: after a keystroke only one of them is serialised again. */
const written = new WeakMap<Node, string>();

function htmlOfBlock(block: Node): string {
  const known = written.get(block);
  if (known !== undefined) return known;
  const html = getHTMLFromFragment(Fragment.from(block), block.type.schema);
  written.set(block, html);
  return html;
}

/** Stored HTML of a document being edited: like `editor.getHTML()`, but without serialising unchanged paragraphs again. */
export const htmlOfDocument = (document: Node): string => document.children.map(htmlOfBlock).join('');
