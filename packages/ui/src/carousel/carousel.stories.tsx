import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { InEveryState } from '../foundations/in-every-state';
import { beforeScript, still, zoomed } from '../foundations/story-states';
import { Link } from '../link';
import { Carousel } from '.';

const voices = [
  ['留言直接標在腳本上，一次就改到位。', '山眠　許雅筑'],
  ['輪到誰、什麼時候要交，打開就知道。', '阿澄　創作者'],
  ['三個版本並排看，終於不用翻信。', 'VELO 北　林以恩'],
  ['手機上也能驗收，出差不會卡住。', '日光製作所　周禾'],
  ['合作結束，報告已經寫好一半。', '小鹿出門中　創作者'],
].map(([words, who]) => (
  <figure
    key={who}
    className="pd:flex pd:h-full pd:min-h-36 pd:flex-col pd:justify-between pd:gap-4 pd:rounded-card pd:border pd:border-line pd:bg-surface pd:p-6"
  >
    <blockquote className="pd:text-18 pd:text-pretty">{words}</blockquote>
    <figcaption className="pd:text-13 pd:text-ink-3">{who}</figcaption>
  </figure>
));

const pictures = ['camp', 'coffee', 'desk', 'pillow'].map((name) => (
  <img
    key={name}
    src={`/demo/${name}.jpg`}
    alt={name}
    className="pd:aspect-4/3 pd:w-full pd:rounded-card pd:object-cover"
  />
));

const meta = {
  title: 'UI/Carousel 輪播 (slider, gallery, swiper)',
  id: 'ui-carousel',
  tags: ['media-媒體'],
  component: Carousel,
  argTypes: { children: { control: false } },
  args: { label: '他們怎麼說', perView: { md: 2, lg: 3 }, children: voices },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { autoplay: true, interval: 3000, loop: true, perView: 2 } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: () => (
    <InEveryState>
      {(state) => (
        <Carousel label={`他們怎麼說（${state}）`} autoplay={false} perView={1} className="pd:w-full pd:max-w-120">
          {voices.slice(0, 3)}
        </Carousel>
      )}
    </InEveryState>
  ),
};

export const WithHeading: Story = {
  args: {
    heading: <h2 className="pd:text-28 pd:font-strong">他們怎麼說</h2>,
  },
};

export const NoAutoplay: Story = { args: { autoplay: false, loop: false } };

export const Pictures: Story = { args: { label: '情境照片', perView: { sm: 2 }, children: pictures } };

export const Paused: Story = {
  globals: { motion: 'full' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '暫停輪播' }));
    await expect(canvas.getByRole('button', { name: '開始輪播' })).toBeVisible();
  },
};

export const FocusVisible: Story = {
  globals: { motion: 'full' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '暫停輪播' })).toHaveFocus();
    await expect(canvas.getByRole('region')).toHaveAttribute('data-state', 'held');
  },
};

export const OneSlide: Story = { args: { children: voices.slice(0, 1) } };

export const AllInView: Story = { args: { children: voices.slice(0, 3), perView: 3 } };

export const Empty: Story = { args: { children: [] } };

export const LongText: Story = {
  args: {
    heading: <h2 className="pd:text-22 pd:font-strong">廠商與創作者在同一張桌子上說的話</h2>,
    children: [
      ...voices.slice(0, 2),
      <p key="latin">Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuer</p>,
      <Link key="link" href="#all">
        看全部
      </Link>,
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = {
  globals: { motion: 'full' },
  parameters: { theme: 'dark' },
  play: async ({ canvas }) => {
    await fireEvent.click(canvas.getByRole('button', { name: '暫停輪播' }));
  },
};

export const ReducedMotion: Story = still(Default);

export const SlowNetwork: Story = beforeScript(Pictures);

export const Zoom200: Story = zoomed(NoAutoplay);
