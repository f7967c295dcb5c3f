import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { Button } from '../button';
import { InEveryState } from '../foundations/in-every-state';
import { LayerFrame } from '../foundations/layer-frame';
import { zoomed } from '../foundations/story-states';
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from '.';

function Example({ text = '誰可以看到這個專案', ...props }: ComponentProps<typeof Popover> & { text?: string }) {
  return (
    <Popover {...props}>
      <PopoverTrigger asChild>
        <Button>分享</Button>
      </PopoverTrigger>
      <PopoverContent label="分享專案">
        <p>{text}</p>
        <PopoverClose asChild>
          <Button size="sm" className="pd:mt-3">
            完成
          </Button>
        </PopoverClose>
      </PopoverContent>
    </Popover>
  );
}

const meta = {
  title: 'UI/Popover 浮出面板 (flyout, popup, bubble)',
  id: 'ui-popover',
  tags: ['layers-浮層'],
  component: Example,
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultOpen: true, text: '這裡可以寫任何內容' } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: () => (
    <InEveryState>
      {(state) => (
        <LayerFrame className="pd:h-48 pd:p-4">
          <Popover open>
            <PopoverTrigger asChild>
              <Button>分享</Button>
            </PopoverTrigger>
            <PopoverContent
              label={`分享專案（${state}）`}
              align="start"
              avoidCollisions={false}
              onOpenAutoFocus={(event) => event.preventDefault()}
            >
              <p>誰可以看到這個專案</p>
              <PopoverClose asChild>
                <Button size="sm" className="pd:mt-3">
                  完成
                </Button>
              </PopoverClose>
            </PopoverContent>
          </Popover>
        </LayerFrame>
      )}
    </InEveryState>
  ),
};

export const Open: Story = { args: { defaultOpen: true } };

export const LongText: Story = {
  args: {
    defaultOpen: true,
    text: `Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuer${'只有受邀的廠商與創作者看得到這個專案的內容。'.repeat(12)}`,
  },
};

export const Dark: Story = { args: { defaultOpen: true }, parameters: { theme: 'dark' } };

export const Zoom200: Story = zoomed(LongText);
