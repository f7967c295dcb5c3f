import {
  type BoardCalls,
  commentCalls,
  copyCommentCalls,
  scriptCommentCalls,
  videoCommentCalls,
} from '@paidang/contract/calls';
import type { CommentMessage } from '@paidang/contract/entities';
import { notificationTarget } from '@paidang/contract/notifications';
import type { BoardArea } from '@paidang/contract/steps';
import type { TaskType } from '@paidang/contract/vocabulary';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp, type TestRequest } from '../../../test/build-app';
import { createProject, type TestProject } from '../../../test/factories/projects';
import type { TestUser } from '../../../test/factories/users';
import { notifications } from '../notifications/schema';
import { listPlatforms } from '../projects';
import { versions } from '../reviews/schema';
import { findStep } from '../steps';
import { steps } from '../steps/schema';
import { countOpenThreadsByScript } from '.';

const segment = '00000000-0000-4000-8000-000000000001';
const otherSegment = '00000000-0000-4000-8000-000000000002';

let server: TestApp;
let at: TestProject;
/** The platform of the task. */
let platform: string;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await sitDown('video');
});

async function sitDown(type: TaskType): Promise<void> {
  at = await createProject(server.transact, { type });
  const [first] = await listPlatforms(server.db, [at.task.id]);
  platform = first?.id ?? '';
  await keepSegments(segment, otherSegment);
}

/** Sets the segments of the task's script. */
async function keepSegments(...ids: string[]): Promise<void> {
  const script = await findStep(server.db, at.task.id, '040');
  if (!script) return;
  const scripts = ids.map((script_uuid) => ({ script_uuid, title: '', start: null, end: null, picture: null }));
  const content = JSON.stringify({ scripts: scripts.map((one) => ({ ...one, text: '', narration: '' })) });
  const sent = { createdBy: at.creator.id, round: 0, contentHash: '', sentAt: new Date() };
  await server.db.insert(versions).values({ stepId: script.id, number: 1, content, ...sent });
}

/** The calls of a board as one user; a refused call throws its code. */
function boardOf(calls: BoardCalls, place: { script?: string; platform?: string } = {}) {
  const ask = async (call: BoardCalls[keyof BoardCalls], as: TestUser, request: TestRequest = {}) => {
    const params = { task: at.task.id, ...place, ...request.params };
    const answer = await server.call(call, { ...request, params, as });
    if (answer.statusCode !== 200) throw new Error(answer.json().code);
    return answer.json().data;
  };
  return {
    list: (as: TestUser, query: Record<string, string> = {}): Promise<CommentMessage[]> =>
      ask(calls.list, as, { query }),
    say: (as: TestUser, body: object): Promise<CommentMessage> =>
      ask(calls.send, as, { body: { task_uuid: at.task.id, ...body } }),
    process: (as: TestUser, message: string, body: object): Promise<CommentMessage> =>
      ask(calls.setProcessed, as, { params: { message }, body }),
    edit: (as: TestUser, message: string, body: object): Promise<CommentMessage> =>
      ask(calls.edit, as, { params: { message }, body }),
    remove: (as: TestUser, message: string) => ask(calls.remove, as, { params: { message } }),
    restore: (as: TestUser, message: string): Promise<CommentMessage> =>
      ask(calls.restore, as, { params: { message } }),
    replies: (as: TestUser, message: string): Promise<CommentMessage[]> =>
      ask(calls.replies, as, { params: { message } }),
  };
}

const told = async ({ id }: TestUser) =>
  (await server.db.select().from(notifications).where(eq(notifications.recipientId, id))).map(
    ({ code, parameters }) => {
      const [identity = '', area = '', action = ''] = code.split('-');
      return {
        code,
        ...parameters,
        target: notificationTarget({ code: { identity, function: area, action }, parameters }),
      };
    },
  );

