import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { InEveryState } from '../foundations/in-every-state';
import { beforeScript, zoomed } from '../foundations/story-states';
import { ImageGrid, type ImageGridProps } from '.';

const images = [
  { src: '/demo/serum_close.jpg', alt: '精華液瓶口特寫' },
  { src: '/demo/serum_top.jpg', alt: '俯視精華液與毛巾' },
  { src: '/demo/serum_wide.jpg', alt: '浴室檯面上的精華液' },
  { src: '/demo/night_close.jpg', alt: '夜燈下的瓶身' },
  { src: '/demo/night_wide.jpg', alt: '夜裡的床頭櫃' },
  { src: '/demo/coffee.jpg', alt: '手沖咖啡' },
  { src: '/demo/desk.jpg', alt: '書桌' },
  { src: '/demo/camp.jpg', alt: '露營' },
  { src: '/demo/pillow.jpg', alt: '枕頭' },
];

function Example({ images: start, ...props }: ImageGridProps) {
  const [left, setLeft] = useState(start);
  return (
    <div className="pd:max-w-100">
      <ImageGrid {...props} images={left} onRemove={(index) => setLeft(left.filter((_, at) => at !== index))} />
    </div>
  );
}

const meta = {
  title: 'UI/ImageGrid 圖片格',
  id: 'ui-image-grid',
  tags: ['media-媒體'],
  component: ImageGrid,
  args: { label: '產品圖片', images: images.slice(0, 6) },
  decorators: [
    (Story) => (
      <div className="pd:max-w-100">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { images, max: 9 } };

export const One: Story = { args: { images: images.slice(0, 1) } };

export const Two: Story = { args: { images: images.slice(0, 2) } };

export const Four: Story = { args: { images: images.slice(0, 4) } };

export const Overflow: Story = { args: { images, max: 6 } };

export const Removable: Story = {
  render: (args) => <Example {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除第2張：俯視精華液與毛巾' }));
    await expect(canvas.getByRole('button', { name: '移除第2張：浴室檯面上的精華液' })).toHaveFocus();
  },
};

export const Opened: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '放大第2張：俯視精華液與毛巾' }));
    const dialog = await within(document.body).findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Broken: Story = {
  args: {
    images: [
      { src: 'data:image/png;base64,', alt: '這張圖片已經被移除，說明文字很長的時候只顯示兩行' },
      ...images.slice(0, 2),
    ],
  },
};

export const LongText: Story = {
  args: {
    label: '夜間修護精華一週實測的產品圖片，由品牌提供',
    images: [
      { src: 'data:image/png;base64,', alt: 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen' },
      { src: 'data:image/png;base64,AAA=', alt: '夜裡的床頭櫃上放著精華液、一杯水和一本看到一半的書，燈光偏黃' },
      { src: 'data:image/png;base64,AA', alt: '夜燈下的瓶身' },
      ...images.slice(0, 3),
    ],
    onRemove: () => {},
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Empty: Story = { args: { images: [] } };

export const Narrow: Story = { args: { images, max: 6 }, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Removable, tags: ['!test'], parameters: { theme: 'dark' } };

/** Under the pointer, focused and pressed. */
export const Interaction: Story = {
  args: { images: images.slice(0, 2) },
  render: (args) => (
    <InEveryState>
      {(state) => <ImageGrid {...args} label={state} onRemove={() => {}} className="pd:w-60" />}
    </InEveryState>
  ),
};

/** Tiles keep their place while pictures are on their way. */
export const SlowNetwork: Story = beforeScript(Default);

export const Zoom200: Story = zoomed(Opened);
