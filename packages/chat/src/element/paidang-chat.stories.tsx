import { defineElement } from '@paidang/ui/custom-element';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import { systemClock } from '../core';
import {
  buildContact,
  buildMessage,
  buildRoom,
  createMemoryPort,
  createMemoryStorage,
  demoNow,
  demoRooms,
  uuid,
} from '../testing';
import { PaidangChat } from './paidang-chat';

defineElement('paidang-chat', PaidangChat);

const clock = { now: () => demoNow, after: systemClock.after };
const ruan = { uuid: uuid(31), name: '小阮', role: 'Vendor' as const };
const editor = { uuid: uuid(33), name: '剪接師老王' };

/** A room with `members` is a group, in the element as in React. */
const groupPort = () =>
  createMemoryPort({
    clock,
    rooms: [
      {
        item: buildRoom({
          chatroom_uuid: demoRooms.cheng,
          contact: buildContact({ name: '夜間修護精華小組' }),
          members: [ruan, editor],
        }),
        messages: [
          buildMessage({ text: '片尾的警語用品牌給的那一版。', sender: ruan, created_at: '2026-11-19T06:01:00Z' }),
          buildMessage({ text: '收到，換好貼在這裡。', sender: editor, created_at: '2026-11-19T06:06:00Z' }),
        ],
      },
    ],
  });

/** What a page without React writes, as a component so that Storybook can take it away again. */
function Page({ lang, theme }: { lang?: string; theme?: 'light' | 'dark' }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const chat = new PaidangChat();
    chat.storage = createMemoryStorage();
    chat.port = groupPort();
    if (lang) chat.lang = lang;
    if (theme) chat.setAttribute('theme', theme);
    place.current?.append(chat);
    chat.open(demoRooms.cheng);
    // The element has a React root of its own, which cannot end while this one renders.
    return () => {
      setTimeout(() => chat.remove());
    };
  }, [lang, theme]);
  return <div ref={place} className="pd:h-175" />;
}

const meta = {
  title: 'Chat/Chat element 聊天元件 (web component, widget)',
  id: 'chat-element',
  component: Page,
  // The element has tests of its own; its theme does not follow the page's, by which colours are measured here.
  tags: ['!test'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '700px' } } },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A group in `<paidang-chat>`: who wrote stands above each message. */
export const Group: Story = {};

/** `lang` may be changed at any time; the words follow. */
export const English: Story = { args: { lang: 'en' } };

export const Dark: Story = { args: { theme: 'dark' }, parameters: { theme: 'dark' } };
