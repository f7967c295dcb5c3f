import { $generateNodesFromDOM } from '@lexical/html';
import { ListItemNode, ListNode } from '@lexical/list';
import { LexicalComposer } from '@lexical/react/LexicalComposer';
import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary';
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin';
import { ListPlugin } from '@lexical/react/LexicalListPlugin';
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin';
import { TablePlugin } from '@lexical/react/LexicalTablePlugin';
import { HeadingNode, QuoteNode } from '@lexical/rich-text';
import { TableCellNode, TableNode, TableRowNode } from '@lexical/table';
import { $getRoot, $insertNodes, type LexicalEditor } from 'lexical';
import { createRoot } from 'react-dom/client';
import { html } from './document';
import { offer } from './run-editor';

function fill(editor: LexicalEditor) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  $getRoot().select();
  $insertNodes($generateNodesFromDOM(editor, page));
}

const config = {
  namespace: 'bench',
  nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, TableNode, TableRowNode, TableCellNode],
  editorState: fill,
  onError(error: Error) {
    throw error;
  },
};

const root = createRoot(document.body.appendChild(document.createElement('div')));

offer({
  open: () =>
    root.render(
      <LexicalComposer initialConfig={config}>
        <RichTextPlugin contentEditable={<ContentEditable />} ErrorBoundary={LexicalErrorBoundary} />
        <HistoryPlugin />
        <ListPlugin />
        <TablePlugin />
      </LexicalComposer>,
    ),
});
