import { forwardRef } from 'react';
import { parseInBrowser } from '../core/document/parse-in-browser';
import { ParsedView, type RichTextViewProps } from './parsed-view';

export type { RichTextViewProps } from './parsed-view';

/**
 * A read-only document. Plain DOM without the editor's code; text offsets are stable for the same HTML.
 *
 * @example <RichTextView html={version.content} />
 */
export const RichTextView = forwardRef<HTMLDivElement, RichTextViewProps>(function RichTextView(props, ref) {
  return <ParsedView {...props} ref={ref} parse={parseInBrowser} />;
});
