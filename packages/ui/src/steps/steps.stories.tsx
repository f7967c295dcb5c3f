import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { InEveryState } from '../foundations/in-every-state';
import { zoomed } from '../foundations/story-states';
import { Steps } from './steps';

const steps = [
  { id: 'account', title: '帳號', description: 'cheng@film.example，創作者' },
  { id: 'basics', title: '基本資料', description: '品牌看到的第一張名片' },
  { id: 'social', title: '社群連結與合作費用', description: 'YouTube、Facebook、Instagram' },
];

const meta = {
  title: 'UI/Steps 步驟',
  id: 'ui-steps',
  tags: ['navigation-導覽'],
  component: Steps,
  args: { label: '註冊步驟', steps, current: 'basics' },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { orientation: 'vertical', onStepSelect: fn() } };

export const Vertical: Story = { args: { orientation: 'vertical', className: 'pd:max-w-105' } };

export const WithError: Story = {
  args: { steps: [{ id: 'account', title: '帳號', error: true }, ...steps.slice(1)], onStepSelect: fn() },
};

export const AllDone: Story = { args: { current: null } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const LongText: Story = {
  args: {
    current: 'b',
    steps: [
      { id: 'a', title: '旅行睡眠組京都三日與夜間修護精華七天實測的聯名合作專案第二季' },
      { id: 'b', title: 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen' },
      { id: 'c', title: '社群連結與合作費用' },
      { id: 'd', title: '付款資料' },
    ],
  },
};

export const Dark: Story = { tags: ['!test'], parameters: { theme: 'dark' } };

export const VerticalDark: Story = { ...Vertical, tags: ['!test'], parameters: { theme: 'dark' } };

/** Under the pointer, focused and pressed. */
export const Interaction: Story = {
  args: { onStepSelect: fn() },
  render: (args) => <InEveryState>{(state) => <Steps {...args} label={state} className="pd:w-full" />}</InEveryState>,
};

export const Zoom200: Story = zoomed(Default);
