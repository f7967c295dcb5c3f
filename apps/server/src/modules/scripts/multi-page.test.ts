import {
  commentCalls,
  notificationCalls,
  projectCalls,
  scriptCalls,
  separateScriptCalls,
} from '@paidang/contract/calls';
import type { Activity } from '@paidang/contract/entities';
import { notificationText } from '@paidang/contract/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createScriptFixture, type ScriptFixture, segment } from '../../../test/script-fixture';
import { comments } from '../comments/schema';
import { forgetOldSegments } from './deleted-segments';
import { deletedSegments } from './schema';

let server: TestApp;
let fixture: ScriptFixture;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = new Date();
  fixture = await createScriptFixture(server);
});

const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);
const scripts = () => [
  segment('開場', { start: 0, end: 10 }),
  segment('產品', { start: 10, end: 20 }),
  segment('收尾', { start: 25, end: 30 }),
];
const activities = async () => {
  const params = { project: fixture.project.id };
  const { data } = (await server.call(projectCalls.activities, { params, as: fixture.vendor })).json();
  return (data as Activity[]).map(({ code, version, excerpt }) => [code, version, excerpt]);
};
const ids = (list: readonly { script_uuid: string }[]) => list.map(({ script_uuid }) => script_uuid);

describe('a script of segments', () => {
  test('R-scr-01 R-scr-02 R-scr-06 is drafted in secret, sent as a version, and reviewed', async () => {
    const drafted = await fixture.store(scripts(), { draft: true });
    expect(drafted.json().data).toMatchObject({
      script_type: 'multi',
      step: { status: 'drafting', version: 0 },
      detail: { seconds: 30, characters: 12 },
      draft: { revision: 1 },
    });
    expect(await fixture.view(fixture.vendor)).toMatchObject({ draft: null, items: [], deleted_items: [] });
    const sent = await fixture.store(scripts(), { revision: 1 });
    expect(sent.json().data.step).toMatchObject({ status: 'provided', turn: 'vendor', version: 1 });
    expect(await fixture.told(fixture.vendor)).toEqual(['2-040-01']);
    const seen = await fixture.view(fixture.vendor);
    expect(seen.items.map(({ ordering, title }) => [ordering, title])).toEqual([
      [1, '開場'],
      [2, '產品'],
      [3, '收尾'],
    ]);
    const read = await server.call(scriptCalls.version, {
      params: { ...fixture.params, version: 1 },
      as: fixture.vendor,
    });
    expect(read.json().data.content.scripts[0]).toMatchObject({ text: '<p>開場</p>', start: 0, end: 10 });
    const accepted = await server.call(scriptCalls.accept, {
      params: fixture.params,
      body: { version: 1 },
      as: fixture.vendor,
    });
    expect(accepted.json().data.step.status).toBe('accepted');
  });

  test('R-scr-02 is sanitised, and its pictures are those of the task', async () => {
    const attack = segment('開場', {
      text: '<p onclick="x()">夜</p><script>alert(1)</script>',
      narration: '<b>旁白</b>',
    });
    const saved = (await fixture.store([attack], { draft: true })).json().data.draft.content.scripts[0];
    expect(saved).toMatchObject({ text: '<p>夜</p>', narration: '<b>旁白</b>' });
    const foreign = await fixture.store([segment('x', { picture: '/files/0123456789abcdef0123456789abcdef.png' })], {
      draft: true,
      revision: 1,
    });
    expect(foreign.json()).toMatchObject({ code: '0422', errors: { 'scripts.0.picture': ['上傳失敗'] } });
  });

  test('R-scr-13 is not sent with overlapping segments, nor empty', async () => {
    const wrong = [segment('開場', { start: 0, end: 10 }), segment('產品', { start: 8, end: 20 })];
    expect((await fixture.store(wrong, { draft: true })).statusCode).toBe(200);
    const sent = await fixture.store(wrong, { revision: 1 });
    expect(sent.json().errors).toEqual({ 'scripts.1.start': ['不能早於前面段落的結束00:10'] });
    const empty = await fixture.store([segment('', { text: '<p> </p>' })], { revision: 1 });
    expect(empty.json().errors).toEqual({ 'scripts.0.text': ['請填寫此欄位'] });
    expect((await fixture.store([], { revision: 1 })).json().errors).toEqual({ scripts: ['請填寫此欄位'] });
  });

  test('segments with duplicate ids are refused', async () => {
    const twin = segment('開場');
    expect((await fixture.store([twin, twin], { draft: true })).statusCode).toBe(422);
  });
});

