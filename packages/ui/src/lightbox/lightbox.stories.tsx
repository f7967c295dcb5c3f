import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen } from 'storybook/test';
import { Button } from '../button';
import { stateClasses } from '../foundations/in-every-state';
import { zoomed } from '../foundations/story-states';
import { Lightbox, type LightboxImage } from '.';

const images: LightboxImage[] = [
  { src: '/demo/serum_close.jpg', alt: '精華液瓶口特寫' },
  { src: '/demo/serum_top.jpg', alt: '俯視精華液與毛巾' },
  { src: '/demo/serum_wide.jpg', alt: '浴室檯面上的精華液' },
];

interface ExampleProps {
  shown?: LightboxImage[];
  open?: boolean;
  start?: number;
  count?: number;
  /** Lets the user choose a point of the picture. */
  places?: boolean;
}

function Example({
  shown = images,
  open: initial = false,
  start = 0,
  count = shown.length,
  places = false,
}: ExampleProps) {
  const [open, setOpen] = useState(initial);
  const [index, setIndex] = useState(start);
  return (
    <>
      <Button onClick={() => setOpen(true)}>看圖片</Button>
      <Lightbox
        images={shown.slice(0, count)}
        index={index}
        onIndexChange={setIndex}
        open={open}
        onOpenChange={setOpen}
        {...(places ? { onPlace: () => undefined } : {})}
      />
    </>
  );
}

const meta = {
  title: 'UI/Lightbox 圖片燈箱 (image viewer, photo zoom)',
  id: 'ui-lightbox',
  tags: ['media-媒體'],
  component: Example,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { open: true, start: 0, count: 3 } };

export const Open: Story = { args: { open: true, start: 1 } };

/** The cross hovered, the previous button focused, the next button pressed. */
export const Interaction: Story = {
  args: { open: true, start: 1 },
  play: async () => {
    const parts = { 滑過: '關閉', 焦點: '上一張', 按下: '下一張' } as const;
    for (const state of ['滑過', '焦點', '按下'] as const) {
      const part = await screen.findByRole('button', { name: parts[state] });
      part.classList.add(...stateClasses[state]);
    }
  },
};

/** Zoomed, with its caption below. */
export const Enlarged: Story = {
  args: {
    open: true,
    shown: images.map((image) => ({ ...image, caption: '睡前三滴，五分鐘。把手機放到床的另一邊。' })),
  },
  play: async ({ userEvent }) => {
    const larger = await screen.findByRole('button', { name: '放大' });
    await userEvent.click(larger);
    await userEvent.click(larger);
  },
};

export const OnePicture: Story = { args: { open: true, count: 1 } };

export const Narrow: Story = { args: { open: true }, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { args: { open: true }, parameters: { theme: 'dark' } };

export const LongText: Story = {
  args: {
    open: true,
    shown: [
      {
        src: 'data:image/png;base64,',
        alt: `夜裡的床頭櫃上放著精華液、一杯水和一本看到一半的書。${'燈光偏黃，瓶身微微反光。'.repeat(12)}`,
      },
      ...images,
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Broken: Story = {
  args: {
    open: true,
    shown: [
      {
        src: 'data:image/png;base64,',
        alt: '這張圖片已經被移除，說明文字很長的時候也看得完：Donaudampfschifffahrtsgesellschaft',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Zoom200: Story = zoomed(Open);

/** Points with comments, and one being chosen. */
export const Points: Story = {
  args: {
    open: true,
    places: true,
    shown: images.map((image, at) => ({
      ...image,
      marks:
        at === 0
          ? [
              { id: 'a', x: 0.3, y: 0.4, number: 1, label: '1，許雅筑：標籤要看得清楚', tone: 'vendor' },
              { id: 'b', x: 0.7, y: 0.6, number: 2, label: '2，阿澄：這裡可以再亮一點', tone: 'creator' },
            ]
          : [],
    })),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '指出圖片上的位置' }));
  },
};
