import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InEveryState } from '../foundations/in-every-state';
import { beforeScript, still } from '../foundations/story-states';
import { Marquee } from '.';

const names = [
  '山眠',
  'VELO 北',
  '日光製作所',
  'KINO',
  '半島咖啡',
  'mori',
  '一七茶',
  'PLUM & CO',
  '海口食品',
  'Ordinary Bed',
];
const logos = names.map((name) => (
  <span key={name} className="pd:text-22 pd:font-strong pd:whitespace-nowrap pd:text-ink-2">
    {name}
  </span>
));

const meta = {
  title: 'UI/Marquee 跑馬燈 (ticker, logo wall)',
  id: 'ui-marquee',
  tags: ['media-媒體'],
  component: Marquee,
  argTypes: { children: { control: false } },
  args: { label: '合作品牌', children: logos },
} satisfies Meta<typeof Marquee>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { secondsPerItem: 1.5 } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  globals: { motion: 'full' },
  render: (args) => (
    <InEveryState>
      {(state) => (
        <div className="pd:w-full">
          <Marquee {...args} label={`合作品牌（${state}）`} />
        </div>
      )}
    </InEveryState>
  ),
};

export const Paused: Story = {
  globals: { motion: 'full' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '暫停捲動' }));
    await expect(canvas.getByRole('button', { name: '繼續捲動' })).toBeVisible();
  },
};

export const FewItems: Story = { args: { children: logos.slice(0, 2) } };

export const Empty: Story = { args: { children: [] } };

export const WithLinks: Story = {
  args: {
    children: names.map((name) => (
      <a key={name} href={`#${name}`} className="pd:text-18 pd:font-medium pd:whitespace-nowrap">
        {name}
      </a>
    )),
  },
};

export const LongText: Story = {
  args: {
    children: [
      <span key="long">上線前一週開始每天一則限時動態，共七則，最後一則附購買連結</span>,
      <span key="latin">Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuer</span>,
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { tags: ['!test'], parameters: { theme: 'dark' } };

export const ReducedMotion: Story = still(Default);

export const SlowNetwork: Story = beforeScript(Default);
