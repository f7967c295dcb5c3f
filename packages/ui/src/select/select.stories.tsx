import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field';
import { InEveryState } from '../foundations/in-every-state';
import { zoomed } from '../foundations/story-states';
import { Select } from './select';

const meta = {
  title: 'UI/Select 下拉選單 (dropdown, listbox, picker)',
  id: 'ui-select',
  tags: ['forms-表單'],
  component: Select,
  args: {
    'aria-label': '任務類型',
    placeholder: '選擇任務類型',
    options: [
      { value: 'video', label: '影片' },
      { value: 'short', label: '短影音' },
      { value: 'story', label: '限時動態' },
      { value: 'post', label: '圖文' },
      { value: 'live', label: '直播', disabled: true },
    ],
  },
  decorators: [
    (Story) => (
      <div className="pd:min-h-64 pd:max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'md', defaultValue: 'short' } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: (args) => <InEveryState>{(state) => <Select {...args} aria-label={state} />}</InEveryState>,
};

export const Open: Story = { args: { defaultValue: 'short', defaultOpen: true } };

export const InField: Story = {
  render: (args) => (
    <Field label="任務類型" hint="決定有哪些步驟" required>
      <Select {...args} aria-label={undefined} />
    </Field>
  ),
};

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'short' } };

export const Empty: Story = { args: { options: [], defaultOpen: true } };

export const Grouped: Story = {
  args: {
    defaultOpen: true,
    defaultValue: 'short',
    options: [
      { value: 'video', label: '影片', group: '動態' },
      { value: 'short', label: '短影音', group: '動態' },
      { value: 'live', label: '直播', group: '動態', disabled: true },
      { value: 'post', label: '圖文', group: '靜態' },
      { value: 'other', label: '其他' },
    ],
  },
};

const many = Array.from({ length: 10_000 }, (_, index) => ({ value: `${index}`, label: `第${index + 1}集` }));

export const TenThousand: Story = { args: { options: many, defaultValue: '4999', defaultOpen: true } };

export const LongOptions: Story = {
  args: {
    defaultValue: 'long',
    options: [
      { value: 'long', label: '上線前一週開始每天一則限時動態，共七則，最後一則附購買連結' },
      { value: 'latin', label: 'Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuer' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const LongOptionsOpen: Story = { ...LongOptions, args: { ...LongOptions.args, defaultOpen: true } };

export const OpenDark: Story = { ...Open, tags: ['!test'], parameters: { theme: 'dark' } };

export const Zoom200: Story = zoomed(Open);
