import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { systemClock } from '../../core';
import { en } from '../../labels/en';
import { ChatProvider } from '../../react';
import {
  buildContact,
  buildConversation,
  buildMessage,
  buildRoom,
  createDemoPort,
  createMemoryPort,
  demoNow,
  demoRooms,
  uuid,
} from '../../testing';
import { ChatFull } from './chat-full';
import '../../styles/styles.css';

const clock = { now: () => demoNow, after: systemClock.after };

const meta = {
  title: 'Chat/ChatFull 全頁聊天 (messenger, inbox)',
  id: 'chat-chatfull',
  tags: ['chat-聊天'],
  component: ChatFull,
  parameters: { layout: 'fullscreen' },
  args: {
    room: demoRooms.cheng,
    subtitle: () => '夜間修護精華｜一週實測',
  },
  decorators: [
    (Story, { parameters, globals }) => {
      const [port] = useState(() => parameters.port?.() ?? createDemoPort({ clock }));
      return (
        <ChatProvider port={port} clock={clock} labels={globals.language === 'en' ? en : {}}>
          <div className="pd:h-175">
            <Story />
          </div>
        </ChatProvider>
      );
    },
  ],
} satisfies Meta<typeof ChatFull>;

export default meta;
type Story = StoryObj<typeof meta>;

const englishLines = [
  'Hi! The outline is up. Could you have a look before Friday?',
  'On it. Is the music final?',
  'Almost. I’ll send the licence tomorrow.',
  'Great, thank you!',
];

const englishPort = () =>
  createMemoryPort({
    rooms: [
      {
        item: buildRoom({
          chatroom_uuid: demoRooms.cheng,
          contact: buildContact({ name: 'Ana', online: true }),
          text: 'Great, thank you!',
        }),
        messages: buildConversation(englishLines.length).map((message, index) => ({
          ...message,
          text: englishLines[index] ?? '',
        })),
      },
    ],
  });

export const InEnglish: Story = {
  args: { subtitle: () => 'Night serum, one week' },
  parameters: { port: englishPort },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Message to Ana' })).toBeVisible();
    await expect((await canvas.findAllByRole('article', { name: /^(Ana|You) \d+:\d\d [AP]M$/ }))[0]).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Conversation with Ana' })).toHaveAttribute('lang', 'en');
  },
};

export const RightToLeft: Story = { ...InEnglish, globals: { language: 'en', direction: 'rtl' } };

export const Room: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('article', { name: /^阿澄 \d\d:32$/ })).toBeVisible());
  },
};

export const Reply: Story = {
  play: async ({ canvas }) => {
    const said = await canvas.findByRole('article', { name: /^阿澄 \d\d:32$/ });
    said.focus();
    await userEvent.click(await within(said).findByRole('button', { name: '回覆' }));
    await expect(canvas.getByText('回覆阿澄')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '給阿澄的訊息' })).toHaveFocus();
  },
};

const reported = fn();

/** With `report` in the port, messages of the other side have a flag button. */
export const Reporting: Story = {
  parameters: { port: () => ({ ...createDemoPort({ clock }), report: reported }) },
  play: async ({ canvas }) => {
    const said = await canvas.findByRole('article', { name: /^阿澄 \d\d:32$/ });
    said.focus();
    await userEvent.click(await within(said).findByRole('button', { name: '檢舉' }));
    await expect(reported).toHaveBeenCalledWith(demoRooms.cheng, expect.objectContaining({ is_sender: false }));
  },
};

const ruan = { uuid: uuid(31), name: '小阮', role: 'Vendor' as const };
const cheng = { uuid: uuid(32), name: '阿澄', role: 'Creator' as const };
const editor = { uuid: uuid(33), name: '剪接師老王' };

