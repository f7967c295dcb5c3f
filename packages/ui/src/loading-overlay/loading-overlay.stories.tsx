import type { Meta, StoryObj } from '@storybook/react-vite';
import { still } from '../foundations/story-states';
import { LoadingOverlay } from '.';

const meta = {
  title: 'UI/LoadingOverlay 載入遮罩 (blocker, spinner page, backdrop)',
  id: 'ui-loadingoverlay',
  tags: ['feedback-回饋'],
  component: LoadingOverlay,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '240px' } } },
  args: { open: true },
} satisfies Meta<typeof LoadingOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { message: '影片上傳中，請不要離開這一頁' } };

export const LongText: Story = {
  args: { message: '正在把影片轉成網頁可以播放的格式，依影片長度可能需要幾分鐘，完成後會通知雙方。' },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { tags: ['!test'], parameters: { theme: 'dark' } };

export const ReducedMotion: Story = still(Default);
