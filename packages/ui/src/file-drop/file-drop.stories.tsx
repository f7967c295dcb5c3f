import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Field } from '../field';
import { InEveryState } from '../foundations/in-every-state';
import { zoomed } from '../foundations/story-states';
import { UploadItem } from '../upload-item';
import { FileDrop } from '.';

const MB = 1024 ** 2;

const meta = {
  title: 'UI/FileDrop 檔案拖放 (upload, dropzone, file picker)',
  id: 'ui-file-drop',
  tags: ['forms-表單'],
  component: FileDrop,
  args: {
    label: '上傳產品圖片',
    accept: { 'image/jpeg': ['.jpg'], 'image/png': ['.png'] },
    maxSize: 5 * MB,
    maxFiles: 9,
    onFiles: fn(),
  },
  decorators: [
    (Story) => (
      <div className="pd:max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { maxFiles: 1, disabled: false } };

export const NoLimits: Story = { args: { accept: undefined, maxSize: undefined, maxFiles: undefined } };

const drag = (canvasElement: HTMLElement, file: File) => {
  const data = new DataTransfer();
  data.items.add(file);
  const zone = canvasElement.querySelector('[data-slot="file-drop-zone"]');
  zone?.dispatchEvent(new DragEvent('dragenter', { dataTransfer: data, bubbles: true, cancelable: true }));
};

export const Over: Story = {
  play: async ({ canvas, canvasElement }) => {
    drag(canvasElement, new File(['x'], 'a.png', { type: 'image/png' }));
    await expect(await canvas.findByText('放開滑鼠就會加入')).toBeVisible();
  },
};

export const OverRefused: Story = {
  play: async ({ canvas, canvasElement }) => {
    drag(canvasElement, new File(['x'], 'a.mov', { type: 'video/quicktime' }));
    await expect(await canvas.findByText('這種檔案不能放在這裡')).toBeVisible();
  },
};

export const Refused: Story = {
  args: { maxSize: 2 * MB, maxFiles: 1 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector('input');
    if (!input) return;
    await fireEvent.change(input, {
      target: {
        files: [
          new File(['x'], '合約.pdf', { type: 'application/pdf' }),
          new File([new Uint8Array(3 * MB)], 'serum_close.jpg', { type: 'image/jpeg' }),
          new File([], '空白.png', { type: 'image/png' }),
        ],
      },
    });
    await expect(await canvas.findByText('有3個檔案沒有加入')).toBeVisible();
    await userEvent.tab();
  },
};

export const Full: Story = { args: { maxFiles: 0 } };

export const Disabled: Story = { args: { disabled: true } };

export const InField: Story = {
  render: (args) => (
    <Field label="產品圖片" required error="請至少上傳一張圖片">
      <FileDrop {...args} />
    </Field>
  ),
};

function Example() {
  const [files, setFiles] = useState<File[]>([]);
  return (
    <div className="pd:grid pd:gap-2">
      <FileDrop
        label="上傳產品圖片"
        accept={{ 'image/*': [] }}
        maxFiles={3 - files.length}
        onFiles={(more) => setFiles([...files, ...more])}
      />
      {files.map((file) => (
        <UploadItem
          key={file.name}
          name={file.name}
          size={file.size}
          state="done"
          onRemove={() => setFiles(files.filter((one) => one !== file))}
        />
      ))}
    </div>
  );
}

export const WithUploadItems: Story = { render: () => <Example /> };

export const LongText: Story = {
  args: {
    label: '上傳商品正面、背面、成分標示與使用情境的高解析度圖片，之後可以再補',
    accept: { 'image/*': ['.jpeg', '.jpg', '.png', '.webp', '.avif', '.heic', '.heif', '.gif', '.tiff'] },
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { ...Refused, tags: ['!test'], parameters: { theme: 'dark' } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: (args) => <InEveryState>{(state) => <FileDrop {...args} label={state} />}</InEveryState>,
};

export const Zoom200: Story = zoomed(Refused);
