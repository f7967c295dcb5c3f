import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { InEveryState } from '../foundations/in-every-state';
import { zoomed } from '../foundations/story-states';
import { Tooltip } from '.';

const meta = {
  title: 'UI/Tooltip 提示 (hint, title)',
  id: 'ui-tooltip',
  tags: ['layers-浮層'],
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: { content: '對方不會收到通知', children: <Button>儲存草稿</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { side: 'right', defaultOpen: true } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  parameters: { layout: 'padded' },
  render: (args) => (
    <InEveryState>
      {(state) => (
        <Tooltip {...args} side="right" open={state === '滑過' || state === '焦點'}>
          <Button>儲存草稿</Button>
        </Tooltip>
      )}
    </InEveryState>
  ),
};

export const Open: Story = { args: { defaultOpen: true } };

export const LongText: Story = {
  args: {
    defaultOpen: true,
    content:
      '草稿只有你看得到。送出之後會建立一個新版本Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuer，對方會收到通知，你們可以在上面留言。',
  },
};

export const Dark: Story = { args: { defaultOpen: true }, parameters: { theme: 'dark' } };

export const Zoom200: Story = zoomed(LongText);
