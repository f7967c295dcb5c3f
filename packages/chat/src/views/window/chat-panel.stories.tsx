import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { systemClock } from '../../core';
import { ChatProvider } from '../../react';
import { createDemoPort, demoNow, demoRooms } from '../../testing';
import { ChatPanel, type ChatPanelProps } from './chat-panel';
import '../../styles/styles.css';

const clock = { now: () => demoNow, after: systemClock.after };

const meta = {
  title: 'Chat/ChatPanel 嵌入面板 (messenger, frame)',
  id: 'chat-chatpanel',
  tags: ['chat-聊天'],
  component: ChatPanel,
  args: { room: demoRooms.cheng, onClose: fn() },
  decorators: [
    (Story) => {
      const [port] = useState(() => createDemoPort({ clock }));
      return (
        <ChatProvider port={port} clock={clock}>
          <div className="pd:h-140 pd:w-90 pd:border pd:border-line">
            <Story />
          </div>
        </ChatProvider>
      );
    },
  ],
} satisfies Meta<typeof ChatPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('feed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '關閉' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

function Resizable(props: ChatPanelProps) {
  const [large, setLarge] = useState(false);
  return <ChatPanel {...props} large={large} onResize={setLarge} />;
}

/** A host with more space offers the larger size. */
export const WithTwoSizes: Story = {
  render: (args) => <Resizable {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '放大成聊天室' }));
    await expect(canvas.getByRole('button', { name: '縮成小視窗' })).toBeVisible();
  },
};
