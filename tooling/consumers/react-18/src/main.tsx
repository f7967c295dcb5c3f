import '@paidang/ui/styles.unlayered.css';
import '@paidang/editor/styles.unlayered.css';
import '@paidang/chat/styles.unlayered.css';
import '@paidang/comment-board/styles.unlayered.css';
import '@paidang/tour/styles.unlayered.css';
import { Chat, ChatProvider } from '@paidang/chat';
import { createDemoPort, createMemoryStorage } from '@paidang/chat/testing';
import { CommentBoardProvider, CommentDrawer } from '@paidang/comment-board';
import { createMemoryPort, creator } from '@paidang/comment-board/testing';
import { RichTextEditor } from '@paidang/editor';
import { RichTextView } from '@paidang/editor/view';
import { Tour, useTour } from '@paidang/tour';
import { Button } from '@paidang/ui/button';
import { StrictMode, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Controls } from './controls';

const commentPort = createMemoryPort({ author: creator });
const chatPort = createDemoPort();
const chatStorage = createMemoryStorage();
const steps = [{ id: 'start', title: '從這裡開始', text: '送出後會建立版本', target: 'h1' }];

function Page() {
  const tour = useTour({ steps });
  const paper = useRef<HTMLDivElement>(null);
  return (
    <main>
      <h1>合作流程</h1>
      <Button onClick={() => tour.start()}>開始導覽</Button>
      <Controls />
      <RichTextEditor label="大綱" defaultValue="<h2>開場</h2><p>睡前五分鐘</p>" />
      <RichTextView ref={paper} html="<p>唯讀的大綱</p>" />
      <CommentBoardProvider boardId="outline/1" port={commentPort} author={creator}>
        <CommentDrawer />
      </CommentBoardProvider>
      <ChatProvider port={chatPort} storage={chatStorage}>
        <Chat />
      </ChatProvider>
      <Tour tour={tour} />
    </main>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
