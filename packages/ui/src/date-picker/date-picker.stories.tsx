import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '../field';
import { InEveryState } from '../foundations/in-every-state';
import { zoomed } from '../foundations/story-states';
import { DatePicker } from '.';

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00`).getDay());

const meta = {
  title: 'UI/DatePicker 日期選擇 (calendar, date field)',
  id: 'ui-datepicker',
  tags: ['forms-表單'],
  component: DatePicker,
  args: { 'aria-label': '上線日', defaultValue: '2026-11-21' },
  decorators: [
    (Story) => (
      <div className="pd:min-h-110 pd:max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: '選擇日期' }));
  await within(canvasElement.ownerDocument.body).findByRole('grid');
};

export const Default: Story = {};

export const Playground: Story = { args: { size: 'md', calendar: 'gregory' } };

export const Open: Story = { play: open };

/** Today where the work is done, whatever the device says. */
export const Today: Story = { args: { today: '2026-11-24' }, play: open };

export const Roc: Story = { args: { calendar: 'roc' }, play: open };

export const Limits: Story = { args: { min: '2026-11-10', max: '2026-12-18', isDateDisabled: isWeekend }, play: open };

export const Empty: Story = { args: { defaultValue: null } };

export const InField: Story = {
  render: () => (
    <Field label="上線日" hint="影片公開的日子，至少在七天後" required>
      <DatePicker />
    </Field>
  ),
};

export const NoSuchDay: Story = {
  args: { defaultValue: null },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '2026-02-30');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('這不是有效的日期，請輸入像2026-11-21這樣的日期');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    messages: { unavailable: '這一天是國定假日，創作者不拍攝也不上片，請換成前後的工作天，或在聊天室和創作者討論' },
    isDateDisabled: (day) => day === '2026-11-21',
  },
  play: open,
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { args: { calendar: 'roc' }, play: open, parameters: { theme: 'dark' } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: (args) => <InEveryState>{(state) => <DatePicker {...args} aria-label={state} />}</InEveryState>,
};

export const Zoom200: Story = zoomed(Open);
