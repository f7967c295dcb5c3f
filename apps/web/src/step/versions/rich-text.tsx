import { lazyExtra } from '../../shared/lazy-extra';
import { RichText } from '../../shared/rich-text';
import { PaperSkeleton } from '../page/step-skeleton';
import type { StepCompareProps, StepReaderProps } from '../step-kind';
import { useSuggestionsInText } from '../suggestions/in-text';

/** Two versions in one text. Comparing is fetched when it is first shown: whoever reads one version does without it. */
export const RichTextDiff = lazyExtra(() => import('./rich-text-diff-view'), <PaperSkeleton />);

/** A step whose work is one rich text, to read. */
export const RichTextReader = ({ content }: StepReaderProps<string>) => (
  <RichText html={content} {...useSuggestionsInText()} />
);

/** A step whose work is one rich text, compared with an earlier version. */
export const RichTextCompare = (props: StepCompareProps<string>) => <RichTextDiff {...props} />;
