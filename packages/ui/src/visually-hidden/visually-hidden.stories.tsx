import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '.';

const meta = {
  title: 'UI/VisuallyHidden 只給報讀 (screen reader only, sr-only)',
  id: 'ui-visuallyhidden',
  tags: ['base-基礎'],
  component: VisuallyHidden,
  render: (args) => (
    <p>
      留言 3
      <VisuallyHidden {...args} />
    </p>
  ),
  args: { children: '則未讀' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('則未讀').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const Playground: Story = {};

/** Long text does not make anything wider. */
export const LongText: Story = {
  args: { children: `則未讀，最新的一則來自${'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(3)}` },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { tags: ['!test'], parameters: { theme: 'dark' } };
