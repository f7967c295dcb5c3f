import type { Meta, StoryObj } from '@storybook/react-vite';
import { still } from '../foundations/story-states';
import { Skeleton } from './skeleton';

const meta = {
  title: 'UI/Skeleton 骨架 (placeholder, shimmer)',
  id: 'ui-skeleton',
  tags: ['feedback-回饋'],
  component: Skeleton,
  args: { className: 'pd:w-40' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { shape: 'block' } };

export const Row: Story = {
  render: () => (
    <div aria-busy="true" className="pd:flex pd:max-w-80 pd:gap-3">
      <Skeleton shape="circle" />
      <div className="pd:grid pd:flex-1 pd:content-center pd:gap-2">
        <Skeleton className="pd:w-3/5" />
        <Skeleton className="pd:w-11/12" />
      </div>
    </div>
  ),
};

export const Dark: Story = { ...Row, tags: ['!test'], parameters: { theme: 'dark' } };

export const ReducedMotion: Story = still(Row);
