import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type ChatStore, createChatStore, systemClock } from '../../core';
import { type ChatBubbleProps, type ChatComponents, ChatProvider } from '../../react';
import {
  buildContact,
  buildMessage,
  buildRoom,
  createDemoPort,
  demoNow,
  demoRooms,
  type MemoryPort,
  type MemoryPortOptions,
} from '../../testing';
import { defaultComponents } from '../default-components';
import { ChatRoomList } from '../list/chat-room-list';
import { ChatRoom } from '../room/chat-room';
import { Chat } from './chat';
import { ChatAvatar } from './chat-avatar';
import { ChatWindow } from './chat-window';
import '../../styles/styles.css';

const clock = { now: () => demoNow, after: systemClock.after };

interface StageProps {
  /** Options of the memory port. */
  port?: Partial<MemoryPortOptions>;
  components?: Partial<ChatComponents>;
  /** Opens rooms and simulates events. */
  prepare?: (chat: ChatStore, port: MemoryPort) => void;
}

const openCheng = (chat: ChatStore) => chat.open(demoRooms.cheng);

function Stage({ port: options, components, prepare = openCheng }: StageProps) {
  const [store] = useState(() => {
    const port = createDemoPort({ clock, ...options });
    const chat = createChatStore({ port, clock, onError: () => {} });
    prepare(chat, port);
    return chat;
  });
  return (
    <div className="pd:h-175 pd:bg-paper">
      <ChatProvider store={store} components={components}>
        <Chat />
      </ChatProvider>
    </div>
  );
}

/** The contrast of a window that is still fading in cannot be checked. */
const settled = () => waitFor(() => expect(document.getAnimations()).toHaveLength(0));

