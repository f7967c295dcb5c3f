import { RichTextDiffView, RichTextView } from '@paidang/editor/view';
import type { StepCompareProps, StepReaderProps } from './step-kind';

/** A step whose work is one rich text, to read. */
export const RichTextReader = ({ content }: StepReaderProps<string>) => <RichTextView html={content} />;

/** A step whose work is one rich text, compared with an earlier version. */
export const RichTextCompare = (props: StepCompareProps<string>) => <RichTextDiffView {...props} />;
