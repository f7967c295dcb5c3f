import type { Meta, StoryObj } from '@storybook/react-vite';
import { beforeScript } from '../foundations/story-states';
import { Avatar } from './avatar';

const meta = {
  title: 'UI/Avatar 頭像 (profile picture, initials)',
  id: 'ui-avatar',
  tags: ['data-資料'],
  component: Avatar,
  args: { name: '林沐', src: '/demo/coffee.jpg', size: 48 },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'creator', ring: true, online: true, onlineLabel: '在線上' } };

export const Rings: Story = {
  render: (args) => (
    <div className="pd:flex pd:gap-5 pd:p-1">
      <Avatar {...args} tone="vendor" ring />
      <Avatar {...args} tone="creator" ring />
      <Avatar {...args} online onlineLabel="在線上" />
      <Avatar {...args} />
    </div>
  ),
};

export const WithoutPicture: Story = {
  render: () => (
    <div className="pd:flex pd:gap-4">
      <Avatar name="林沐" size={48} />
      <Avatar name="Ada Lovelace" size={40} />
      <Avatar name="yuki" size={32} tone="creator" ring />
      <Avatar name="👩🏽‍🎨 阿澄" size={24} />
    </div>
  ),
};

export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,AAAA' } };

export const LongText: Story = {
  render: () => (
    <div className="pd:flex pd:gap-4">
      <Avatar name="夜間修護精華一週實測品牌合作窗口許雅筑" size={48} />
      <Avatar name="Donaudampfschifffahrtsgesellschaftskapitaen" size={48} tone="vendor" ring />
      <Avatar name="WWWWWW MMMMMM QQQQQQ" size={24} />
    </div>
  ),
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { ...Rings, tags: ['!test'], parameters: { theme: 'dark' } };

export const WithoutPictureDark: Story = { ...WithoutPicture, tags: ['!test'], parameters: { theme: 'dark' } };

/** A plain disc while the picture is loading. */
export const SlowNetwork: Story = beforeScript(Rings);
