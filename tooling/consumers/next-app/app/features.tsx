'use client';

import { Chat, ChatProvider } from '@paidang/chat';
import { createDemoPort, createMemoryStorage } from '@paidang/chat/testing';
import { CommentBoardProvider, CommentDrawer } from '@paidang/comment-board';
import { createMemoryPort, creator } from '@paidang/comment-board/testing';
import { RichTextView } from '@paidang/editor/view';
import { Tour, useTour } from '@paidang/tour';
import { useState } from 'react';

const steps = [{ id: 'start', title: '從這裡開始', text: '送出後會建立版本', target: 'h1' }];

export function Features() {
  const [ports] = useState(() => ({
    chat: createDemoPort(),
    storage: createMemoryStorage(),
    comments: createMemoryPort({ author: creator }),
  }));
  const tour = useTour({ steps });
  return (
    <>
      <RichTextView html="<ul><li>縮圖</li></ul>" />
      <CommentBoardProvider boardId="outline/1" port={ports.comments} author={creator}>
        <CommentDrawer />
      </CommentBoardProvider>
      <ChatProvider port={ports.chat} storage={ports.storage}>
        <Chat />
      </ChatProvider>
      <Tour tour={tour} />
    </>
  );
}