describe('segments of a draft', () => {
  test('R-scr-11 are reordered, all of them or none', async () => {
    const [first, second, third] = scripts();
    if (!first || !second || !third) throw new Error('Three segments.');
    await fixture.store([first, second, third], { draft: true });
    const order = (script_uuid: string[], revision: number) =>
      server.call(scriptCalls.order, { body: { ...fixture.ofTask, script_uuid, revision }, as: fixture.creator });
    const moved = await order(ids([third, first, second]), 1);
    expect(titles(moved.json().data.items)).toEqual(['收尾', '開場', '產品']);
    expect((await order(ids([third, first]), 2)).statusCode).toBe(422);
    expect((await order(ids([first, second, third]), 1)).json()).toMatchObject({
      code: '0409',
      data: { revision: 2, content: { scripts: [{ title: '收尾' }, {}, {}] } },
    });
  });

  test('R-scr-13 are moved in time, with later ones if synchronised', async () => {
    const all = scripts();
    await fixture.store(all, { draft: true });
    const [first = ''] = ids(all);
    const alone = await fixture.retime(first, { start: 0, end: 12, sync: false, revision: 1 });
    expect(alone.json().errors).toEqual({ 'scripts.1.start': ['不能早於前面段落的結束00:12'] });
    const together = await fixture.retime(first, { start: 0, end: 12, sync: true, revision: 1 });
    expect(together.json().data.items).toMatchObject([
      { start: 0, end: 12 },
      { start: 12, end: 22 },
      { start: 27, end: 32 },
    ]);
    const second = ids(all)[1] ?? '';
    const early = await fixture.retime(second, { start: 5, end: 22, sync: false, revision: 2 });
    expect(early.json().errors).toEqual({ start: ['不能早於前面段落的結束00:12'] });
  });

  test('R-scr-09 R-scr-10 are deleted without a notification, and restored at their former positions', async () => {
    const all = scripts();
    await fixture.store(all, { draft: true });
    const [, second = ''] = ids(all);
    const removed = (await fixture.remove(second, 1)).json().data;
    expect(titles(removed.items)).toEqual(['開場', '收尾']);
    expect(removed.deleted_items).toMatchObject([{ ordering: 2, segment: { title: '產品' } }]);
    expect((await fixture.view(fixture.vendor)).deleted_items).toEqual([]);
    const back = (await fixture.recover([second], 2)).json().data;
    expect(titles(back.items)).toEqual(['開場', '產品', '收尾']);
    expect(back.deleted_items).toEqual([]);
    expect(await fixture.told(fixture.vendor)).toEqual([]);
    expect((await fixture.recover([second], 3)).statusCode).toBe(404);
  });

  test('R-scr-10 deleting, adding, reordering and restoring in a draft notifies nobody', async () => {
    const all = scripts();
    await fixture.store(all);
    server.published();
    const [first = '', second = '', third = ''] = ids(all);
    const before = [await fixture.told(fixture.vendor), await activities()];
    await fixture.remove(second, 1);
    const order = { ...fixture.ofTask, script_uuid: [third, first], revision: 2 };
    await server.call(scriptCalls.order, { body: order, as: fixture.creator });
    const extra = { ...fixture.ofTask, script: segment('片頭'), ordering: 1, revision: 3 };
    await server.call(separateScriptCalls.store, { body: extra, as: fixture.creator });
    const gone = { ...fixture.ofTask, revision: 4 };
    await server.call(separateScriptCalls.remove, { params: { script: third }, body: gone, as: fixture.creator });
    await fixture.recover([second], 5);
    expect([await fixture.told(fixture.vendor), await activities()]).toEqual(before);
    expect(server.published()).toEqual([]);
    expect(titles((await fixture.view(fixture.vendor)).items)).toEqual(['開場', '產品', '收尾']);
  });

  test('R-scr-10 a version notifies of removed and restored segments, by the numbers the vendor knows', async () => {
    const all = scripts();
    await fixture.store(all);
    const [opening, product, closing] = all;
    if (!opening || !product || !closing) throw new Error('Three segments.');
    const intro = segment('片頭');
    await fixture.store([intro, opening, product, closing], { draft: true });
    await fixture.remove(opening.script_uuid, 2);
    await fixture.remove(closing.script_uuid, 3);
    await fixture.store([intro, product]);
    expect(await fixture.told(fixture.vendor)).toEqual(['2-040-01', '2-040-02', '2-040-03 1,3']);
    expect((await activities())[0]).toEqual(['2-040-03', 2, '第 1、3 段']);
    await fixture.store([intro, product, closing]);
    expect((await fixture.told(fixture.vendor)).slice(-2)).toEqual(['2-040-02', '2-040-02 3']);
    expect((await activities())[0]).toEqual(['2-040-02', 3, '第 3 段']);
    await fixture.store([{ ...intro, title: '新片頭' }, product, closing]);
    expect((await fixture.told(fixture.vendor)).slice(-2)).toEqual(['2-040-02 3', '2-040-02']);
  });

  test('R-scr-06 R-scr-08 can be brought back for 30 days', async () => {
    const all = scripts();
    await fixture.store(all, { draft: true });
    const [first = ''] = ids(all);
    await fixture.remove(first, 1);
    const daysAgo = (days: number) =>
      server.db.update(deletedSegments).set({ deletedAt: new Date(Date.now() - days * 86_400_000) });
    const listed = () => server.call(scriptCalls.deleted, { params: fixture.params, as: fixture.creator });
    await daysAgo(29.9);
    expect((await listed()).json().data).toHaveLength(1);
    await daysAgo(30.1);
    expect((await listed()).json().data).toEqual([]);
    expect((await fixture.recover([first], 2)).statusCode).toBe(404);
    await forgetOldSegments(server.db, new Date());
    expect(await server.db.$count(deletedSegments)).toBe(0);
  });

  test('that are omitted from a draft can be restored too', async () => {
    const all = scripts();
    await fixture.store(all, { draft: true });
    const kept = await fixture.store(all.slice(1), { draft: true, revision: 1 });
    expect(kept.json().data.deleted_items).toMatchObject([{ segment: { title: '開場' } }]);
    const undone = await fixture.store(all, { draft: true, revision: 2 });
    expect(undone.json().data.deleted_items).toEqual([]);
  });

  test('R-scr-01 R-scr-14 count the comments on each that nobody has processed', async () => {
    const all = scripts();
    const { step } = (await fixture.store(all)).json().data;
    const [, scriptId] = ids(all);
    const row = {
      stepId: step.uuid,
      authorId: fixture.vendor.id,
      message: '慢一點',
      version: 1,
      createdAt: new Date(),
      updatedAt: new Date(),
    };
    await server.db.insert(comments).values([{ ...row, scriptId }, { ...row, scriptId, isProcessed: true }, row]);
    const view = await fixture.view(fixture.creator);
    expect(view.items.map(({ message_count }) => message_count)).toEqual([0, 1, 0]);
    expect(view.message_count).toBe(2);
  });

  test('R-scr-14 R-ntf-02 a comment on one names it wherever it is told of', async () => {
    const all = scripts();
    await fixture.store(all);
    const [, script = ''] = ids(all);
    const body = { task_uuid: fixture.task.id, script_uuid: script, message: '慢一點', quote: null, images: [] };
    const params = { task: fixture.task.id, script };
    const sent = await server.call(commentCalls.scriptComments.send, { params, body, as: fixture.vendor });
    expect(sent.statusCode, sent.body).toBe(200);
    const told = await server.call(notificationCalls.list, { as: fixture.creator });
    expect(notificationText(told.json().data[0])).toMatch(/的腳本第 2 段新增留言$/);
    const project = { project: fixture.task.projectId };
    const happened = await server.call(projectCalls.activities, { params: project, as: fixture.creator });
    expect(happened.json().data[0]).toMatchObject({ code: '1-040-04', ordering: 2 });
  });
});

