import '@blocknote/mantine/style.css';
import { BlockNoteEditor } from '@blocknote/core';
import { BlockNoteView } from '@blocknote/mantine';
import { createRoot } from 'react-dom/client';
import { html } from './document';
import { offer } from './run-editor';

const root = createRoot(document.body.appendChild(document.createElement('div')));

offer({
  open() {
    const editor = BlockNoteEditor.create();
    editor.replaceBlocks(editor.document, editor.tryParseHTMLToBlocks(html));
    root.render(<BlockNoteView editor={editor} />);
  },
});
