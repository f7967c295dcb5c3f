import '@paidang/ui/styles.css';
import '../styles/styles.css';
import { looksTheSameInABareHost } from '../../../../tooling/bare-host';
import { RichTextDiffView } from './rich-text-diff-view';
import { RichTextEditor } from './rich-text-editor';
import { RichTextView } from './rich-text-view';

const html =
  '<h2>Opening</h2><p>Five minutes <strong>before</strong> sleep.</p><ul><li><p>Bottle</p></li></ul><table><tbody><tr><td><p>Cut</p></td></tr></tbody></table>';

looksTheSameInABareHost(
  {
    RichTextDiffView: () => <RichTextDiffView before={html} after={html.replace('Five', 'Ten')} />,
    RichTextEditor: () => <RichTextEditor label="Outline" defaultValue={html} />,
    RichTextView: () => <RichTextView html={html} />,
  },
  { loads: true },
);
