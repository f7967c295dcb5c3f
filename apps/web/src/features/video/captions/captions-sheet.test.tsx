import '@paidang/ui/styles.css';
import '../../../styles/app.css';
import { CommentBoardProvider, CommentDrawer } from '@paidang/comment-board';
import { createMemoryPort, creator, testId } from '@paidang/comment-board/testing';
import type { Captions, VideoView } from '@paidang/contract/entities';
import { captionMessages } from '@paidang/contract/rules';
import { createFilmClock } from '@paidang/film';
import { TooltipProvider } from '@paidang/ui/tooltip';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../../data/data-cache';
import { project } from '../../../testing/people';
import { refusal, stubServer } from '../../../testing/stub-server';
import { VideoRoomContext } from '../video-room';
import CaptionsSheet from './captions-sheet';

const [task] = project.tasks as [(typeof project.tasks)[number]];
const video = testId(1);
const address = `/api/video-captions/${task.uuid}/${video}`;
const captions: Captions = {
  name: '夜間精華.srt',
  lines: [
    { from: 1, until: 2, text: '睡前兩滴' },
    { from: 62, until: 64.5, text: '按壓掌心' },
  ],
  may_change: true,
  script: {
    version: 2,
    sentences: [
      {
        text: '睡前三滴',
        state: 'otherwise',
        line: 0,
        runs: [
          { text: '睡前', change: 'same' },
          { text: '三', change: 'removed' },
          { text: '兩', change: 'added' },
          { text: '滴', change: 'same' },
        ],
      },
      { text: '按壓掌心', state: 'said', line: 1, runs: [] },
      { text: '七天見效', state: 'missing', line: null, runs: [] },
    ],
  },
};

let stop = () => {};
afterEach(() => stop());

async function open(answers: Parameters<typeof stubServer>[0]) {
  stop = stubServer(answers);
  const clock = createFilmClock();
  clock.setFilm({ length: 120, fps: 30 });
  const port = createMemoryPort({ author: creator, comments: [], clock });
  const room = { view: { task, versions: [], video: null } as unknown as VideoView, clock, refresh: async () => {} };
  await render(
    <DataCache shouldRetryOnError={false}>
      <TooltipProvider>
        <VideoRoomContext.Provider value={room as never}>
          <CommentBoardProvider boardId={crypto.randomUUID()} port={port} author={creator} version={2}>
            <CommentDrawer />
            <CaptionsSheet video={video} version={2} onClose={() => {}} />
          </CommentBoardProvider>
        </VideoRoomContext.Provider>
      </TooltipProvider>
    </DataCache>,
  );
  return { clock, port };
}

test('a line can be played, and commented on with its time and text', async () => {
  const { clock, port } = await open({ [`GET ${address}`]: captions });
  await page.getByRole('button', { name: '播放 01:02' }).click();
  expect(clock.now()).toBeCloseTo(62, 0);
  await page.getByRole('button', { name: '留言這一句：按壓掌心' }).click();
  const composer = document.querySelector<HTMLTextAreaElement>('textarea');
  expect(composer).not.toBeNull();
  expect(document.querySelector('[data-slot="comment-composer-quote"]')?.textContent).toContain('按壓掌心');
  expect(port.submissions).toEqual([]);
});

test('script sentences missing from the film are listed first, with the differing words', async () => {
  await open({ [`GET ${address}`]: captions });
  await page.getByRole('radio', { name: '和腳本比對' }).click();
  await expect.element(page.getByText('說法不同')).toBeVisible();
  await expect.element(page.getByText('沒說到')).toBeVisible();
  await expect.element(page.getByText('有說', { exact: true })).not.toBeInTheDocument();
  expect(document.querySelector('del')?.textContent).toContain('三');
  expect(document.querySelector('ins')?.textContent).toContain('兩');
  await page.getByRole('radio', { name: '全部 3' }).click();
  await expect.element(page.getByText('有說', { exact: true })).toBeVisible();
});

test('a refused file says why, and the existing captions stay', async () => {
  await open({
    [`GET ${address}`]: captions,
    [`POST ${address}`]: refusal(422, captionMessages.time(2), { file: [captionMessages.time(2)] }),
  });
  await page.getByRole('button', { name: '更換字幕檔' }).click();
  const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
  if (!input) throw new Error('no file can be chosen');
  await userEvent.upload(input, new File(['x'], 'a.ass'));
  await expect.element(page.getByText('a.ass', { exact: false })).toBeVisible();
  await userEvent.upload(input, new File(['x'], 'a.srt'));
  await expect.element(page.getByRole('alert').getByText(captionMessages.time(2))).toBeVisible();
  await expect.element(page.getByText('睡前兩滴')).toBeVisible();
});
