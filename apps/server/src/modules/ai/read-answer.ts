import { parseDocument, renderDocument } from '@paidang/editor/core';
import { marked } from 'marked';
import { replacePictures } from '../../platform/documents';

/** Models often wrap their output in a code block. */
const fence = /^\s*```\w*\n([\s\S]*?)\n?```\s*$/;

/**
 * Converts a model's Markdown to the editor's schema. It is untrusted: pictures of other sites are left out, and
 * nothing in it can run.
 */
export function documentOfModelOutput(markdown: string): string {
  const text = fence.exec(markdown)?.[1] ?? markdown;
  const html = marked.parse(text, { async: false, gfm: true, breaks: true });
  return renderDocument(replacePictures(parseDocument(html), () => []));
}