test('R-scr-14 a segment of the draft alone takes no comments: nothing of it gets to the vendor before it is sent', async () => {
  const all = scripts();
  const [, , last] = all;
  await fixture.store(all.slice(0, 2));
  expect((await fixture.store(all, { draft: true, revision: 1 })).statusCode).toBe(200);
  const script = last?.script_uuid ?? '';
  const say = (as: typeof fixture.vendor) =>
    server.call(commentCalls.scriptComments.send, {
      params: { task: fixture.task.id, script },
      body: { task_uuid: fixture.task.id, message: '這裡還要查價格' },
      as,
    });
  expect((await fixture.view(fixture.creator)).items.map(({ is_sent }) => is_sent)).toEqual([true, true, false]);
  expect((await fixture.view(fixture.vendor)).items.map(({ is_sent }) => is_sent)).toEqual([true, true]);
  server.published();
  expect((await say(fixture.creator)).json()).toMatchObject({
    code: '0422',
    errors: { message: ['對方還看不到這一段，送出後才能留言'] },
  });
  expect((await say(fixture.vendor)).statusCode).toBe(404);
  expect(server.published()).toEqual([]);
  expect(await fixture.told(fixture.vendor)).toEqual(['2-040-01']);
  expect((await fixture.store(all, { revision: 2 })).statusCode).toBe(200);
  expect((await say(fixture.creator)).statusCode).toBe(200);
});

