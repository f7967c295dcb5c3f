import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field';
import { InEveryState } from '../foundations/in-every-state';
import { Radio, RadioGroup } from './radio-group';

const meta = {
  title: 'UI/RadioGroup 單選 (radio button, option)',
  id: 'ui-radiogroup',
  tags: ['forms-表單'],
  component: RadioGroup,
  argTypes: { children: { control: false } },
  args: {
    'aria-label': '你是',
    defaultValue: 'a',
    orientation: 'horizontal',
    children: (
      <>
        <Radio value="a" label="廠商" />
        <Radio value="b" label="創作者" />
      </>
    ),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { orientation: 'vertical', disabled: false } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: (args) => <InEveryState>{(state) => <RadioGroup {...args} aria-label={state} />}</InEveryState>,
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    orientation: 'vertical',
    children: (
      <>
        <Radio value="a" label="由品牌提供商品與拍攝場地，創作者負責腳本、拍攝與後製" />
        <Radio value="b" label="Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuer" />
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { tags: ['!test'], parameters: { theme: 'dark' } };

export const Invalid: Story = {
  render: (args) => (
    <Field label="你是" error="請選一個身分，才能繼續註冊">
      <RadioGroup {...args} aria-label={undefined} defaultValue="" />
    </Field>
  ),
};
