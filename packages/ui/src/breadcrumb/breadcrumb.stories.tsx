import type { Meta, StoryObj } from '@storybook/react-vite';
import { InEveryState } from '../foundations/in-every-state';
import { Breadcrumb } from './breadcrumb';

const meta = {
  title: 'UI/Breadcrumb 麵包屑 (path)',
  id: 'ui-breadcrumb',
  tags: ['navigation-導覽'],
  component: Breadcrumb,
  args: { label: '路徑', items: [{ label: '專案管理', href: '#projects' }, { label: '專案進度' }] },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { items: [{ label: '首頁', href: '#home' }, { label: '專案管理', href: '#projects' }, { label: '專案進度' }] },
};

export const LongText: Story = {
  args: {
    items: [
      { label: '專案管理', href: '#projects' },
      { label: '夜間修護精華｜一週實測與開箱影片合作案', href: '#project' },
      { label: 'Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuer' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { tags: ['!test'], parameters: { theme: 'dark' } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: (args) => <InEveryState>{(state) => <Breadcrumb {...args} label={state} />}</InEveryState>,
};
