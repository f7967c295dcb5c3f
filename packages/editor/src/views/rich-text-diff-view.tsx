import { forwardRef } from 'react';
import { parseInBrowser } from '../core/document/parse-in-browser';
import { ParsedDiffView, type RichTextDiffViewProps } from './parsed-diff-view';

export type { DiffSummary, RichTextDiffHandle, RichTextDiffViewProps } from './parsed-diff-view';

/**
 * Compares two versions in one text: additions underlined on green, deletions struck through on red. Alt + ↓ and Alt + ↑
 * move between changes. Loads no editor code.
 *
 * @example
 * <RichTextDiffView before={v1.content} after={v2.content} onDiff={setSummary} diffRef={diff} />
 * <Button onClick={() => diff.current?.next()}>下一處修改</Button>
 */
export const RichTextDiffView = forwardRef<HTMLDivElement, RichTextDiffViewProps>(
  function RichTextDiffView(props, ref) {
    return <ParsedDiffView {...props} ref={ref} parse={parseInBrowser} />;
  },
);
