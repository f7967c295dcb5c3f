import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { Avatar } from '../avatar';
import { InEveryState } from '../foundations/in-every-state';
import { LayerFrame } from '../foundations/layer-frame';
import { zoomed } from '../foundations/story-states';
import { Link } from '../link';
import { HoverCard, HoverCardContent, HoverCardTrigger } from '.';

function Example({ text = '美妝保養・YouTube 12 萬', ...props }: ComponentProps<typeof HoverCard> & { text?: string }) {
  return (
    <p>
      這支影片由
      <HoverCard openDelay={0} {...props}>
        <HoverCardTrigger asChild>
          <Link href="#creator">林阿澄</Link>
        </HoverCardTrigger>
        <HoverCardContent>
          <div className="pd:flex pd:items-center pd:gap-3">
            <Avatar name="林阿澄" size={40} tone="creator" decorative />
            <div className="pd:min-w-0">
              <p className="pd:font-medium">林阿澄</p>
              <p className="pd:text-13 pd:text-ink-2 pd:wrap-anywhere">{text}</p>
            </div>
          </div>
        </HoverCardContent>
      </HoverCard>
      拍攝。
    </p>
  );
}

const meta = {
  title: 'UI/HoverCard 懸停預覽 (preview card, link preview)',
  id: 'ui-hovercard',
  tags: ['layers-浮層'],
  component: Example,
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultOpen: true, text: '旅行・Instagram 3.4 萬' } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: () => (
    <InEveryState>
      {() => (
        <LayerFrame className="pd:h-40 pd:p-4">
          <Example open />
        </LayerFrame>
      )}
    </InEveryState>
  ),
};

export const Open: Story = { args: { defaultOpen: true } };

export const LongText: Story = {
  args: {
    defaultOpen: true,
    text: `Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuer${'在地小吃、老屋與山林，慢慢走也慢慢拍。'.repeat(6)}`,
  },
};

export const Dark: Story = { args: { defaultOpen: true }, parameters: { theme: 'dark' } };

export const Zoom200: Story = zoomed(LongText);
