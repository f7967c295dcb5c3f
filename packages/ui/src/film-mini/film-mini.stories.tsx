import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FilmCell } from '../internal/film-frame';
import { FilmMini } from './film-mini';

const strip = (...states: FilmCell['state'][]): FilmCell[] =>
  states.map((state, index) => ({ id: String(index), state, tone: 'vendor' }));

const meta = {
  title: 'UI/FilmMini 迷你底片 (stepper, progress steps)',
  id: 'ui-filmmini',
  tags: ['film-底片'],
  component: FilmMini,
  args: { label: '第4步，共8步', frames: strip('done', 'done', 'done', 'now', 'next', 'next', 'next', 'done') },
} satisfies Meta<typeof FilmMini>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'lg' } };

export const States: Story = {
  render: () => (
    <div className="pd:grid pd:justify-items-start pd:gap-4">
      <FilmMini label="第4步，輪到品牌" frames={strip('done', 'done', 'done', 'now', 'next', 'next', 'next', 'next')} />
      <FilmMini
        label="第3步，輪到創作者"
        frames={strip('done', 'done', 'now', 'next', 'next', 'next', 'next').map((cell) => ({
          ...cell,
          tone: 'creator',
        }))}
      />
      <FilmMini label="全部完成" frames={strip('done', 'done', 'done', 'done', 'done', 'done', 'done', 'done')} />
      <FilmMini label="第3步逾期，第2步略過" frames={strip('done', 'skipped', 'late', 'now', 'next', 'next')} />
      <FilmMini
        size="lg"
        label="第2步，共8步；時程已確認"
        frames={[
          ...strip('done', 'now', 'late', 'skipped', 'next', 'next', 'next'),
          { id: 'x', state: 'done', apart: true },
        ]}
      />
    </div>
  ),
};

/** The label is for screen readers only; the film grows instead. */
export const LongText: Story = {
  args: {
    label: '第9步，共24步，輪到創作者阿澄：Donaudampfschifffahrtsgesellschaftskapitaen，週五以前交出修改過的第三版腳本',
    frames: strip(...Array.from({ length: 24 }, (_, place) => (place < 8 ? 'done' : place === 8 ? 'now' : 'next'))),
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { ...States, tags: ['!test'], parameters: { theme: 'dark' } };
