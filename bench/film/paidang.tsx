import '@paidang/ui/styles.css';
import '@paidang/comment-board/styles.css';
import '@paidang/film/styles.css';
import { CommentBoardProvider, CommentDrawer } from '@paidang/comment-board';
import { buildComment, createMemoryDrafts, createMemoryPort, creator, vendor } from '@paidang/comment-board/testing';
import { createFilmClock, FilmPlayer, PlayerRuler } from '@paidang/film';
import { buildFilm } from '@paidang/film/testing';
import { TooltipProvider } from '@paidang/ui/tooltip';
import { createRoot } from 'react-dom/client';
import { address, filmLength, offer } from './run-film';

const comments = 300;
const drawn = 40;

const root = createRoot(document.body.appendChild(document.createElement('div')));
const film = buildFilm({ path: address, duration: filmLength, fps: 24 });
const clock = createFilmClock();
clock.setFilm({ length: filmLength, fps: 24 });

const momentOf = (place: number) => (place / comments) * filmLength;
const timeOf = (seconds: number) => ({
  hour: 0,
  minute: Math.floor(seconds / 60),
  second: Math.floor(seconds % 60),
});
const said = Array.from({ length: comments }, (_, place) =>
  buildComment(
    { message_id: `c${place}`, message: `這裡再慢一點，第${place}則`, time: timeOf(momentOf(place)) },
    place % 2 === 0 ? vendor : creator,
  ),
);
const pins = said.map(({ message_id: id, message }, place) => ({
  id,
  at: momentOf(place),
  until: place % 5 === 0 ? momentOf(place) + 4 : null,
  tone: place % 2 === 0 ? ('vendor' as const) : ('creator' as const),
  number: place + 1,
  label: message,
}));
const drawings = Array.from({ length: drawn }, (_, place) => ({
  id: `d${place}`,
  at: momentOf(place * 7),
  until: momentOf(place * 7) + 3,
  label: '手繪線',
  shapes: [
    {
      tool: 'pen' as const,
      colour: 'warning' as const,
      width: 6,
      points: Array.from({ length: 200 }, (__, point) => ({
        x: 0.2 + point / 400,
        y: 0.5 + Math.sin(point / 12) / 5,
        pressure: 0.5,
      })),
    },
  ],
}));
const port = createMemoryPort({ author: vendor, comments: said, clock });

offer({
  open() {
    root.render(
      <TooltipProvider>
        <CommentBoardProvider boardId="bench" port={port} author={vendor} drafts={createMemoryDrafts()}>
          <div className="pd-root" style={{ display: 'flex', height: '100vh' }}>
            <FilmPlayer film={film} clock={clock} drawings={drawings}>
              <PlayerRuler film={film} clock={clock} pins={pins} />
            </FilmPlayer>
            <div style={{ width: 400, display: 'flex' }}>
              <CommentDrawer />
            </div>
          </div>
        </CommentBoardProvider>
      </TooltipProvider>,
    );
  },
  goTo: clock.goTo,
});
