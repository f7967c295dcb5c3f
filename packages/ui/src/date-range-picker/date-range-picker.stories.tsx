import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Field } from '../field';
import { InEveryState } from '../foundations/in-every-state';
import { zoomed } from '../foundations/story-states';
import { DateRangePicker } from '.';

const meta = {
  title: 'UI/DateRangePicker 期間選擇 (calendar, period)',
  id: 'ui-daterangepicker',
  tags: ['forms-表單'],
  component: DateRangePicker,
  args: { 'aria-label': '檔期', defaultValue: { start: '2026-11-10', end: '2026-11-20' } },
  decorators: [
    (Story) => (
      <div className="pd:min-h-110 pd:max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: '選擇日期範圍' }));
  await within(canvasElement.ownerDocument.body).findAllByRole('grid');
};

export const Default: Story = {};

export const Playground: Story = { args: { size: 'md', calendar: 'gregory' } };

export const Open: Story = { play: open };

export const Begun: Story = { args: { defaultValue: { start: '2026-11-10', end: null } }, play: open };

/** Today where the work is done, whatever the device says. */
export const Today: Story = { args: { today: '2026-11-24' }, play: open };

export const Roc: Story = { args: { calendar: 'roc' }, play: open };

export const Limits: Story = { args: { min: '2026-11-05', max: '2026-12-05' }, play: open };

export const Empty: Story = { args: { defaultValue: { start: null, end: null } } };

export const InField: Story = {
  render: () => (
    <Field label="檔期" hint="從第一則貼文到最後一則限時動態" error="請選擇檔期">
      <DateRangePicker />
    </Field>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    max: '2026-11-15',
    messages: { tooLate: () => '結束日期超過合約約定的最後一天，請選擇合約期間內的日期，或和廠商討論延長合約' },
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { play: open, parameters: { theme: 'dark' } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: (args) => <InEveryState>{(state) => <DateRangePicker {...args} aria-label={state} />}</InEveryState>,
};

export const Zoom200: Story = zoomed(Open);
