import './host.css';
import '@paidang/ui/styles.css';
import '@paidang/editor/styles.css';
import '@paidang/chat/styles.css';
import '@paidang/claims/styles.css';
import '@paidang/comment-board/styles.css';
import '@paidang/film/styles.css';
import '@paidang/tour/styles.css';
import { Chat, ChatProvider } from '@paidang/chat';
import { createDemoPort, createMemoryStorage } from '@paidang/chat/testing';
import { check, rulesDate } from '@paidang/claims';
import { ClaimPanel, type ClaimPanelProps } from '@paidang/claims/view';
import { CommentBoardProvider, CommentDrawer } from '@paidang/comment-board';
import { createMemoryPort as createCommentPort, creator } from '@paidang/comment-board/testing';
import { checkEmail } from '@paidang/contract/rules';
import { RichTextEditor } from '@paidang/editor';
import { RichTextView } from '@paidang/editor/view';
import { createFilmClock, FilmPlayer } from '@paidang/film';
import { buildFilm } from '@paidang/film/testing';
import { Tour, useTour } from '@paidang/tour';
import { Button } from '@paidang/ui/button';
import { FilmMini } from '@paidang/ui/film-mini';
import { TooltipProvider } from '@paidang/ui/tooltip';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const frames = [
  { id: '1', state: 'done' },
  { id: '2', state: 'now', tone: 'vendor' },
  { id: '3', state: 'next' },
] as const;

const commentPort = createCommentPort({ author: creator });
const film = buildFilm({ path: null });
const clock = createFilmClock();
const chatPort = createDemoPort();
const chatStorage = createMemoryStorage();

const claims: ClaimPanelProps['found'] = {
  category: 'cosmetics',
  rulesDate,
  claims: check('消除皺紋', { category: 'cosmetics' }).findings.map(({ laws, ...finding }) => ({
    ...finding,
    law: laws.map(({ name }) => name).join('、'),
  })),
  demands: [],
  disclosure: null,
};

function Page() {
  const tour = useTour({ steps: [{ id: 'start', title: '從這裡開始', text: '送出後會建立版本', target: 'h1' }] });
  return (
    <main>
      <h1>{checkEmail('abc')}</h1>
      <Button variant="ink" className="px-10">
        送出提案
      </Button>
      <p className="bg-sunken p-[3px] text-13 text-ink-2">合作流程</p>
      <FilmMini frames={frames} label="任務步驟" />
      <RichTextEditor label="大綱" defaultValue="<h2>開場</h2><p>睡前五分鐘</p>" />
      <RichTextView html="<p>唯讀的大綱</p>" />
      <CommentBoardProvider boardId="outline/1" port={commentPort} author={creator}>
        <CommentDrawer />
      </CommentBoardProvider>
      <TooltipProvider>
        <FilmPlayer film={film} clock={clock} />
      </TooltipProvider>
      <ChatProvider port={chatPort} storage={chatStorage}>
        <Chat />
      </ChatProvider>
      <ClaimPanel found={claims} active={null} onActiveChange={() => {}} />
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

const wanted = ['電子郵件不正確', '送出提案', '睡前五分鐘', '唯讀的大綱', '留言', '消除皺紋'];
const looking = setInterval(() => {
  if (!wanted.every((text) => document.body.textContent?.includes(text))) return;
  clearInterval(looking);
  document.documentElement.dataset.consumer = 'works';
}, 50);
