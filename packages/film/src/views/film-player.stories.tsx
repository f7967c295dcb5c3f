import type { DrawnShape } from '@paidang/contract/entities';
import { TooltipProvider } from '@paidang/ui/tooltip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createFilmClock, type FilmDrawing } from '../core';
import { en } from '../labels/en';
import '../styles/styles.css';
import { buildFilm, testLadderUrl } from '../testing';
import { FilmPlayer, type FilmPlayerProps } from './film-player';
import { FilmStill } from './film-still';
import { PlayerRuler } from './player-ruler';

const shapes: DrawnShape[] = [
  { tool: 'box', colour: 'vendor', width: 6, from: { x: 0.12, y: 0.2 }, to: { x: 0.42, y: 0.78 } },
  { tool: 'arrow', colour: 'creator', width: 6, from: { x: 0.86, y: 0.16 }, to: { x: 0.6, y: 0.44 } },
  { tool: 'text', colour: 'warning', at: { x: 0.62, y: 0.08 }, text: '轉正15°' },
  {
    tool: 'pen',
    colour: 'warning',
    width: 6,
    points: Array.from({ length: 25 }, (_, index) => ({
      x: 0.72 + 0.1 * Math.cos(index / 4),
      y: 0.7 + 0.14 * Math.sin(index / 4),
      pressure: 0.5,
    })),
  },
];

interface FilmStoryProps extends Partial<Omit<FilmPlayerProps, 'drawing'>> {
  drawn?: readonly FilmDrawing[];
  /** Opens with the drawing tools. */
  drawing?: boolean;
}

function FilmStory({ drawn = [], drawing = false, film = buildFilm(), ...props }: FilmStoryProps) {
  const [clock] = useState(() => {
    const made = createFilmClock();
    made.setFilm({ length: film.duration ?? 0, fps: film.fps });
    return made;
  });
  const [isDrawing, setDrawing] = useState(drawing);
  const [made, setMade] = useState<readonly DrawnShape[]>(drawing ? shapes : []);
  return (
    <TooltipProvider>
      <div style={{ display: 'flex', height: 560 }}>
        <FilmPlayer
          film={film}
          clock={clock}
          drawings={drawn}
          stretch={{ from: 0.5, until: 1.5 }}
          onMark={() => undefined}
          onDraw={() => setDrawing(!isDrawing)}
          drawing={isDrawing ? { shapes: made, onChange: setMade, onDone: () => setDrawing(false) } : null}
          {...props}
        >
          <PlayerRuler
            film={film}
            clock={clock}
            pins={[{ id: 'a', at: 0.5, tone: 'vendor', number: 1, label: '00:00 許雅筑：轉正' }]}
          />
        </FilmPlayer>
      </div>
    </TooltipProvider>
  );
}

const poster = '/demo/night_wide.jpg';

const meta = {
  title: 'Film/FilmPlayer 影片審閱 (video player, review)',
  id: 'film-player',
  tags: ['film-影片'],
  component: FilmStory,
  args: { film: buildFilm({ path: null, poster, duration: 486 }) },
} satisfies Meta<typeof FilmStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { film: buildFilm({ poster }) } };

/** A drawing on the current frame. */
export const Drawn: Story = {
  args: { drawn: [{ id: 'a', at: 0, shapes, label: '許雅筑的畫記：右上方的箭頭' }] },
};

export const Drawing: Story = { args: { drawing: true } };

const earlier = {
  film: buildFilm({
    video_uuid: '00000000-0000-4000-8000-000000000002',
    poster: '/demo/serum_wide.jpg',
    name: '初剪.mp4',
  }),
  name: 'A copy',
  shownName: 'B copy',
  onOffset: () => undefined,
};

/** Compared with an earlier version, synchronised. */
export const Compared: Story = { args: { film: buildFilm({ poster }), compared: earlier } };

export const ComparedNarrow: Story = {
  args: { film: buildFilm({ poster }), compared: earlier },
  globals: { viewport: { value: 'narrow' } },
};

/** On a touch screen. */
export const Narrow: Story = { args: { drawing: true }, globals: { viewport: { value: 'narrow' } } };

/** With captions, shown on request. */
export const Captioned: Story = {
  args: {
    film: buildFilm({
      poster,
      captions: `data:text/vtt;charset=utf-8,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:02.000\n睡前兩滴，按壓掌心。\n')}`,
    }),
  },
};

/** Without a frame rate, time is shown in seconds. */
/** In several sizes: chosen by bandwidth, unless the user chooses one. */
export const Sizes: Story = { args: { film: buildFilm({ poster, ladder: testLadderUrl() }) } };

export const WithoutRate: Story = { args: { film: buildFilm({ path: null, poster, duration: 486, fps: null }) } };

/** A link that can only be played on its own site. */
export const Link: Story = {
  args: {
    film: buildFilm({ source: 'link', path: 'data:video/mp4;base64,', url: 'https://example.com/film', duration: 486 }),
  },
};

export const InEnglish: Story = { args: { locale: 'en', labels: en } };

export const Dark: Story = { parameters: { theme: 'dark' } };

/** The same moment in two versions. */
export const Stills: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8, width: 360 }}>
      <FilmStill film={buildFilm()} at={0.2} label="A copy在00:00的畫面" />
      <FilmStill film={buildFilm()} at={1.8} label="B copy在00:01的畫面" />
    </div>
  ),
};