describe('segment by segment', () => {
  test('R-scr-04 a script is read, added to, changed and cut', async () => {
    const call = (one: Parameters<TestApp['call']>[0], request: object) =>
      server.call(one, { as: fixture.creator, ...request });
    const opening = segment('開場');
    const added = await call(separateScriptCalls.store, { body: { ...fixture.ofTask, script: opening, revision: 0 } });
    expect(titles(added.json().data.items)).toEqual(['開場']);
    const before = segment('片頭');
    await call(separateScriptCalls.store, { body: { ...fixture.ofTask, script: before, ordering: 1, revision: 1 } });
    const { script_uuid: script, ...rest } = { ...opening, title: '新開場' };
    await call(separateScriptCalls.update, {
      params: { script },
      body: { ...fixture.ofTask, script: rest, revision: 2 },
    });
    const draft = await call(separateScriptCalls.get, { params: fixture.params, query: { is_draft: '1' } });
    expect(draft.json().data).toMatchObject({ revision: 3, scripts: [{ title: '片頭' }, { title: '新開場' }] });
    const asVendor = await call(separateScriptCalls.get, {
      params: fixture.params,
      query: { is_draft: '1' },
      as: fixture.vendor,
    });
    expect(asVendor.statusCode).toBe(404);
    const cut = await call(separateScriptCalls.remove, {
      params: { script },
      body: { ...fixture.ofTask, revision: 3 },
    });
    expect(titles(cut.json().data.items)).toEqual(['片頭']);
    const list = await call(separateScriptCalls.list, { params: fixture.params });
    expect(list.json().data).toMatchObject({
      script_type: 'multi',
      items: [{ title: '片頭' }],
      deleted_items: [{ ordering: 2 }],
    });
    await fixture.store([before], { revision: 4 });
    const version = await call(separateScriptCalls.get, {
      params: fixture.params,
      query: { version: '1' },
      as: fixture.vendor,
    });
    expect(version.json().data).toMatchObject({ version: 1, revision: 0, scripts: [{ title: '片頭' }] });
  });
});
