import type { Meta, StoryObj } from '@storybook/react-vite';
import { still } from '../foundations/story-states';
import { Spinner } from './spinner';

const meta = {
  title: 'UI/Spinner 轉圈 (loader, loading, busy)',
  id: 'ui-spinner',
  tags: ['feedback-回饋'],
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { className: 'pd:size-6 pd:text-ink-3' } };

export const WithWords: Story = {
  render: () => (
    <p role="status" className="pd:flex pd:items-center pd:gap-2">
      <Spinner />
      正在確認是否註冊過
    </p>
  ),
};

export const LongText: Story = {
  render: () => (
    <p role="status" className="pd:flex pd:items-center pd:gap-2">
      <Spinner className="pd:shrink-0" />
      正在確認這個社群帳號是否已經註冊過，社群平台比平常慢：Donaudampfschifffahrtsgesellschaftskapitaen
    </p>
  ),
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { ...WithWords, tags: ['!test'], parameters: { theme: 'dark' } };

export const ReducedMotion: Story = still(WithWords);
