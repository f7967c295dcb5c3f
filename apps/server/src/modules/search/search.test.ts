import { searchCalls } from '@paidang/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject, type TestProject } from '../../../test/factories/projects';
import { createUser, type TestUser } from '../../../test/factories/users';
import { openRoom, sendMessage } from '../chat';
import { openBoard, sendComment } from '../comments';
import { findTaskMembership } from '../membership';
import { outlines } from '../outlines';
import { listPlatforms } from '../projects';
import { tasks } from '../projects/schema';
import { sendVersion } from '../reviews';
import { excerptAround } from './routes';

let server: TestApp;
let ours: TestProject;

beforeAll(async () => {
  server = await buildTestApp();
  const creator = await createUser(server.transact, { role: 'Creator', name: '阿澄', companyName: '阿澄' });
  ours = await createProject(server.transact, { creator });
  await createProject(server.transact);
  await server.transact(async (tx) => {
    const membership = (await findTaskMembership(tx.db, ours.task.id, creator.id))!;
    const at = { membership, user: creator };
    await sendVersion(tx, { ...at, kind: outlines }, { content: '<p>第一版</p>', revision: 0 });
    await sendVersion(
      tx,
      { ...at, kind: outlines },
      { content: '<p>說出<strong>優惠</strong>的那一句</p>', revision: 1 },
    );
    const room = await openRoom(tx, creator.id, ours.vendor.id);
    await sendMessage(tx, creator.id, room, { text: '打樣寄出了' });
    const board = await openBoard(tx, '030', at);
    await sendComment(tx, board, { message: '片尾的優惠碼用字卡帶過，折扣100%寫清楚', quote: null, images: [] });
  });
});
afterAll(() => server.close());

const find = async (q: string, as: TestUser = ours.vendor) => {
  const response = await server.call(searchCalls.find, { as, query: { q } });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data;
};

test('finds words inside Chinese that has no spaces, in projects, tasks, comments and people', async () => {
  expect((await find('修護')).projects).toMatchObject([{ uuid: ours.project.id }]);
  expect((await find('箱影')).tasks).toMatchObject([{ uuid: ours.task.id, project_name: ours.project.name }]);
  const { comments } = await find('優惠碼');
  expect(comments).toMatchObject([{ author: '阿澄', function: '030', task_uuid: ours.task.id }]);
  expect(comments[0].excerpt).toContain('優惠碼');
  expect((await find('澄')).people).toMatchObject([{ uuid: ours.creator.id }]);
});

test('finds the newest version that contains the words, and what was said in the chat', async () => {
  const { documents } = await find('優惠的那一句');
  expect(documents).toMatchObject([{ function: '030', version: 2, task_uuid: ours.task.id, platform_uuid: null }]);
  expect(documents[0].excerpt).toBe('說出優惠的那一句');
  expect((await find('第一版')).documents).toEqual([]);
  expect((await find('strong')).documents).toEqual([]);
  expect((await find('打樣')).messages).toMatchObject([{ author: '阿澄', contact: '阿澄', excerpt: '打樣寄出了' }]);
});

test('R-role-03 another creator of the project finds neither its versions nor its messages', async () => {
  const stranger = await createUser(server.transact, { role: 'Creator' });
  const { id: _, ...task } = ours.task;
  await server.db.insert(tasks).values({ ...task, position: 1, creatorId: stranger.id });
  expect((await find('優惠的那一句', stranger)).documents).toEqual([]);
  expect((await find('打樣', stranger)).messages).toEqual([]);
});

test('R-role-03 finds nothing of other people’s projects', async () => {
  const stranger = await createUser(server.transact, { role: 'Vendor' });
  expect(await find('修護', stranger)).toEqual({
    projects: [],
    tasks: [],
    documents: [],
    comments: [],
    messages: [],
    people: [],
  });
});

test('a comment says where it is: its thread, and the platform its board is of', async () => {
  const membership = (await findTaskMembership(server.db, ours.task.id, ours.creator.id))!;
  const [platform] = await listPlatforms(server.db, [ours.task.id]);
  const [thread, reply] = await server.transact(async (tx) => {
    const board = await openBoard(tx, '060', { membership, user: ours.creator }, { platformId: platform!.id });
    const said = { quote: null, images: [] };
    const first = await sendComment(tx, board, { ...said, message: '第一句太長' });
    return [first, await sendComment(tx, board, { ...said, message: '改短成十個字', message_id: first.message_id })];
  });
  expect((await find('十個字')).comments).toMatchObject([
    {
      message_id: reply!.message_id,
      thread_id: thread!.message_id,
      platform_uuid: platform!.id,
      script_uuid: null,
      project_uuid: ours.project.id,
    },
  ]);
});

test('matches % and _ literally', async () => {
  expect((await find('100%寫')).comments).toHaveLength(1);
  expect((await find('%')).comments).toHaveLength(1);
  expect((await find('__')).comments).toEqual([]);
});

test('an excerpt shows the place of the words', () => {
  const text = `${'前'.repeat(30)}重點${'後'.repeat(80)}`;
  expect(excerptAround(text, '重點')).toBe(`…${'前'.repeat(12)}重點${'後'.repeat(46)}…`);
  expect(excerptAround('短短一句', '一句')).toBe('短短一句');
});
