import { RichTextDiffView, type RichTextDiffViewProps } from '@paidang/editor/view';
import { pictureSize } from '../../data/picture-sizes';

/** Two versions in one text, whose pictures have their places before they come. */
export default function RichTextDiff(props: RichTextDiffViewProps) {
  return <RichTextDiffView pictureSize={pictureSize} {...props} />;
}
