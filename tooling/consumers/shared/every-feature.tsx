'use client';

import { Chat, ChatProvider, ChatRoomList, useChatStore } from '@paidang/chat';
import { createDemoPort, createMemoryStorage } from '@paidang/chat/testing';
import { CommentBoardProvider, CommentDrawer, QuoteMarks, SelectionTools } from '@paidang/comment-board';
import { buildComment, createMemoryPort, creator } from '@paidang/comment-board/testing';
import { RichTextEditor } from '@paidang/editor';
import { RichTextDiffView, RichTextView } from '@paidang/editor/view';
import { Tour, useTour } from '@paidang/tour';
import { Button } from '@paidang/ui/button';
import { useState } from 'react';

const steps = [{ id: 'start', title: 'Start here', text: 'Sending makes a version', target: 'h1' }];

/** Every feature package on one page of a host's. */
export function EveryFeature() {
  const [paper, setPaper] = useState<HTMLElement | null>(null);
  const [written, setWritten] = useState('');
  const [ports] = useState(() => ({
    chat: createDemoPort(),
    storage: createMemoryStorage(),
    comments: createMemoryPort({ author: creator, comments: [buildComment({ message: 'A little faster?' }, creator)] }),
  }));
  const tour = useTour({ steps });
  return (
    <>
      <Button onClick={() => tour.start()}>Tour</Button>
      <RichTextEditor label="Outline" defaultValue="<h2>Opening</h2><p>Before sleep</p>" onChange={setWritten} />
      <output aria-label="Written">{written}</output>
      <RichTextDiffView before="<p>Five minutes</p>" after="<p>Ten minutes</p>" />
      <CommentBoardProvider boardId="outline/1" port={ports.comments} author={creator}>
        <div style={{ display: 'flex', height: 600 }}>
          <div style={{ position: 'relative', flex: 1 }}>
            <RichTextView ref={setPaper} html="<p>The same lamp at the same time.</p>" />
            <QuoteMarks container={paper} />
            <SelectionTools container={paper} />
          </div>
          <CommentDrawer />
        </div>
      </CommentBoardProvider>
      <ChatProvider port={ports.chat} storage={ports.storage}>
        <Rooms />
        <Chat />
      </ChatProvider>
      <Tour tour={tour} />
    </>
  );
}

function Rooms() {
  const chat = useChatStore();
  return (
    <div style={{ height: 400, display: 'flex' }}>
      <ChatRoomList onOpen={(room) => chat.open(room)} />
    </div>
  );
}
