import type { Meta, StoryObj } from '@storybook/react-vite';
import { AvatarPair } from './avatar-pair';

const meta = {
  title: 'UI/AvatarPair 輪到誰 (turn, participants)',
  id: 'ui-avatarpair',
  tags: ['data-資料'],
  component: AvatarPair,
  args: {
    left: { name: '山眠', tone: 'vendor', src: '/demo/night_wide.jpg' },
    right: { name: '阿澄', tone: 'creator' },
    to: 'left',
    label: '輪到山眠',
  },
} satisfies Meta<typeof AvatarPair>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 40 } };

export const Turns: Story = {
  render: (args) => (
    <div className="pd:grid pd:gap-3">
      <AvatarPair {...args} to="left" label="輪到山眠" />
      <AvatarPair {...args} to="right" label="輪到阿澄" />
      <AvatarPair {...args} to="none" label="雙方都完成了" />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    left: { name: 'Donaudampfschifffahrtsgesellschaftskapitaen', tone: 'vendor' },
    right: { name: '夜間修護精華一週實測的創作者阿澄', tone: 'creator' },
    to: 'right',
    label: '輪到夜間修護精華一週實測的創作者阿澄',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { ...Turns, tags: ['!test'], parameters: { theme: 'dark' } };
