import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { InEveryState } from '../foundations/in-every-state';
import { FilmRuler } from './film-ruler';

/** A ruler with a draggable playhead. */
function LiveRuler({ at: first, ...props }: Omit<ComponentProps<typeof FilmRuler>, 'onSeek'>) {
  const [at, setAt] = useState(first);
  const [active, setActive] = useState(props.activePin ?? null);
  return <FilmRuler {...props} at={at} onSeek={setAt} activePin={active} onPin={setActive} />;
}

const pins = [
  { id: 'a', at: 25, until: 52, tone: 'creator', number: 1, label: '00:25 阿澄：有冷氣聲' },
  { id: 'b', at: 134, until: 170, tone: 'vendor', number: 2, label: '02:14 許雅筑：瓶身轉正一點' },
  { id: 'c', at: 220, tone: 'vendor', number: 3, label: '03:40 許雅筑：字卡請改' },
  { id: 'e', at: 262, tone: 'guest', number: 5, label: '04:22 王總監（訪客）：字太小' },
  { id: 'd', at: 296, until: 320, tone: 'creator', number: 4, label: '04:56 阿澄：旁白重配', done: true },
] as const;

const meta = {
  title: 'UI/FilmRuler 影片時間軸 (scrubber, seek bar, timeline)',
  id: 'ui-film-ruler',
  tags: ['data-資料'],
  component: LiveRuler,
  args: { label: '播放位置', duration: 486, at: 142, pins, activePin: 'b' },
} satisfies Meta<typeof LiveRuler>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { thumbnails: { src: '/demo/night_wide.jpg', count: 10 } } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: (args) => (
    <InEveryState>
      {(state) => (
        <div className="pd:w-full">
          <LiveRuler {...args} label={`播放位置（${state}）`} />
        </div>
      )}
    </InEveryState>
  ),
};

/** Pins at one place are grouped; presses cycle through them. */
export const Collisions: Story = {
  args: {
    pins: [132, 134, 136, 300].map((at, index) => ({
      id: String(at),
      at,
      tone: index % 2 === 0 ? ('vendor' as const) : ('creator' as const),
      number: index + 1,
      label: `第${index + 1}則`,
    })),
  },
};

/** Pins of the version being compared with. */
export const Compared: Story = {
  args: { pins: pins.map((pin, index) => ({ ...pin, compared: index < 2 })), activePin: null },
};

/** A marked range, whose ends can be moved. */
export const Stretch: Story = {
  render: (args) => {
    const [stretch, setStretch] = useState({ from: 180, until: 260 });
    return <LiveRuler {...args} stretch={stretch} onStretch={(from, until) => setStretch({ from, until })} />;
  },
};

/** Seconds, and hours. */
export const Lengths: Story = {
  render: (args) => (
    <div className="pd:grid pd:gap-4">
      <LiveRuler {...args} duration={12} at={4} pins={[]} />
      <LiveRuler {...args} duration={5400} at={3605} pins={[]} />
    </div>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const LongText: Story = {
  args: {
    duration: 35_999,
    at: 32_400,
    pins: [
      {
        id: 'long',
        at: 33_000,
        until: 35_000,
        tone: 'vendor',
        number: 10_024,
        label: '09:10:00 許雅筑：Donaudampfschifffahrtsgesellschaftskapitaen這一段的瓶身請轉正，字卡也要跟著換',
      },
    ],
    activePin: null,
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { tags: ['!test'], parameters: { theme: 'dark' } };
