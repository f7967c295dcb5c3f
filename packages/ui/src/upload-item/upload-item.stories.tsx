import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { InEveryState } from '../foundations/in-every-state';
import { UploadItem, type UploadItemProps } from '.';

const MB = 1024 ** 2;

const meta: Meta<UploadItemProps> = {
  title: 'UI/UploadItem 上傳項目 (file progress, attachment)',
  id: 'ui-upload-item',
  tags: ['forms-表單'],
  component: UploadItem,
  args: {
    name: '夜間精華_Acopy_1201.mp4',
    size: 1884 * MB,
    state: 'uploading',
    progress: 56,
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <div className="pd:max-w-120">
        <Story />
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj<UploadItemProps>;

export const Default: Story = {};

export const Playground: Story = { args: { progress: 12 } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: () => (
    <InEveryState>
      {(state) => (
        <UploadItem
          className="pd:flex-1"
          name={`開箱影片_${state}.mp4`}
          state="failed"
          reason="網路中斷了"
          onRetry={fn()}
          onRemove={fn()}
        />
      )}
    </InEveryState>
  ),
};

export const Waiting: Story = { args: { state: 'waiting', progress: undefined } };

export const UnknownProgress: Story = { args: { progress: null } };

export const Done: Story = { args: { state: 'done', progress: undefined } };

export const Failed: Story = {
  args: { state: 'failed', progress: undefined, reason: '網路中斷了，請檢查連線後再試一次' },
};

export const WithPicture: Story = {
  args: {
    name: 'serum_close.jpg',
    size: 2.4 * MB,
    state: 'done',
    progress: undefined,
    thumbnail: <img src="/demo/serum_close.jpg" alt="" className="pd:size-full pd:object-cover" />,
  },
};

export const LongText: Story = {
  args: {
    name: 'Donaudampfschifffahrtsgesellschaftskapitaen_夜間修護精華一週實測_final_v3.mov',
    state: 'failed',
    progress: undefined,
    reason: '檔案太大：1.8 GB，上限是1 GB。請壓縮或剪短後再上傳，畫質可以低一點。',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { ...Failed, tags: ['!test'], parameters: { theme: 'dark' } };
