import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ProjectList } from './project-list';

const meta = {
  title: 'Patterns/Lists 清單與篩選',
  id: 'patterns-lists',
  tags: ['!autodocs', 'data-資料'],
  component: ProjectList,
} satisfies Meta<typeof ProjectList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement);
    await userEvent.click(list.getByRole('radio', { name: /輪到我/ }));
    await expect(list.getAllByRole('row')).toHaveLength(2);
  },
};

export const NothingFound: Story = {
  args: { initialQuery: '行李箱' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '清除篩選' })).toBeVisible();
  },
};

export const Dark: Story = { tags: ['!test'], parameters: { theme: 'dark' } };

/** A window of 1280 px with everything twice as large: no sideways scroll (WCAG 1.4.10). */
export const Zoom200: Story = {
  globals: { viewport: { value: 'zoomed' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