const boards: [string, BoardArea, string, () => { script?: string; platform?: string }][] = [
  ['R-brf-02', 'briefComments', '020', () => ({})],
  ['R-out-06', 'outlineComments', '030', () => ({})],
  ['R-scr-14', 'scriptComments', '040', () => ({ script: segment })],
  ['R-cpy-03', 'copyComments', '060', () => ({ platform })],
  ['R-vid-10', 'videoComments', '050', () => ({})],
  ['R-wrk-04', 'worksComments', '070', () => ({})],
  ['R-rep-01', 'reportComments', '080', () => ({ platform })],
];

describe.each(boards)('R-dom-07 R-cmt-19 %s %s', (_, area, code, placeOf) => {
  const toggles = area === 'videoComments' || area === 'worksComments';

  test('both sides, and nobody else, can read, write, reply, mark, change, delete and restore', async () => {
    const place = placeOf();
    const { list, say, process, edit, remove, restore, replies } = boardOf(commentCalls[area], place);
    const head = await say(at.vendor, { message: '問題' });
    const id = head.message_id;
    expect(head).toMatchObject({ script_uuid: place.script ?? null, platform_uuid: place.platform ?? null });
    await say(at.creator, { message: '回答', message_id: id });
    expect((await replies(at.vendor, id)).map(({ message }) => message)).toEqual(['回答']);
    expect((await process(at.creator, id, toggles ? {} : { status: true })).is_processed).toBe(true);
    expect((await edit(at.vendor, id, { message: '改過', images: [] })).is_updated).toBe(true);
    await remove(at.vendor, id);
    expect(await list(at.creator)).toMatchObject([{ message_id: id, is_deleted: true, response_count: 1 }]);
    await restore(at.vendor, id);
    expect(await list(at.creator)).toMatchObject([{ message: '改過', is_processed: true, response_count: 1 }]);
    expect(await told(at.creator)).toMatchObject([{ code: `1-${code}-04`, message_id: id }]);
    expect(await told(at.vendor)).toMatchObject([{ code: `2-${code}-08`, message_id: id }]);

    const stranger = await createProject(server.transact);
    for (const as of [stranger.vendor, stranger.creator]) {
      await expect(list(as)).rejects.toThrow('0404');
      await expect(say(as, { message: '偷看' })).rejects.toThrow('0404');
      await expect(process(as, id, { status: false })).rejects.toThrow('0404');
      await expect(replies(as, id)).rejects.toThrow('0404');
    }
  });

  test(`R-cmt-08 the status ${toggles ? 'is toggled, whatever is sent' : 'is the one sent'}`, async () => {
    const { say, process } = boardOf(commentCalls[area], placeOf());
    const { message_id } = await say(at.vendor, { message: '一' });
    const answers = [];
    for (let press = 0; press < 2; press += 1) answers.push(await process(at.vendor, message_id, { status: true }));
    expect(answers.map(({ is_processed }) => is_processed)).toEqual(toggles ? [true, false] : [true, true]);
  });
});

test('a comment of one board is not found on another', async () => {
  const { message_id } = await boardOf(commentCalls.briefComments).say(at.vendor, { message: '需求單的' });
  await expect(boardOf(commentCalls.worksComments).replies(at.vendor, message_id)).rejects.toThrow('0404');
  await expect(boardOf(scriptCommentCalls, { script: segment }).replies(at.vendor, message_id)).rejects.toThrow('0404');
});

