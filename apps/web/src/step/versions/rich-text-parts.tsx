import { RichText } from '../../shared/rich-text';
import type { StepCompareProps, StepReaderProps } from '../step-kind';
import { useSuggestionsInText } from '../suggestions/in-text';
import { RichTextDiff } from './rich-text-diff';

/** A step whose work is one rich text, to read. */
export const RichTextReader = ({ content }: StepReaderProps<string>) => (
  <RichText html={content} {...useSuggestionsInText()} />
);

/** A step whose work is one rich text, compared with an earlier version. */
export const RichTextCompare = (props: StepCompareProps<string>) => <RichTextDiff {...props} />;
