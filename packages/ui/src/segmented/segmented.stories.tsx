import type { Meta, StoryObj } from '@storybook/react-vite';
import { InEveryState } from '../foundations/in-every-state';
import { Segmented } from './segmented';

const meta = {
  title: 'UI/Segmented 分段切換 (toggle group, button group, switcher)',
  id: 'ui-segmented',
  tags: ['forms-表單'],
  component: Segmented,
  args: {
    label: '篩選留言',
    defaultValue: 'open',
    options: [
      { value: 'all', label: '全部', count: 8 },
      { value: 'open', label: '未處理', count: 3 },
    ],
  },
} satisfies Meta<typeof Segmented>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    options: [
      { value: 'all', label: '全部' },
      { value: 'open', label: '未處理' },
      { value: 'done', label: '已處理', disabled: true },
    ],
  },
};

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: (args) => <InEveryState>{(state) => <Segmented {...args} label={state} />}</InEveryState>,
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    defaultValue: 'a',
    options: ['a', 'b', 'c', 'd', 'e'].map((value) => ({
      value,
      label: `等待品牌回覆${value.toUpperCase()}`,
      count: 12,
    })),
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { tags: ['!test'], parameters: { theme: 'dark' } };
