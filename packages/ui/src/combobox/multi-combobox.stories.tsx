import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Field } from '../field';
import { InEveryState } from '../foundations/in-every-state';
import { zoomed } from '../foundations/story-states';
import { MultiCombobox } from '.';

const creators = ['阿澄', '小路', '米亞', '大寶', '山羊先生', '週末廚房'].map((label) => ({ value: label, label }));

const meta = {
  title: 'UI/MultiCombobox 多選搜尋 (multi select, tags input, token field)',
  id: 'ui-multicombobox',
  tags: ['forms-表單'],
  component: MultiCombobox,
  args: { 'aria-label': '創作者', options: creators, placeholder: '邀請創作者' },
  decorators: [
    (Story) => (
      <div className="pd:min-h-96 pd:max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MultiCombobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
};

export const Default: Story = {};

export const Playground: Story = { args: { defaultValue: ['阿澄'], size: 'md' } };

export const Open: Story = { args: { defaultValue: ['阿澄', '米亞'] }, play: open };

export const ManyTags: Story = { args: { defaultValue: creators.map(({ value }) => value) } };

export const InField: Story = {
  render: (args) => (
    <Field label="邀請的創作者" hint="最多20位">
      <MultiCombobox {...args} aria-label={undefined} defaultValue={['小路']} />
    </Field>
  ),
};

export const Disabled: Story = { args: { defaultValue: ['阿澄', '小路'], disabled: true } };

export const LongText: Story = {
  args: {
    options: [
      ...creators,
      { value: 'long', label: '週末不想出門只想在家煮飯的台北上班族廚房頻道' },
      { value: 'latin', label: 'Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuer' },
    ],
    defaultValue: ['long', '阿澄', 'latin'],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { args: { defaultValue: ['阿澄'] }, play: open, parameters: { theme: 'dark' } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  args: { defaultValue: ['阿澄'] },
  render: (args) => <InEveryState>{(state) => <MultiCombobox {...args} aria-label={state} />}</InEveryState>,
};

export const Invalid: Story = {
  render: (args) => (
    <Field label="邀請的創作者" error="請至少邀請一位創作者">
      <MultiCombobox {...args} aria-label={undefined} />
    </Field>
  ),
};

export const Loading: Story = { args: { options: [], loading: true }, play: open };

export const Zoom200: Story = zoomed(Open);
