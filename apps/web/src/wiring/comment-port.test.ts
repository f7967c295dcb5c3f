import type { CommentSubmission } from '@paidang/comment-board/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CommentBoardRef } from '../data/comments';
import { createCommentPort } from './comment-port';

vi.mock('../data/api', async () => (await import('../data/client')).createClient({ getToken: () => null }));

const submission: CommentSubmission = {
  message: '這裡',
  parentId: null,
  quote: { selectedText: '開場', prefix: '', suffix: '', start: 0, end: 2, version: 1 },
  images: ['a.jpg'],
  time: null,
  timeEnd: null,
  drawing: null,
  clientKey: 'key-0001',
};

let answers: object[];
const send = vi.fn(async (_url: string, _init: RequestInit) =>
  Response.json({ status: '0000', message: '', data: answers.shift() ?? {} }),
);
const sent = () => send.mock.calls.map(([url, { method, body }]) => [`${method} ${url}`, JSON.parse(String(body))]);

beforeEach(() => {
  answers = [];
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  send.mockClear();
  vi.unstubAllGlobals();
});

const shared = { task_uuid: 't', message: '這裡', quote: submission.quote, images: ['a.jpg'] };
const moment = { hour: 0, minute: 2, second: 14 };

test.each<[CommentBoardRef, Partial<CommentSubmission>, string, object]>([
  [{ area: 'briefComments', task: 't' }, {}, '/api/brief-message/t', shared],
  [{ area: 'outlineComments', task: 't' }, { parentId: 'm' }, '/api/outline_message/t', { ...shared, message_id: 'm' }],
  [
    { area: 'scriptComments', task: 't', script: 's' },
    {},
    '/api/draft-script/get-script-messages/t/s',
    { ...shared, script_uuid: 's' },
  ],
  [{ area: 'scriptComments', task: 't', script: 'all' }, {}, '/api/draft-script/get-script-messages/t/all', shared],
  [
    { area: 'copyComments', task: 't', platform: 'p', function: '061' },
    {},
    '/api/copy-writing-message/t/p',
    { ...shared, platform_uuid: 'p', function: '061' },
  ],
  [
    { area: 'videoComments', task: 't' },
    { time: moment },
    '/api/video-messages/t',
    { ...shared, time: moment, time_end: null },
  ],
  [{ area: 'worksComments', task: 't' }, {}, '/api/works-online-message/t', shared],
])('R-cmt-06 a comment at %j carries what its board knows, and no more', async (place, given, path, body) => {
  const port = createCommentPort(place);
  await port.send({ ...submission, ...given });
  await port.send({ ...submission, ...given });
  const [[first, firstBody], [, secondBody]] = sent() as [[string, { askUUID: string }], [string, { askUUID: string }]];
  const { askUUID, ...rest } = firstBody;
  expect([first, rest]).toEqual([`POST ${path}`, body]);
  expect(askUUID).toMatch(/^[0-9a-f-]{36}$/);
  expect(secondBody.askUUID).toBe(askUUID);
});

test('R-cmt-08 the status is sent; on boards whose server toggles it, the toggle is repeated until it is right', async () => {
  answers = [{ is_processed: true }, { is_processed: false }, { is_processed: true }];
  await createCommentPort({ area: 'scriptComments', task: 't', script: 's' }).setProcessed('m', true);
  const video = createCommentPort({ area: 'videoComments', task: 't' });
  await expect(video.setProcessed('m', true)).resolves.toEqual({ is_processed: true });
  expect(sent()).toEqual([
    ['PATCH /api/draft-script-messages/m', { status: true }],
    ['PATCH /api/video-messages/t/m/status', {}],
    ['PATCH /api/video-messages/t/m/status', {}],
  ]);
});

test('R-cmt-07 R-cmt-19 reads, changes, removes and restores at the addresses of its board', async () => {
  const port = createCommentPort({ area: 'copyComments', task: 't', platform: 'p', function: '061' });
  answers = [[]];
  await port.list();
  await port.replies('m');
  await port.edit('m', { message: '改', images: [], drawing: null });
  await port.remove('m');
  await port.restore?.('m');
  const base = '/api/copy-writing-message/t/p';
  expect(send.mock.calls.map(([url, { method, body }]) => [method, url, body])).toEqual([
    ['GET', `${base}?function=061`, null],
    ['GET', `${base}/m/responses`, null],
    ['PATCH', `${base}/m`, '{"message":"改","images":[]}'],
    ['DELETE', `${base}/m`, null],
    ['POST', `${base}/m/restore`, null],
  ]);
});

test('replies delivered with the list are used once, and not after a local change', async () => {
  const port = createCommentPort({ area: 'outlineComments', task: 't' });
  const list = [{ message_id: 'm', message: '問', replies: [{ message_id: 'r', message: '答' }] }];
  answers = [list, [], list, {}, []];
  expect(await port.list()).toEqual([{ message_id: 'm', message: '問' }]);
  expect(await port.replies('m')).toEqual([{ message_id: 'r', message: '答' }]);
  expect(send).toHaveBeenCalledTimes(1);
  expect(await port.replies('m')).toEqual([]);
  await port.list();
  await port.remove('r');
  expect(await port.replies('m')).toEqual([]);
});

test('reloads a board when its own comments changed, or those of any board may have', () => {
  const port = createCommentPort({ area: 'scriptComments', task: 't', script: 's' });
  const heard = vi.fn();
  port.subscribe?.(heard);
  port.changed('030');
  expect(heard).not.toHaveBeenCalled();
  port.changed('041');
  port.changed();
  expect(heard).toHaveBeenCalledTimes(2);
});
