import type { Meta, StoryObj } from '@storybook/react-vite';
import { Count } from './count';

const meta = {
  title: 'UI/Count 計數 (counter, number badge)',
  id: 'ui-count',
  tags: ['data-資料'],
  component: Count,
  args: { value: 3, label: '3則未讀' },
} satisfies Meta<typeof Count>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { max: 99, tone: 'quiet' } };

export const All: Story = {
  render: () => (
    <div className="pd:flex pd:gap-2">
      <Count value={3} />
      <Count value={42} />
      <Count value={128} />
      <Count value={5} tone="quiet" />
      <Count value={1000} max={999} tone="quiet" />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    value: 1_234_567,
    max: 999_999,
    label: '一百二十三萬四千五百六十七則未讀，包含聊天、留言、通知，以及合作邀請',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { ...All, tags: ['!test'], parameters: { theme: 'dark' } };
