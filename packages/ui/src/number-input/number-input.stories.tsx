import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field';
import { InEveryState } from '../foundations/in-every-state';
import { NumberInput } from '.';

const meta = {
  title: 'UI/NumberInput 數字輸入 (stepper, spinbutton)',
  id: 'ui-numberinput',
  tags: ['forms-表單'],
  component: NumberInput,
  args: { 'aria-label': '數量', defaultValue: 3, min: 0, max: 99 },
  decorators: [
    (Story) => (
      <div className="pd:max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'md', step: 1, suffix: '則' } };

export const Sizes: Story = {
  render: (args) => (
    <div className="pd:flex pd:flex-col pd:gap-3">
      <NumberInput {...args} size="sm" />
      <NumberInput {...args} size="md" />
      <NumberInput {...args} size="lg" />
    </div>
  ),
};

export const InField: Story = {
  render: () => (
    <Field label="合作預算" hint="以1,000元為單位" required>
      <NumberInput prefix="NT$" min={0} step={1000} largeStep={10000} defaultValue={120000} />
    </Field>
  ),
};

export const Empty: Story = { args: { defaultValue: null, placeholder: '還沒有填' } };

export const Percent: Story = {
  args: {
    'aria-label': '分潤',
    defaultValue: 0.15,
    min: 0,
    max: 1,
    step: 0.01,
    format: { style: 'percent', maximumFractionDigits: 1 },
  },
};

export const AtLimit: Story = { args: { defaultValue: 99 } };

export const Invalid: Story = {
  render: () => (
    <Field label="人數" error="最多只能邀請20位創作者，請減少人數">
      <NumberInput defaultValue={36} max={20} allowOutOfRange suffix="位" />
    </Field>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const LongText: Story = {
  args: { defaultValue: 123456789012, min: 0, max: 1e15, prefix: '新台幣（含稅）', suffix: '元／每一支影片' },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { args: { prefix: 'NT$', defaultValue: 8000, max: 1e6 }, parameters: { theme: 'dark' } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: (args) => <InEveryState>{(state) => <NumberInput {...args} aria-label={state} />}</InEveryState>,
};
