import type { Meta, StoryObj } from '@storybook/react-vite';
import { InEveryState } from '../foundations/in-every-state';
import { Checkbox } from './checkbox';

const meta = {
  title: 'UI/Checkbox 核取方塊 (tick box)',
  id: 'ui-checkbox',
  tags: ['forms-表單'],
  component: Checkbox,
  args: { label: '標為已處理' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultChecked: true, disabled: false } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: () => (
    <InEveryState>
      {() => (
        <>
          <Checkbox label="未處理" />
          <Checkbox label="已處理" defaultChecked />
        </>
      )}
    </InEveryState>
  ),
};

export const States: Story = {
  render: () => (
    <div className="pd:flex pd:flex-wrap pd:gap-4">
      <Checkbox label="未處理" />
      <Checkbox label="已處理" defaultChecked />
      <Checkbox label="部分" defaultChecked="indeterminate" />
      <Checkbox label="停用" disabled />
      <Checkbox label="停用，已勾" disabled defaultChecked />
      <Checkbox label="沒勾到" aria-invalid />
    </div>
  ),
};

export const WithoutLabel: Story = { args: { label: undefined, 'aria-label': '選取這一列' } };

export const LongText: Story = {
  render: () => (
    <div className="pd:grid pd:gap-4">
      <Checkbox label="我已經讀過並且同意服務條款、隱私權政策，以及合作期間雙方都要遵守的保密約定" />
      <Checkbox label="Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuer" />
    </div>
  ),
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { ...States, tags: ['!test'], parameters: { theme: 'dark' } };