const meta = {
  title: 'Chat/Chat 聊天視窗 (messenger, direct messages, live chat)',
  id: 'chat-chat',
  tags: ['chat-聊天'],
  component: Stage,
  subcomponents: { Chat, ChatProvider, ChatWindow, ChatRoom, ChatRoomList, ChatAvatar },
  parameters: { layout: 'fullscreen' },
  play: settled,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Popup: Story = {
  play: async ({ canvas }) => {
    const newest = () => canvas.getByText('收到！那我把開場改好，明天早上送出v3。');
    await waitFor(() => expect(newest()).toBeVisible());
    await expect(canvas.getByText('已讀')).toBeVisible();
    await settled();
    const bottom = (element: Element) => element.getBoundingClientRect().bottom;
    await waitFor(() => expect(bottom(newest())).toBeLessThanOrEqual(bottom(canvas.getByRole('feed'))));
  },
};

/** Own messages in a frame of the host; those of the other side stay unchanged. */
function OwnBubble(props: ChatBubbleProps) {
  const { message } = props.entry;
  if (!message.is_sender || message.file) return <defaultComponents.Bubble {...props} />;
  return (
    <blockquote
      style={{
        padding: '8px 14px',
        border: '1px solid var(--pd-line-strong)',
        borderRadius: 4,
        whiteSpace: 'pre-wrap',
      }}
    >
      {message.text}
    </blockquote>
  );
}

/** A custom part, with the default buttons, time and keys around it. */
export const OwnParts: Story = {
  args: { components: { Bubble: OwnBubble } },
  play: async ({ canvas, canvasElement }) => {
    const said = await canvas.findByText('收到！那我把開場改好，明天早上送出v3。', {}, { timeout: 3000 });
    await expect(said.closest('blockquote, [data-slot=chat-bubble]')).toBeInTheDocument();
    await waitFor(() => expect(canvasElement.querySelector('article blockquote')).toBeVisible());
    await settled();
  },
};

/** Edited and unsent messages, and reactions. */
export const Changed: Story = {
  args: {
    port: {
      rooms: [
        {
          item: buildRoom({ chatroom_uuid: demoRooms.cheng, contact: buildContact() }),
          messages: [
            buildMessage({ text: '瓶身正面圖等等寄給你。', reactions: [{ emoji: '👍', count: 2, is_own: true }] }),
            buildMessage({ text: '此訊息已收回', is_sender: true, removal: 'unsent' }),
            buildMessage({
              ...{ text: '早上十點前交v3。', is_sender: true, edited_at: new Date(demoNow).toISOString() },
              ...{ reactions: [{ emoji: '🙏', count: 1, is_own: false }], created_at: new Date(demoNow).toISOString() },
            }),
          ],
        },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('已編輯')).toBeVisible());
    canvas.getByText('早上十點前交v3。').closest<HTMLElement>('[data-slot=chat-message]')?.focus();
    await userEvent.click(await canvas.findByRole('button', { name: '編輯' }));
    await expect(await canvas.findByRole('textbox', { name: '編輯訊息' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await settled();
  },
};

export const Minimised: Story = {
  args: { prepare: (chat) => chat.open(demoRooms.deer, -1) },
  play: async ({ canvas }) => {
    const avatar = await canvas.findByRole('button', { name: '展開與小鹿出門中的對話，2則未讀' });
    await waitFor(() => expect(avatar).toBeVisible());
    await settled();
  },
};

export const PopupAndMinimised: Story = {
  args: {
    prepare(chat) {
      chat.open(demoRooms.deer, -1);
      chat.open(demoRooms.cheng);
    },
  },
};

export const Unread: Story = {
  args: {
    prepare: (chat) => {
      const stop = chat.subscribe(() => {
        if (chat.getSnapshot().roomsStatus !== 'ready') return;
        stop();
        chat.open(demoRooms.deer);
      });
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('以下是未讀訊息')).toBeVisible());
    await settled();
  },
};

export const Empty: Story = {
  args: {
    port: { rooms: [{ item: buildRoom({ chatroom_uuid: demoRooms.cheng, contact: buildContact({ online: true }) }) }] },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('還沒有訊息，和阿澄打聲招呼吧')).toBeVisible());
    await settled();
  },
};

export const Failed: Story = {
  args: {
    prepare(chat, port) {
      port.fail('send');
      chat.open(demoRooms.cheng);
      chat.setText(demoRooms.cheng, '太好了，不用趕，週五前給我就可以。');
      chat.send(demoRooms.cheng);
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重試' }));
    await waitFor(() => expect(canvas.queryByText('未送出')).toBeNull());
    await settled();
  },
};

export const FailedAtRest: Story = { args: Failed.args };

export const Uploading: Story = {
  args: {
    prepare(chat, port) {
      port.holdUploads(0.4);
      chat.open(demoRooms.cheng);
      chat.attach(demoRooms.cheng, [new File([new Uint8Array(2_400_000)], '毛片_第三天.zip')]);
      chat.send(demoRooms.cheng);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: '上傳毛片_第三天.zip' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await settled();
  },
};

export const Refused: Story = {
  args: {
    prepare(chat) {
      chat.open(demoRooms.cheng);
      chat.setText(demoRooms.cheng, '腳本在這裡');
      chat.attach(demoRooms.cheng, [new File(['MZ'], '腳本.exe')]);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('不支援此檔案格式');
    await expect(canvas.getByRole('textbox')).toHaveValue('腳本在這裡');
    await settled();
  },
};

export const Attached: Story = {
  args: {
    prepare(chat) {
      chat.open(demoRooms.cheng);
      chat.attach(demoRooms.cheng, [new File(['text'], '拍攝時程.txt'), new File(['zip'], '毛片_第三天.zip')]);
    },
  },
};

export const Typing: Story = {
  args: {
    port: { clock: { now: () => demoNow, after: () => () => {} } },
    prepare(chat, port) {
      chat.open(demoRooms.cheng);
      setTimeout(() => port.type(demoRooms.cheng), 300);
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('正在輸入⋯⋯')).toBeVisible());
    await settled();
  },
};

export const LongText: Story = {
  args: {
    prepare(chat) {
      chat.open(demoRooms.cheng);
      const text = `${'標籤的字要看得到，其他都可以自由發揮，不用刻意推銷。'.repeat(6)}\n\nhttps://example.com/${'Donaudampfschifffahrtsgesellschaft'.repeat(4)}`;
      chat.setText(demoRooms.cheng, text);
      chat.send(demoRooms.cheng);
    },
  },
};

export const Dark: Story = { ...Popup, tags: ['!test'], parameters: { theme: 'dark' } };

export const Phone: Story = { ...Popup, globals: { viewport: { value: 'phone' } } };

export const Conversation: Story = {
  args: {
    port: { answer: ({ text }) => (text ? `好的，「${text}」我記下了。` : null) },
    prepare: (chat) => chat.open(demoRooms.cheng),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: '給阿澄的訊息' });
    await userEvent.type(field, '週五前給我就可以{Enter}');
    await waitFor(() => expect(canvas.getByText('週五前給我就可以')).toBeVisible());
    await expect(field).toHaveValue('');
    await settled();
  },
};
