import type { Meta, StoryObj } from '@storybook/react-vite';
import { still } from '../foundations/story-states';
import { Progress } from './progress';

const meta = {
  title: 'UI/Progress 進度條 (progress bar, meter)',
  id: 'ui-progress',
  tags: ['feedback-回饋'],
  component: Progress,
  args: { label: '上傳中', value: 56 },
  decorators: [
    (Story) => (
      <div className="pd:max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { max: 200, showLabel: false } };

export const Unknown: Story = { args: { value: null, label: '轉檔中' } };

export const Done: Story = { args: { value: 100, label: '上傳完成' } };

export const LongText: Story = {
  args: { label: 'Donaudampfschifffahrtsgesellschaftskapitaen-final-v3.mp4 上傳中，請不要關閉視窗' },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { tags: ['!test'], parameters: { theme: 'dark' } };

export const ReducedMotion: Story = still(Unknown);
