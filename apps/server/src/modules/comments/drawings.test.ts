import { videoCommentCalls as board, uploadCalls } from '@paidang/contract/calls';
import type { CommentMessage, DrawingDraft, DrawnShape } from '@paidang/contract/entities';
import { drawingLimits } from '@paidang/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { pictureFile } from '../../../test/factories/files';
import { createProject, type TestProject } from '../../../test/factories/projects';
import type { TestUser } from '../../../test/factories/users';

let server: TestApp;
let at: TestProject;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  at = await createProject(server.transact);
});

const time = { hour: 0, minute: 0, second: 9, ms: 604 };
const arrow: DrawnShape = {
  tool: 'arrow',
  colour: 'warning',
  width: 6,
  from: { x: 0.2, y: 0.2 },
  to: { x: 0.5, y: 0.5 },
};
const drawing: DrawingDraft = { shapes: [arrow], ratio: 16 / 9, still: null };

const send = (body: object, as: TestUser = at.vendor) =>
  server.call(board.send, {
    params: { task: at.task.id },
    body: { task_uuid: at.task.id, message: '轉正', ...body },
    as,
  });
const say = async (body: object): Promise<CommentMessage> => (await send(body)).json().data;
const edit = (id: string, body: object, as: TestUser = at.vendor) =>
  server.call(board.edit, {
    params: { task: at.task.id, message: id },
    body: { message: '轉正', images: [], ...body },
    as,
  });
const list = async (as: TestUser): Promise<CommentMessage[]> =>
  (await server.call(board.list, { params: { task: at.task.id }, as })).json().data;
const upload = async (project: TestProject) =>
  (
    await server.call(uploadCalls.commentImage, {
      as: project.vendor,
      body: { task_uuid: project.task.id },
      files: [await pictureFile('frame.jpg')],
    })
  ).json().data;

test('a drawing is stored with the frame it was made on, and visible to both sides', async () => {
  const still = await upload(at);
  const sent = await say({ time, drawing: { ...drawing, still: still.filename } });
  expect(sent).toMatchObject({ time, drawing: { shapes: [arrow], ratio: 16 / 9, still } });
  expect(await list(at.creator)).toEqual([sent]);
});

test('a comment with a drawing needs no text', async () => {
  expect((await send({ message: '', time, drawing })).statusCode).toBe(200);
  expect((await send({ message: '', time })).statusCode).toBe(422);
});

test('only its author can change a drawing; omitting it keeps it, null removes it', async () => {
  const { message_id: id } = await say({ time, drawing });
  expect((await edit(id, { drawing: null }, at.creator)).statusCode).toBe(403);
  expect((await edit(id, { message: '再轉一點' })).json().data.drawing).toEqual(drawing);
  const box = { ...arrow, tool: 'box' };
  expect((await edit(id, { drawing: { ...drawing, shapes: [box] } })).json().data.drawing.shapes).toEqual([box]);
  expect((await edit(id, { drawing: null })).json().data.drawing).toBeNull();
});

test('a deleted comment has no drawing', async () => {
  const { message_id: id } = await say({ time, drawing });
  await server.call(board.send, {
    params: { task: at.task.id },
    body: { task_uuid: at.task.id, message: '好', message_id: id },
    as: at.creator,
  });
  await server.call(board.remove, { params: { task: at.task.id, message: id }, as: at.vendor });
  expect(await list(at.creator)).toMatchObject([{ is_deleted: true, drawing: null }]);
});

describe('is refused (422)', () => {
  const points = (count: number) => Array.from({ length: count }, () => ({ x: 0.5, y: 0.5, pressure: 0.5 }));
  const stroke = (count: number) => ({ tool: 'pen', colour: 'vendor', width: 4, points: points(count) });
  const { shapes, strokePoints, points: mostPoints, textLength } = drawingLimits;
  const text = (words: string) => ({ tool: 'text', colour: 'vendor', at: { x: 0, y: 0 }, text: words });

  test.each<[string, object]>([
    ['without a moment', { time: null, drawing }],
    ['without shapes', { drawing: { ...drawing, shapes: [] } }],
    ['with too many shapes', { drawing: { ...drawing, shapes: Array.from({ length: shapes + 1 }, () => arrow) } }],
    ['with a stroke that is too long', { drawing: { ...drawing, shapes: [stroke(strokePoints + 1)] } }],
    [
      'with too many points',
      {
        drawing: {
          ...drawing,
          shapes: Array.from({ length: Math.ceil(mostPoints / strokePoints) + 1 }, () => stroke(strokePoints)),
        },
      },
    ],
    ['outside of the picture', { drawing: { ...drawing, shapes: [{ ...arrow, to: { x: 1.2, y: 0 } }] } }],
    ['in a colour that is none of ours', { drawing: { ...drawing, shapes: [{ ...arrow, colour: 'url(#x)' }] } }],
    ['with a tool that is none of ours', { drawing: { ...drawing, shapes: [{ ...arrow, tool: 'script' }] } }],
    ['with words that are too long', { drawing: { ...drawing, shapes: [text('字'.repeat(textLength + 1))] } }],
    ['with words of nothing', { drawing: { ...drawing, shapes: [text('  ')] } }],
    ['of a picture of no shape', { drawing: { ...drawing, ratio: 0 } }],
    ['on a picture that does not exist', { drawing: { ...drawing, still: 'nothing.jpg' } }],
  ])('%s', async (_why, body) => {
    expect((await send({ time, ...body })).statusCode).toBe(422);
  });

  test('on a picture of another task', async () => {
    const other = await createProject(server.transact);
    const { filename } = await upload(other);
    expect((await send({ time, drawing: { ...drawing, still: filename } })).statusCode).toBe(422);
  });
});
