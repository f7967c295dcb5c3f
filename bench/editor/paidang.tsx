import '@paidang/ui/styles.css';
import '@paidang/editor/styles.css';
import { RichTextEditor } from '@paidang/editor';
import { createMemoryPort } from '@paidang/editor/testing';
import { createRoot } from 'react-dom/client';
import { html } from './document';
import { offer } from './run-editor';

const root = createRoot(document.body.appendChild(document.createElement('div')));

offer({
  open: () =>
    root.render(<RichTextEditor label="大綱" defaultValue={html} port={createMemoryPort()} onChange={() => {}} />),
});
