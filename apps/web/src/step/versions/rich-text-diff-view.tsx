import { RichTextDiffView, type RichTextDiffViewProps } from '@paidang/editor/view';
import { pictureSize } from '../../data/picture-sizes';

/** Differences between two texts; reserves space for pictures before they load. */
export default function RichTextDiff(props: RichTextDiffViewProps) {
  return <RichTextDiffView pictureSize={pictureSize} {...props} />;
}
