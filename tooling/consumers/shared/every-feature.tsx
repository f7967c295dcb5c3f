'use client';

import { Chat, type ChatBubbleProps, ChatProvider, ChatRoomList, defaultComponents, useChatStore } from '@paidang/chat';
import { createDemoPort, createMemoryStorage } from '@paidang/chat/testing';
import { check, rulesDate } from '@paidang/claims';
import { ClaimPanel, type ClaimPanelProps } from '@paidang/claims/view';
import {
  CommentBoardProvider,
  CommentDrawer,
  type CommentHeaderProps,
  QuoteMarks,
  SelectionTools,
} from '@paidang/comment-board';
import { buildComment, createMemoryPort, creator } from '@paidang/comment-board/testing';
import {
  type EditorToolbarProps,
  defaultComponents as editorParts,
  RichTextEditor,
  ToolbarButton,
} from '@paidang/editor';
import { RichTextDiffView, RichTextView } from '@paidang/editor/view';
import { createFilmClock, FilmPlayer, PlayerRuler } from '@paidang/film';
import { buildFilm } from '@paidang/film/testing';
import { Tour, type TourPopoverProps, useTour } from '@paidang/tour';
import { Button } from '@paidang/ui/button';
import { TooltipProvider } from '@paidang/ui/tooltip';
import { useState } from 'react';

/** Without a URL: not every host allows the page to play it. */
const film = buildFilm({ path: null });
const steps = [{ id: 'start', title: 'Start here', text: <em>Sending makes a version</em>, target: 'h1' }];

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

function OwnBubble(props: ChatBubbleProps) {
  return (
    <div data-own="bubble" style={{ minWidth: 0 }}>
      <defaultComponents.Bubble {...props} />
    </div>
  );
}

function OwnHeader({ comment, children }: CommentHeaderProps) {
  return (
    <div data-own="comment-header">
      {comment.created_by}
      {children}
    </div>
  );
}

function OwnToolbar({ editor }: EditorToolbarProps) {
  return (
    <>
      <editorParts.Toolbar editor={editor} />
      <ToolbarButton label="Date" onClick={() => editor.chain().focus().insertContent('2026-11-23').run()}>
        D
      </ToolbarButton>
    </>
  );
}

function OwnPopover({ title, titleId, text, textId, actions }: TourPopoverProps) {
  return (
    <div data-own="popover">
      <h2 id={titleId}>{title}</h2>
      <div id={textId}>{text}</div>
      {actions.map(({ label, onClick }) => (
        <button key={label} type="button" onClick={onClick}>
          {label}
        </button>
      ))}
    </div>
  );
}

const chatParts = { Bubble: OwnBubble };
const boardParts = { CommentHeader: OwnHeader };
const toolbar = { Toolbar: OwnToolbar };
const tourParts = { Popover: OwnPopover };

/** Every feature package on one page of a host, each with a custom part. */
export function EveryFeature() {
  const [paper, setPaper] = useState<HTMLElement | null>(null);
  const [written, setWritten] = useState('');
  const [claim, setClaim] = useState<string | null>(null);
  const [ports] = useState(() => ({
    chat: createDemoPort(),
    storage: createMemoryStorage(),
    comments: createMemoryPort({ author: creator, comments: [buildComment({ message: 'A little faster?' }, creator)] }),
  }));
  const [clock] = useState(createFilmClock);
  const tour = useTour({ steps });
  return (
    <>
      <Button onClick={() => tour.start()}>Tour</Button>
      <RichTextEditor
        label="Outline"
        defaultValue="<h2>Opening</h2><p>Before sleep</p>"
        onChange={setWritten}
        components={toolbar}
      />
      <output aria-label="Written">{written}</output>
      <RichTextDiffView before="<p>Five minutes</p>" after="<p>Ten minutes</p>" />
      <CommentBoardProvider boardId="outline/1" port={ports.comments} author={creator} components={boardParts}>
        <div style={{ display: 'flex', height: 600 }}>
          <div style={{ position: 'relative', flex: 1 }}>
            <RichTextView ref={setPaper} html="<p>The same lamp at the same time.</p>" />
            <QuoteMarks container={paper} />
            <SelectionTools container={paper} />
          </div>
          <CommentDrawer />
        </div>
      </CommentBoardProvider>
      <TooltipProvider>
        <div style={{ display: 'flex', height: 480 }}>
          <FilmPlayer film={film} clock={clock}>
            <PlayerRuler film={film} clock={clock} />
          </FilmPlayer>
        </div>
      </TooltipProvider>
      <ClaimPanel found={claims} active={claim} onActiveChange={setClaim} />
      <ChatProvider port={ports.chat} storage={ports.storage} components={chatParts}>
        <Rooms />
        <Chat />
      </ChatProvider>
      <Tour tour={tour} components={tourParts} />
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
