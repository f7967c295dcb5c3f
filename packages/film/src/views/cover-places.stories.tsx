import type { Meta, StoryObj } from '@storybook/react-vite';
import '../styles/styles.css';
import { CoverPlaces } from './cover-places';

const meta = {
  title: 'Film/CoverPlaces 各平台封面 (thumbnail, crop preview)',
  id: 'film-cover-places',
  component: CoverPlaces,
  args: { src: '/demo/night_wide.jpg' },
} satisfies Meta<typeof CoverPlaces>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { src: '/demo/serum_wide.jpg' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { tags: ['!test'], parameters: { theme: 'dark' } };
