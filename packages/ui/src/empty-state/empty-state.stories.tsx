import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellOff } from 'lucide-react';
import { Button } from '../button';
import { EmptyState } from './empty-state';

const meta = {
  title: 'UI/EmptyState 空狀態 (blank slate, zero state)',
  id: 'ui-emptystate',
  tags: ['feedback-回饋'],
  component: EmptyState,
  args: {
    title: '還沒有留言',
    description: '選一段大綱的文字，就能在這裡留言給阿澄。',
    action: <Button size="sm">寫第一則留言</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { titleAs: 'h2', className: 'pd:max-w-80' } };

export const WithIcon: Story = {
  args: {
    title: '都看完了',
    description: '有新消息會出現在這裡。',
    action: undefined,
    icon: <BellOff size={28} strokeWidth={1.5} />,
  },
};

/** All drawings of the viewfinder. */
export const Drawings: Story = {
  render: () => (
    <div className="pd:grid pd:gap-4 pd:sm:grid-cols-2">
      {(['talk', 'film', 'letter', 'paper', 'bell', 'search', 'calendar', 'lost'] as const).map((drawing) => (
        <EmptyState key={drawing} drawing={drawing} title={drawing} />
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: {
    title: '這個專案目前還沒有任何可以顯示的留言或者修改建議',
    description: 'Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuer',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { tags: ['!test'], parameters: { theme: 'dark' } };
