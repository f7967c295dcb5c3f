import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../field';
import { InEveryState } from '../foundations/in-every-state';
import { Rating, RatingDisplay } from '.';

const meta = {
  title: 'UI/Rating 評分 (stars, review)',
  id: 'ui-rating',
  tags: ['forms-表單'],
  component: Rating,
  args: { 'aria-label': '合作體驗', onValueChange: fn() },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 4 } };

export const Playground: Story = { args: { defaultValue: 3, clearable: true, disabled: false } };

export const Empty: Story = {};

export const Clearable: Story = {
  args: { defaultValue: 4, clearable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除' }));
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
};

export const FocusVisible: Story = {
  args: { defaultValue: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '2分' })).toHaveFocus();
  },
};

export const Disabled: Story = { args: { defaultValue: 4, disabled: true } };

export const InField: Story = {
  render: (args) => (
    <Field label="合作體驗" hint="對方看不到個別分數" required error="請選1到5分">
      <Rating {...args} aria-label={undefined} />
    </Field>
  ),
};

export const LongText: Story = {
  args: {
    defaultValue: 1,
    clearable: true,
    labels: { value: (n) => (n === 1 ? '很不滿意：溝通常常中斷，交期改了好幾次也沒有先說' : `${n}分`) },
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Display: Story = {
  render: () => (
    <div className="pd:grid pd:justify-items-start pd:gap-3">
      <RatingDisplay value={4.5} />
      <RatingDisplay value={3.2} size="sm" />
      <RatingDisplay value={5} showValue={false} />
      <RatingDisplay value={null} />
    </div>
  ),
};

export const Dark: Story = { ...Default, args: { defaultValue: 3, clearable: true }, parameters: { theme: 'dark' } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  args: { defaultValue: 3, clearable: true },
  render: (args) => <InEveryState>{(state) => <Rating {...args} aria-label={state} />}</InEveryState>,
};
