import { RichTextView, type RichTextViewProps } from '@paidang/editor/view';
import { pictureSize } from '../data/picture-sizes';

/** Read-only rich text that reserves space for its pictures before they load. */
export const RichText = (props: RichTextViewProps) => <RichTextView pictureSize={pictureSize} {...props} />;
