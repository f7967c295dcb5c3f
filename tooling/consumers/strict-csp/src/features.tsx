import { ChatFull, ChatProvider } from '@paidang/chat';
import { createDemoPort, createMemoryStorage } from '@paidang/chat/testing';
import { CommentBoardProvider, CommentDrawer, QuoteMarks, SelectionTools } from '@paidang/comment-board';
import { buildComment, createMemoryPort, creator } from '@paidang/comment-board/testing';
import { Credentials } from '@paidang/contract/calls';
import { fieldMessage } from '@paidang/contract/rules';
import { RichTextEditor } from '@paidang/editor';
import { RichTextDiffView, RichTextView } from '@paidang/editor/view';
import { Tour, useTour } from '@paidang/tour';
import { Button } from '@paidang/ui/button';
import { useState } from 'react';

const html =
  '<h2>開場</h2><p>睡前<span class="pd-text-red">五分鐘</span></p><table><tbody><tr><td>書桌</td></tr></tbody></table>';
const steps = [{ id: 'start', title: '從這裡開始', text: '送出後會建立版本', target: 'h1' }];

/** Every package except the design system, with everything it writes into the page. */
export function Features() {
  const [ports] = useState(() => ({
    chat: createDemoPort(),
    storage: createMemoryStorage(),
    comments: createMemoryPort({ author: creator, comments: [buildComment({ message: '開場可以再快一點嗎？' })] }),
  }));
  const [paper, setPaper] = useState<HTMLElement | null>(null);
  const tour = useTour({ steps });
  const refused = Credentials.safeParse({}).error?.issues[0];
  return (
    <>
      <h1>合作流程</h1>
      <Button onClick={() => tour.start()}>開始導覽</Button>
      <Tour tour={tour} />
      <p data-checked>{refused && fieldMessage(refused)}</p>
      <RichTextEditor label="大綱" defaultValue={html} />
      <RichTextView html={html} />
      <RichTextDiffView before={html} after={html.replace('五', '十')} />
      <CommentBoardProvider boardId="outline/1" port={ports.comments} author={creator}>
        <div style={{ position: 'relative' }}>
          <article ref={setPaper}>每天同一時間、同一盞燈、同一個角度自拍。</article>
          <QuoteMarks container={paper} />
          <SelectionTools container={paper} />
        </div>
        <CommentDrawer />
      </CommentBoardProvider>
      <ChatProvider port={ports.chat} storage={ports.storage}>
        <ChatFull />
      </ChatProvider>
    </>
  );
}
