import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock, Search } from 'lucide-react';
import { InEveryState } from '../foundations/in-every-state';
import { Spinner } from '../spinner';
import { Input, type InputProps } from './input';
import { PasswordInput } from './password-input';

const meta: Meta<InputProps> = {
  title: 'UI/Input 輸入框 (text field, textbox)',
  id: 'ui-input',
  tags: ['forms-表單'],
  component: Input,
  args: { 'aria-label': '專案名稱', placeholder: '例如：夜間精華一週實測' },
  decorators: [
    (Story) => (
      <div className="pd:max-w-80">
        <Story />
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj<InputProps>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'md', prefix: 'NT$', suffix: '元', defaultValue: '68,000' } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: (args: InputProps) => (
    <InEveryState>
      {(state) => (
        <>
          <Input {...args} aria-label={state} />
          <Input {...args} aria-label={`${state}，有錯`} aria-invalid />
        </>
      )}
    </InEveryState>
  ),
};

export const Sizes: Story = {
  render: (args: InputProps) => (
    <div className="pd:grid pd:gap-3">
      <Input {...args} size="sm" />
      <Input {...args} size="md" />
      <Input {...args} size="lg" />
    </div>
  ),
};

export const Clearable: Story = {
  args: {
    prefix: <Search size={16} strokeWidth={1.75} />,
    clearable: true,
    clearLabel: '清除',
    defaultValue: '夜間精華',
  },
};

export const Password: Story = {
  render: () => (
    <PasswordInput aria-label="密碼" showLabel="顯示密碼" hideLabel="隱藏密碼" defaultValue="pandan-night" />
  ),
};

export const Busy: Story = {
  args: { 'aria-label': '電子郵件', defaultValue: 'cheng@film.example', suffix: <Spinner /> },
};

export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'youtu.be/x7k2' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '12345678' } };

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: '12345678', suffix: <Lock size={16} strokeWidth={1.75} /> },
};

export const LongLatin: Story = {
  args: { defaultValue: 'Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuer', prefix: 'https://' },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = {
  parameters: { theme: 'dark' },
  render: (args: InputProps) => (
    <div className="pd:grid pd:gap-3">
      <Input {...args} />
      <Input {...args} aria-invalid defaultValue="youtu.be/x7k2" />
      <Input {...args} disabled defaultValue="12345678" />
      <PasswordInput aria-label="密碼" showLabel="顯示密碼" hideLabel="隱藏密碼" defaultValue="pandan-night" />
    </div>
  ),
};
