import type { Meta, StoryObj } from '@storybook/react-vite';
import { InEveryState } from '../foundations/in-every-state';
import { Textarea } from './textarea';

const meta = {
  title: 'UI/Textarea 多行輸入 (multiline text)',
  id: 'ui-textarea',
  tags: ['forms-表單'],
  component: Textarea,
  args: { 'aria-label': '給創作者的話', placeholder: '想說的話' },
  decorators: [
    (Story) => (
      <div className="pd:max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { minHeight: 96, maxHeight: 240 } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: (args) => <InEveryState>{(state) => <Textarea {...args} aria-label={state} />}</InEveryState>,
};

export const Grown: Story = {
  args: { minHeight: 40, maxHeight: 120, defaultValue: '第三天開始記錄膚況，語氣像朋友聊天就好。\n'.repeat(8) },
};

export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: '不用刻意推銷' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '不用刻意推銷' } };

export const LongLatin: Story = {
  args: { defaultValue: 'Donaudampfschifffahrtsgesellschaft'.repeat(6) },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { args: { defaultValue: '不用刻意推銷' }, parameters: { theme: 'dark' } };