describe('script', () => {
  test('R-scr-14 R-cmt-06 each segment has its comments and count; the whole script lists all of them', async () => {
    const first = boardOf(scriptCommentCalls, { script: segment });
    const second = boardOf(scriptCommentCalls, { script: otherSegment });
    const whole = boardOf(scriptCommentCalls, { script: 'all' });
    const { message_id } = await first.say(at.vendor, { message: '一段', script_uuid: segment });
    await second.say(at.vendor, { message: '二段' });
    await second.say(at.creator, { message: '二段又' });
    await whole.say(at.vendor, { message: '整份' });
    await expect(first.say(at.vendor, { message: '錯', script_uuid: otherSegment })).rejects.toThrow('0422');
    const foreign = boardOf(commentCalls.scriptComments, { script: '00000000-0000-4000-8000-000000000009' });
    await expect(foreign.say(at.vendor, { message: '別的腳本的' })).rejects.toThrow('0404');
    expect((await first.list(at.creator)).map(({ message }) => message)).toEqual(['一段']);
    expect((await whole.list(at.creator)).map(({ script_uuid }) => script_uuid)).toEqual([
      segment,
      otherSegment,
      otherSegment,
      null,
    ]);
    await expect(second.edit(at.vendor, message_id, { message: '走錯段' })).rejects.toThrow('0404');
    await first.process(at.creator, message_id, { status: true });
    const step = await findStep(server.db, at.task.id, '040');
    expect(await countOpenThreadsByScript(server.db, step?.id ?? '')).toEqual(new Map([[otherSegment, 2]]));
    expect((await told(at.creator))[0]).toMatchObject({
      script_uuid: segment,
      target: `/draft/${at.task.id}/draft-script?index=0&script=${segment}&comment=${message_id}`,
    });
  });

  test('R-cmt-06 message/store takes the segment from the body', async () => {
    const body = { task_uuid: at.task.id, message: '直接存', script_uuid: segment };
    const sent = (await server.call(scriptCommentCalls.store, { as: at.vendor, body })).json().data;
    expect(await boardOf(scriptCommentCalls, { script: segment }).list(at.vendor)).toEqual([sent]);
  });
});

test('R-cpy-03 R-cmt-06 copywriting has a board for each platform, and separate boards for photos', async () => {
  await sitDown('essay');
  const { list, say, edit } = boardOf(copyCommentCalls, { platform });
  const text = await say(at.vendor, { message: '文案', platform_uuid: platform });
  const photos = await say(at.vendor, { message: '圖片', function: '061' });
  expect(await list(at.creator)).toEqual([text]);
  expect(await list(at.creator, { function: '061' })).toEqual([photos]);
  expect((await edit(at.vendor, photos.message_id, { message: '圖片改' })).message).toBe('圖片改');
  await expect(say(at.vendor, { message: '錯', platform_uuid: segment })).rejects.toThrow('0422');
  await expect(boardOf(copyCommentCalls, { platform: segment }).list(at.creator)).rejects.toThrow('0404');
  expect(await told(at.creator)).toMatchObject([
    { code: '1-060-04', platform_uuid: platform },
    { code: '1-061-04', target: expect.stringContaining(`/${platform}?index=0&tab=photos&comment=`) },
    { code: '1-061-02' },
  ]);
});

test('R-vid-09 a comment on a video has a time, and so does the notification about a reply', async () => {
  const { say, list } = boardOf(videoCommentCalls);
  const time = { hour: 0, minute: 2, second: 14 };
  const { message_id } = await say(at.vendor, { message: '瓶身轉正', time });
  await say(at.creator, { message: '好', message_id });
  expect(await list(at.creator)).toMatchObject([{ time }]);
  expect(await told(at.creator)).toMatchObject([{ code: '1-050-04', time }]);
  expect(await told(at.vendor)).toMatchObject([{ code: '2-050-08', time }]);
  await expect(say(at.vendor, { message: '錯', time: { ...time, minute: 60 } })).rejects.toThrow('0422');
  const time_end = { ...time, second: 50 };
  expect(await say(at.vendor, { message: '整段太暗', time, time_end })).toMatchObject({ time, time_end });
  await expect(say(at.vendor, { message: '錯', time: time_end, time_end: time })).rejects.toThrow('0422');
});

test('R-cmt-18 an unprocessed comment is carried over to the next version until it is marked', async () => {
  const { say, list, process } = boardOf(commentCalls.outlineComments);
  const send = (version: number) =>
    server.db
      .update(steps)
      .set({ version })
      .where(and(eq(steps.taskId, at.task.id), eq(steps.function, '030')));
  await say(at.vendor, { message: '還沒有版本' });
  await send(1);
  const { message_id, is_carried } = await say(at.vendor, { message: '第一版的' });
  expect(is_carried).toBe(false);
  await send(2);
  await say(at.vendor, { message: '第二版的' });
  expect((await list(at.creator)).map((comment) => comment.is_carried)).toEqual([false, true, false]);
  expect((await process(at.creator, message_id, { status: true })).is_carried).toBe(false);
});
