import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Copy, MessageCircle } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { InEveryState } from '../foundations/in-every-state';
import { IconButton } from '.';

const meta = {
  title: 'UI/IconButton 圖示按鈕 (action icon)',
  id: 'ui-iconbutton',
  tags: ['actions-動作'],
  component: IconButton,
  args: { label: '通知', children: <Bell size={20} strokeWidth={1.75} aria-hidden="true" /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'md', dot: false, pressed: undefined } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: (args) => (
    <InEveryState>
      {(state) => (
        <>
          <IconButton {...args} label={`通知（${state}）`} />
          <IconButton {...args} label={`通知開著（${state}）`} pressed />
        </>
      )}
    </InEveryState>
  ),
};

export const Small: Story = {
  args: { size: 'sm', label: '複製連結', children: <Copy size={16} strokeWidth={1.75} aria-hidden="true" /> },
};

export const WithDot: Story = { args: { label: '通知，有未讀通知', dot: true } };

export const Pressed: Story = {
  args: { label: '聊天', pressed: true, children: <MessageCircle size={20} strokeWidth={1.75} aria-hidden="true" /> },
};

export const Disabled: Story = { args: { disabled: true } };

export const TooltipOnFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent('通知');
  },
};

/** The name is in the tooltip. */
export const LongText: Story = {
  args: { label: '通知：Donaudampfschifffahrtsgesellschaftskapitaen在影片製作留下四則修改意見，請在週五以前回覆' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent('請在週五以前回覆');
  },
};

export const Dark: Story = { args: { label: '通知，有未讀通知', dot: true }, parameters: { theme: 'dark' } };
