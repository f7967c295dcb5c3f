import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { InEveryState } from '../foundations/in-every-state';
import { beforeScript, zoomed } from '../foundations/story-states';
import { FilmStrip } from './film-strip';

const drawing = (d: string) => (
  <svg viewBox="0 0 140 76" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d={d} />
  </svg>
);

const frames = [
  {
    id: 'a',
    code: '020',
    title: '需求單',
    caption: '已確認',
    state: 'done',
    picture: drawing('M44 76V14h52v62M53 28h22M53 38h34M53 48h34'),
  },
  {
    id: 'b',
    code: '030',
    title: '創意大綱',
    caption: 'v3定案',
    state: 'done',
    picture: drawing('M40 22h34M40 38h60M40 54h46'),
  },
  {
    id: 'c',
    code: '040',
    title: '腳本',
    caption: 'v2定案',
    state: 'done',
    picture: drawing('M30 18h18M30 38h18M30 58h18M58 18h52M58 38h48M58 58h30'),
  },
  {
    id: 'd',
    code: '050',
    title: '影片製作',
    caption: '輪到你回覆',
    state: 'now',
    tone: 'vendor',
    picture: '/demo/night_wide.jpg',
  },
  {
    id: 'e',
    code: '060',
    title: '文案',
    caption: '12/12 開始',
    state: 'next',
    picture: drawing('M34 18h30v40H34zM74 22h34M74 32h34M74 42h24'),
  },
  {
    id: 'f',
    code: '070',
    title: '作品上線',
    caption: '12/16',
    state: 'next',
    picture: drawing('M38 18h64v42H38zM64 30v18l16-9z'),
  },
  {
    id: 'g',
    code: '080',
    title: '結案報告',
    caption: '2027/01/06',
    state: 'next',
    picture: drawing('M34 16v44h74M42 52c12 0 14-22 26-22s12 10 20 10 8-16 18-18'),
  },
  {
    id: 'h',
    code: '090',
    title: '專案時程',
    caption: '雙方已確認',
    state: 'done',
    apart: true,
    picture: drawing('M40 18h60v44H40zM40 30h60M54 13v9M86 13v9'),
  },
] as const;

const meta = {
  title: 'UI/FilmStrip 底片 (stepper, wizard, progress steps)',
  id: 'ui-filmstrip',
  tags: ['film-底片'],
  component: FilmStrip,
  argTypes: { frames: { control: false } },
  args: { label: '任務步驟', frames },
} satisfies Meta<typeof FilmStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { frames: frames.slice(0, 5) } };

export const Links: Story = { args: { frames: frames.map((frame) => ({ ...frame, href: `#${frame.id}` })) } };

export const StatesWithoutPictures: Story = {
  args: {
    frames: [
      { id: '1', code: '020', title: '需求單', caption: '已確認', state: 'done' },
      { id: '2', code: '030', title: '創意大綱', caption: '輪到你確認', state: 'now', tone: 'vendor' },
      { id: '3', code: '040', title: '腳本', caption: '等阿澄修改', state: 'now', tone: 'creator' },
      { id: '4', code: '050', title: '影片製作', caption: '逾期1天', state: 'late' },
      { id: '5', code: '060', title: '文案', caption: '12/12 開始', state: 'next' },
      { id: '6', code: '070', title: '作品上線', caption: '不需要', state: 'skipped' },
    ],
  },
};

export const LongText: Story = {
  args: {
    frames: frames.map((frame) => ({
      ...frame,
      title: '從第一天到第七天的完整實測影片',
      caption: 'Donaudampfschifffahrtsgesellschaft',
    })),
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(async () => {
      const lit = canvas.getByText('影片製作').getBoundingClientRect();
      await expect(lit.left).toBeGreaterThan(0);
      await expect(lit.right).toBeLessThan(canvasElement.getBoundingClientRect().right);
    });
  },
};

export const Dark: Story = { tags: ['!test'], parameters: { theme: 'dark' } };

export const StatesDark: Story = { ...StatesWithoutPictures, tags: ['!test'], parameters: { theme: 'dark' } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: (args) => (
    <InEveryState>
      {(state) => (
        <FilmStrip
          {...args}
          label={state}
          frames={frames.slice(2, 5).map((frame) => ({ ...frame, href: `#${frame.id}` }))}
        />
      )}
    </InEveryState>
  ),
};

/** Frames keep their size while pictures are loading. */
export const SlowNetwork: Story = beforeScript(Links);

export const Zoom200: Story = zoomed(Default);
