import { forwardRef } from 'react';
import { parseDocument } from '../core/sanitize-document';
import { ParsedDiffView, type RichTextDiffViewProps } from './parsed-diff-view';
import { ParsedView, type RichTextViewProps } from './parsed-view';

/** `RichTextView` for environments without a browser. */
export const RichTextView = forwardRef<HTMLDivElement, RichTextViewProps>(function RichTextView(props, ref) {
  return <ParsedView {...props} ref={ref} parse={parseDocument} />;
});

/** `RichTextDiffView` for environments without a browser. */
export const RichTextDiffView = forwardRef<HTMLDivElement, RichTextDiffViewProps>(
  function RichTextDiffView(props, ref) {
    return <ParsedDiffView {...props} ref={ref} parse={parseDocument} />;
  },
);
