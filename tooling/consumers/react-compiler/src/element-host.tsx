import '@paidang/chat/element';
import '@paidang/comment-board/element';
import '@paidang/editor/element';
import '@paidang/tour/element';
import type {} from '@paidang/chat/element/react';
import { buildRoom, createMemoryPort, createMemoryStorage } from '@paidang/chat/testing';
import type {} from '@paidang/comment-board/element/react';
import {
  buildComment,
  createMemoryPort as createBoard,
  createMemoryDrafts,
  vendor,
} from '@paidang/comment-board/testing';
import type {} from '@paidang/editor/element/react';
import type {} from '@paidang/tour/element/react';
import { useRef, useState } from 'react';

const chat = createMemoryPort({ rooms: [{ item: buildRoom({ unseen_count: 2 }) }] });
const storage = createMemoryStorage();
const board = createBoard({ author: vendor, comments: [buildComment({ message: '元素裡的留言' })] });
const drafts = createMemoryDrafts();

/** React 19 sets properties of elements and adds listeners. */
export function ElementHost() {
  const [unseen, setUnseen] = useState(0);
  const [html, setHtml] = useState('');
  const [counted, setCounted] = useState(0);
  const tour = useRef<HTMLElementTagNameMap['paidang-tour']>(null);
  return (
    <section aria-label="元素">
      <paidang-chat room-list port={chat} storage={storage} onchat-unseen={({ detail }) => setUnseen(detail.unseen)} />
      <paidang-editor label="元素的大綱" oneditor-change={({ detail }) => setHtml(detail.html)} />
      <paidang-comment-board
        board-id="element"
        style={{ height: 480 }}
        author={vendor}
        port={board}
        drafts={drafts}
        oncomment-counts={({ detail }) => setCounted(detail.all)}
      />
      <paidang-tour ref={tour} steps={[{ id: 'one', title: '元素的導覽', text: '一步' }]} />
      {/* @ts-expect-error no such theme: the types are there */}
      <paidang-chat theme="pink" hidden />
      <button type="button" onClick={() => tour.current?.start()}>
        元素導覽
      </button>
      <output aria-label="元素說的">{`${unseen} ${counted} ${html}`}</output>
    </section>
  );
}
