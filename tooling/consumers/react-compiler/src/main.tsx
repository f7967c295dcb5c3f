import '@paidang/ui/styles.css';
import '@paidang/chat/styles.css';
import '@paidang/comment-board/styles.css';
import '@paidang/editor/styles.css';
import '@paidang/tour/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ChatHost } from './chat-host';
import { CommentHost } from './comment-host';
import { EditorHost } from './editor-host';
import { ElementHost } from './element-host';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <ChatHost />
    <CommentHost />
    <EditorHost />
    <ElementHost />
  </StrictMode>,
);
