import { RichText } from '../rich-text';
import { RichTextDiff } from './rich-text-diff';
import type { StepCompareProps, StepReaderProps } from './step-kind';
import { useSuggestionsInText } from './suggestions/in-text';

/** A step whose work is one rich text, to read. */
export const RichTextReader = ({ content }: StepReaderProps<string>) => (
  <RichText html={content} {...useSuggestionsInText()} />
);

/** A step whose work is one rich text, compared with an earlier version. */
export const RichTextCompare = (props: StepCompareProps<string>) => <RichTextDiff {...props} />;
