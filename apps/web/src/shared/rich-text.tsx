import { RichTextView, type RichTextViewProps } from '@paidang/editor/view';
import { pictureSize } from '../data/picture-sizes';

/** A text to read, whose pictures have their places before they come. */
export const RichText = (props: RichTextViewProps) => <RichTextView pictureSize={pictureSize} {...props} />;
