import '@paidang/comment-board/styles.css';
import '@paidang/film/styles.css';
import '../../../styles/app.css';
import { CommentBoardProvider, CommentDrawer } from '@paidang/comment-board';
import { buildComment, createMemoryPort, creator, testId, vendor } from '@paidang/comment-board/testing';
import type { SentVideo, VideoView } from '@paidang/contract/entities';
import { filmTimeOf, videoTimeOf } from '@paidang/contract/rules';
import { createFilmClock } from '@paidang/film';
import { TooltipProvider } from '@paidang/ui/tooltip';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { project } from '../../../testing/people';
import { VideoRoomContext } from '../video-room';
import { VideoStage } from './video-stage';

/** A film whose picture never loads, so that its clock stays where it is set. */
const film: SentVideo = {
  video_uuid: testId(1),
  source: 'upload',
  name: '夜間精華.mp4',
  path: 'data:video/mp4;base64,',
  url: null,
  poster: null,
  thumbnails: null,
  ladder: null,
  storyboard: null,
  cover: null,
  has_original: false,
  width: 1280,
  height: 720,
  fps: 30,
  duration: 486,
};

const comments = [
  buildComment({ message: '字卡請改', time: videoTimeOf(220) }, vendor),
  buildComment({ message: '瓶身轉正', time: videoTimeOf(134), time_end: videoTimeOf(170) }, vendor),
];

async function show() {
  const clock = createFilmClock();
  clock.setFilm({ length: film.duration ?? 0, fps: film.fps });
  const port = createMemoryPort({ author: creator, comments, clock });
  const [task] = project.tasks;
  const room = {
    view: { task, versions: [], video: null } as unknown as VideoView,
    clock,
    upload: () => {},
    stop: () => {},
    refresh: async () => {},
    isPinned: false,
    pin: () => {},
    isFull: false,
    fill: () => {},
    drawingFor: null,
    drawFor: () => {},
    keepStill: async () => null,
    describe: () => '',
  };
  await render(
    <TooltipProvider>
      <VideoRoomContext.Provider value={room}>
        <CommentBoardProvider boardId={crypto.randomUUID()} port={port} author={creator} version={1}>
          <div style={{ display: 'flex', width: 800, height: 600 }}>
            <VideoStage film={film} isOfFilm={() => true} />
          </div>
          <div style={{ width: 400, height: 640 }}>
            <CommentDrawer />
          </div>
        </CommentBoardProvider>
      </VideoRoomContext.Provider>
    </TooltipProvider>,
  );
  return { clock, port };
}

const pins = page.getByRole('toolbar', { name: '時間軸上的留言' });
const slider = page.getByRole('slider', { name: '播放位置' });
const composer = page.getByRole('textbox', { name: '寫留言' });

beforeEach(() => page.viewport(1440, 1300));

test('R-vid-09 a pin leads to its time and to its comment, with the same number', async () => {
  const { clock } = await show();
  const pin = pins.getByRole('button', { name: '1 02:14–02:50 許雅筑：瓶身轉正' });
  await expect.element(pin).toHaveTextContent('1');
  await pin.click();
  expect(clock.now()).toBe(134);
  const card = page.getByRole('article').filter({ hasText: '瓶身轉正' });
  await expect.element(card).toHaveFocus();
  await expect.element(card.getByText('1', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: '播放 02:14–02:50' }).click();
  expect(clock.now()).toBe(134);
});

test('R-vid-09 keys control the film while the player has focus, and type text in text fields', async () => {
  const { clock } = await show();
  await userEvent.click(page.getByRole('button', { name: '播放', exact: true }));
  clock.goTo(100);
  await userEvent.keyboard('{ArrowRight}');
  expect(clock.now()).toBeCloseTo(100 + 1.5 / 30);
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(clock.now()).toBeCloseTo(100 - 8.5 / 30);
  clock.goTo(95);
  slider.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(clock.now()).toBe(96);
  await composer.click();
  await userEvent.keyboard('jkl i');
  await expect.element(composer).toHaveValue('jkl i');
  expect(clock.now()).toBe(96);
});

test('R-vid-09 I and O mark the range of the next comment', async () => {
  const { clock, port } = await show();
  slider.element().focus();
  clock.goTo(60);
  await userEvent.keyboard('i');
  clock.goTo(75);
  await userEvent.keyboard('o');
  await expect.element(page.getByText('00:01:00:00–00:01:15:00')).toBeVisible();
  await expect.element(composer).toHaveFocus();
  await userEvent.keyboard('這段太長');
  await page.getByRole('button', { name: '送出留言' }).click();
  await expect.poll(() => port.submissions[0]).toMatchObject({ time: filmTimeOf(60, 30), timeEnd: filmTimeOf(75, 30) });
});
