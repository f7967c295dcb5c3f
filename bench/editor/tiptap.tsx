import { TableKit } from '@tiptap/extension-table';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { createRoot } from 'react-dom/client';
import { html } from './document';
import { offer } from './run-editor';

const extensions = [StarterKit, TableKit];

/** No toolbar, no counts, nothing around it. */
function Bare() {
  const editor = useEditor({ extensions, content: html });
  return <EditorContent editor={editor} />;
}

const root = createRoot(document.body.appendChild(document.createElement('div')));

offer({ open: () => root.render(<Bare />) });
