import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { InEveryState } from '../foundations/in-every-state';
import { zoomed } from '../foundations/story-states';
import { Pagination } from './pagination';

const meta = {
  title: 'UI/Pagination 分頁導覽 (pager, page numbers)',
  id: 'ui-pagination',
  tags: ['navigation-導覽'],
  component: Pagination,
  args: { page: 3, pageCount: 12, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  render: function Turning({ page: start, pageCount, siblings = 1 }) {
    const [page, setPage] = useState(start);
    return <Pagination page={page} pageCount={pageCount} siblings={siblings} onPageChange={setPage} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '下一頁' }));
    await expect(canvas.getByRole('button', { name: '第4頁' })).toHaveAttribute('aria-current', 'page');
  },
};

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: (args) => (
    <InEveryState>
      {(state) => (
        <Pagination page={3} pageCount={12} onPageChange={args.onPageChange ?? fn()} labels={{ nav: state }} />
      )}
    </InEveryState>
  ),
};

export const First: Story = { args: { page: 1 } };

export const Last: Story = { args: { page: 12 } };

export const FewPages: Story = { args: { page: 2, pageCount: 3 } };

/** Only page numbers can be long here. */
export const LongText: Story = {
  args: { page: 5000, pageCount: 10_000 },
  globals: { viewport: { value: 'narrow' } },
};

export const Links: Story = { args: { hrefFor: (page: number) => `#page-${page}`, onPageChange: undefined } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { tags: ['!test'], parameters: { theme: 'dark' } };

export const Zoom200: Story = zoomed(Default);
