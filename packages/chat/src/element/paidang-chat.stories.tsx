import { defineElement } from '@paidang/ui/custom-element';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
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

/** Markup of a page without React, as a component so that Storybook can remove it. */
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
    return () => chat.remove();
  }, [lang, theme]);
  return <div ref={place} className="pd:h-175" />;
}

const soon = { timeout: 5000 };

/**
 * Waits until both messages are shown and the window has faded in: before that its colours are translucent and contrast cannot
 * be checked. `document.getAnimations` does not include those in a shadow root.
 */
async function settled(canvasElement: HTMLElement): Promise<ShadowRoot> {
  const shadow = canvasElement.querySelector('paidang-chat')?.shadowRoot;
  if (!shadow) throw new Error('The chat element is missing');
  await waitFor(() => expect(shadow.querySelectorAll('article')).toHaveLength(2), soon);
  await waitFor(() => expect(shadow.getAnimations()).toHaveLength(0), soon);
  return shadow;
}

const meta = {
  title: 'Chat/Chat element 聊天元件 (web component, widget)',
  id: 'chat-element',
  component: Page,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '700px' } } },
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A group in `<paidang-chat>`: the sender is shown above each message. */
export const Group: Story = {};

/** `lang` can change at any time; the labels follow. */
export const English: Story = {
  args: { lang: 'en' },
  play: async ({ canvasElement }) => {
    const shadow = await settled(canvasElement);
    await waitFor(() => expect(shadow.querySelector('textarea')?.placeholder).toBe('Write a message'), soon);
  },
};

export const Dark: Story = { args: { theme: 'dark' }, parameters: { theme: 'dark' } };
