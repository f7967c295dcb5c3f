import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InEveryState } from '../foundations/in-every-state';
import { beforeScript, zoomed } from '../foundations/story-states';
import { Slider } from './slider';

const bars = [4, 10, 22, 30, 36, 32, 26, 24, 18, 16, 12, 10, 8, 6, 4, 4, 2, 1];

const meta = {
  title: 'UI/Slider 滑桿 (range)',
  id: 'ui-slider',
  tags: ['forms-表單'],
  component: Slider,
  args: {
    label: '合作費用',
    max: 18,
    defaultValue: [2, 13],
    textOf: (stop: number) => `${stop}萬元`,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  argTypes: { bars: { control: false }, textOf: { control: false } },
  decorators: [
    (Story) => (
      <div className="pd:max-w-54">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { bars, disabled: false } };

export const WithBars: Story = { args: { bars } };

export const Disabled: Story = { args: { bars, disabled: true } };

export const RightToLeft: Story = { args: { bars, dir: 'rtl' } };

export const Together: Story = { args: { bars, defaultValue: [7, 7] } };

export const FocusVisible: Story = {
  args: { bars },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: '合作費用，最小' })).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByRole('slider', { name: '合作費用，最小' })).toHaveAttribute('aria-valuetext', '12萬元');
  },
};

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: (args) => <InEveryState>{(state) => <Slider {...args} label={state} bars={bars} />}</InEveryState>,
};

export const Dark: Story = { ...WithBars, tags: ['!test'], parameters: { theme: 'dark' } };

export const SlowNetwork: Story = beforeScript(WithBars);

export const Zoom200: Story = zoomed(WithBars);
