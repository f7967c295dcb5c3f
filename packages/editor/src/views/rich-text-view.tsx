import { forwardRef } from 'react';
import { parseInBrowser } from '../core/document/parse-in-browser';
import { ParsedView, type RichTextViewProps } from './parsed-view';

export type { RichTextViewProps } from './parsed-view';

/**
 * A document to read. Plain DOM without the editor's code; text offsets inside stay the same for the same HTML.
 *
 * @example <RichTextView html={version.content} />
 */
export const RichTextView = forwardRef<HTMLDivElement, RichTextViewProps>(function RichTextView(props, ref) {
  return <ParsedView {...props} ref={ref} parse={parseInBrowser} />;
});
