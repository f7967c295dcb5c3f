import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field';
import { InEveryState } from '../foundations/in-every-state';
import { zoomed } from '../foundations/story-states';
import { Calendar } from '.';

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00`).getDay());

const meta = {
  title: 'UI/Calendar 月曆 (date grid, month view)',
  id: 'ui-calendar',
  tags: ['forms-表單'],
  component: Calendar,
  args: { 'aria-label': '上線日', defaultValue: '2026-11-21', today: '2026-11-24', onValueChange: fn() },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2026年11月26日星期四' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-11-26');
  },
};

export const Playground: Story = { args: { calendar: 'gregory', months: 1 } };

export const Empty: Story = { args: { defaultValue: null } };

export const TwoMonths: Story = { args: { months: 2 } };

export const Roc: Story = { args: { calendar: 'roc' } };

export const DisabledDays: Story = { args: { min: '2026-11-10', max: '2026-12-18', isDateDisabled: isWeekend } };

export const InField: Story = {
  render: (args) => (
    <Field label="上線日" hint="影片公開的日子，至少在七天後">
      <Calendar {...args} aria-label={undefined} />
    </Field>
  ),
};

export const Invalid: Story = {
  args: { defaultValue: null },
  render: (args) => (
    <Field label="上線日" error="請選擇上線日">
      <Calendar {...args} aria-label={undefined} />
    </Field>
  ),
};

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: (args) => <InEveryState>{(state) => <Calendar {...args} aria-label={state} />}</InEveryState>,
};

export const LongWords: Story = {
  args: { labels: { previousMonth: '回到上一個可以安排上線的月份', nextMonth: '前往下一個可以安排上線的月份' } },
  globals: { viewport: { value: 'narrow' } },
};

export const InEnglish: Story = {
  args: { 'aria-label': 'Goes live on' },
  globals: { language: 'en' },
  play: async () => {},
};

export const Dark: Story = { tags: ['!test'], parameters: { theme: 'dark' } };

export const Zoom200: Story = zoomed(Default);
