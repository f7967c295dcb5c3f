import { lazyExtra } from '../../shared/lazy-extra';
import { RichText } from '../../shared/rich-text';
import { PaperSkeleton } from '../page/step-skeleton';
import type { StepCompareProps, StepReaderProps } from '../step-kind';
import { useSuggestionsInText } from '../suggestions/in-text';

/** Differences between two texts, loaded on first use: readers of a single version do not need it. */
export const RichTextDiff = lazyExtra(() => import('./rich-text-diff-view'), <PaperSkeleton />);

/** Displays a step whose content is one rich text. */
export const RichTextReader = ({ content }: StepReaderProps<string>) => (
  <RichText html={content} {...useSuggestionsInText()} />
);

/** Compares versions of a step whose content is one rich text. */
export const RichTextCompare = (props: StepCompareProps<string>) => <RichTextDiff {...props} />;
