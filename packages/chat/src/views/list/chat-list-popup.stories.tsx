import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { systemClock } from '../../core';
import { ChatProvider } from '../../react';
import { createDemoPort, createMemoryPort, demoNow } from '../../testing';
import { ChatListPopup } from './chat-list-popup';
import '../../styles/styles.css';

const clock = { now: () => demoNow, after: systemClock.after };

const meta = {
  title: 'Chat/ChatListPopup 聊天清單 (inbox, conversations)',
  id: 'chat-chatlistpopup',
  tags: ['chat-聊天'],
  component: ChatListPopup,
  args: { onOpenAll: fn(), className: 'pd:rounded-dialog pd:border pd:border-line pd:bg-raised' },
  decorators: [
    (Story, { parameters }) => {
      const [port] = useState(() => (parameters.empty ? createMemoryPort({ rooms: [] }) : createDemoPort({ clock })));
      return (
        <ChatProvider port={port} clock={clock}>
          <Story />
        </ChatProvider>
      );
    },
  ],
} satisfies Meta<typeof ChatListPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('小鹿出門中')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '在聊天室開啟全部' }));
    await expect(args.onOpenAll).toHaveBeenCalledOnce();
  },
};

export const Searching: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: '搜尋名字或訊息' }), '飯店');
    await expect(await canvas.findByText('小鹿出門中')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('阿澄')).toBeNull());
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '火星');
    await expect(await canvas.findByText('找不到「火星」')).toBeVisible();
  },
};

export const Empty: Story = { parameters: { empty: true } };

export const Dark: Story = { tags: ['!test'], parameters: { theme: 'dark' } };
