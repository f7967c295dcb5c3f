import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { systemClock } from '../../core';
import { ChatProvider } from '../../react';
import { createDemoPort, createMemoryPort, demoNow } from '../../testing';
import { ChatLauncher } from './chat-launcher';
import '../../styles/styles.css';

const clock = { now: () => demoNow, after: systemClock.after };

const meta = {
  title: 'Chat/ChatLauncher 聊天鈕 (support widget, chat bubble)',
  id: 'chat-chatlauncher',
  tags: ['chat-聊天'],
  component: ChatLauncher,
  args: { onOpenAll: fn() },
  decorators: [
    (Story, { parameters }) => {
      const [port] = useState(() => (parameters.empty ? createMemoryPort({ rooms: [] }) : createDemoPort({ clock })));
      return (
        <ChatProvider port={port} clock={clock}>
          <div className="pd-root pd:flex pd:h-140 pd:w-100 pd:max-w-full pd:items-end pd:justify-end">
            <Story />
          </div>
        </ChatProvider>
      );
    },
  ],
} satisfies Meta<typeof ChatLauncher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: '聊天室，3則未讀' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: '搜尋名字或訊息' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: '在聊天室開啟全部' }));
    await expect(args.onOpenAll).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^聊天室/ }));
    const room = await canvas.findByText('小鹿出門中');
    await waitFor(() => expect(room).toBeVisible());
  },
};

export const NothingUnseen: Story = { parameters: { empty: true } };

export const Dark: Story = { ...Open, parameters: { theme: 'dark' } };
