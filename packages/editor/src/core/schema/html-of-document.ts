import { getHTMLFromFragment } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';

/** Blocks are shared between versions of a document: after a key press only one of them is written again. */
const written = new WeakMap<Node, string>();

function htmlOfBlock(block: Node): string {
  const known = written.get(block);
  if (known !== undefined) return known;
  const html = getHTMLFromFragment(Fragment.from(block), block.type.schema);
  written.set(block, html);
  return html;
}

/** The stored form of a document that is being written: `editor.getHTML()`, without reading 2,000 paragraphs again. */
export const htmlOfDocument = (document: Node): string => document.children.map(htmlOfBlock).join('');