const groupPort = () =>
  createMemoryPort({
    clock,
    markdown: true,
    rooms: [
      {
        item: buildRoom({
          chatroom_uuid: demoRooms.cheng,
          contact: buildContact({ name: '夜間修護精華小組' }),
          members: [ruan, cheng, editor],
        }),
        messages: [
          buildMessage({
            text: '**週五前**要定稿，還差兩件：\n- 片尾的警語\n- 音樂授權',
            sender: ruan,
            created_at: '2026-11-19T06:01:00Z',
          }),
          buildMessage({
            text: '> 片尾的警語\n用品牌給的那一版嗎？',
            sender: cheng,
            created_at: '2026-11-19T06:02:00Z',
          }),
          buildMessage({ text: '對，檔名是`警語_v2`。', sender: ruan, created_at: '2026-11-19T06:03:00Z' }),
          buildMessage({
            text: '@剪接師老王 麻煩~~今天~~明天中午前換上',
            is_sender: true,
            mentions: [editor],
            created_at: '2026-11-19T06:05:00Z',
          }),
          buildMessage({ text: '收到，換好貼在這裡。', sender: editor, created_at: '2026-11-19T06:06:00Z' }),
        ],
      },
    ],
  });

/** A room with `members` is a group; `findMembers` offers them below an @; with `markdown` texts are rendered. */
export const Group: Story = {
  parameters: { port: groupPort },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: /^剪接師老王 / })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: '給夜間修護精華小組的訊息' }), '謝謝 @');
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
  },
};

export const GroupDark: Story = { ...Group, tags: ['!test'], parameters: { ...Group.parameters, theme: 'dark' } };

export const GroupOnPhone: Story = { ...Group, globals: { viewport: { value: 'phone' } } };

export const UnreadAbove: Story = {
  parameters: {
    port: () =>
      createMemoryPort({
        rooms: [
          {
            item: buildRoom({ chatroom_uuid: demoRooms.cheng, contact: buildContact(), unseen_count: 38 }),
            messages: buildConversation(60),
          },
        ],
      }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '跳到第一則未讀' })).toBeVisible();
  },
};

const openSearch = async (canvas: ReturnType<typeof within>, words: string) => {
  await canvas.findByRole('article', { name: /^阿澄 \d\d:32$/ });
  await userEvent.click(canvas.getByRole('button', { name: '搜尋這段對話' }));
  await userEvent.type(canvas.getByRole('searchbox', { name: '搜尋這段對話' }), words);
};

/** Hits are marked on ink and on paper; the current one has a frame. */
export const Searching: Story = {
  play: async ({ canvas }) => {
    await openSearch(canvas, '可以{Enter}');
    await expect(await canvas.findByText('第2筆，共2筆')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('mark')).toHaveLength(2));
  },
};

export const SearchingNothing: Story = {
  play: async ({ canvas }) => {
    await openSearch(canvas, '口播稿{Enter}');
    await expect(await canvas.findByText('找不到「口播稿」')).toBeVisible();
  },
};

export const SearchingFails: Story = {
  parameters: {
    port: () => {
      const port = createDemoPort({ clock });
      port.fail('searchMessages');
      return port;
    },
  },
  play: async ({ canvas }) => {
    await openSearch(canvas, '燈光{Enter}');
    await expect(await canvas.findByText('搜尋失敗')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重試' })).toBeVisible();
  },
};

export const SearchingOnPhone: Story = { ...Searching, globals: { viewport: { value: 'phone' } } };

export const NoRoom: Story = { args: { room: null } };

/** A room that is not in the list is not shown: it belongs to somebody else, or does not exist. */
export const ForeignRoom: Story = {
  args: { room: '__proto__' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^阿澄/ })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /的訊息$/ })).toBeNull();
    await expect(canvas.getByText('從左邊選一個對話')).toBeVisible();
  },
};

export const Dark: Story = { tags: ['!test'], parameters: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneList: Story = { args: { room: null }, globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const TenThousand: Story = {
  args: { room: uuid(100) },
  parameters: {
    port: () =>
      createMemoryPort({
        rooms: [{ item: buildRoom({ chatroom_uuid: uuid(100) }), messages: buildConversation(10_000) }],
      }),
  },
};
