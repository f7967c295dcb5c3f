import { outlineCommentCalls as board, exportCalls, scriptCommentCalls } from '@paidang/contract/calls';
import type { CommentMessage, ScriptSegment } from '@paidang/contract/entities';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject, type TestProject } from '../../../test/factories/projects';
import type { TestUser } from '../../../test/factories/users';
import { versions } from '../reviews/schema';
import { findStep } from '../steps';
import { steps } from '../steps/schema';

let server: TestApp;
let at: TestProject;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  at = await createProject(server.transact);
});

const words = '大家好，今天開箱。';
const quoted = { selectedText: words, prefix: '我說：', suffix: '', start: 0, end: words.length, version: 1 };

/** Stores the next version of a step. */
async function send(code: '030' | '040', content: string): Promise<void> {
  const step = await findStep(server.db, at.task.id, code);
  if (!step) throw new Error(`The task has no step ${code}.`);
  const number = step.version + 1;
  const sent = { createdBy: at.creator.id, round: 0, contentHash: '', sentAt: new Date() };
  await server.db.insert(versions).values({ stepId: step.id, number, content, ...sent });
  await server.db.update(steps).set({ version: number }).where(eq(steps.id, step.id));
}

const say = async (as: TestUser, body: object): Promise<CommentMessage> =>
  (await server.call(board.send, { params: { task: at.task.id }, body: { task_uuid: at.task.id, ...body }, as })).json()
    .data;
const list = async (): Promise<CommentMessage[]> =>
  (await server.call(board.list, { params: { task: at.task.id }, as: at.vendor })).json().data;
const prove = (as: TestUser, message: string, version: number) =>
  server.call(board.prove, { params: { task: at.task.id, message }, body: { version }, as });

test('a carried comment has the outcome of its place, and is confirmed with it', async () => {
  await send('030', `<p>我說：${words}</p><p>收尾放優惠碼。</p>`);
  const { message_id: id, outcome: none } = await say(at.vendor, { message: '像廣告', quote: quoted });
  expect(none).toBeUndefined();
  await send('030', '<p>我說：三個禮拜沒睡好了。</p><p>收尾放優惠碼。</p>');

  const [carried] = await list();
  expect(carried?.outcome).toMatchObject({ kind: 'changed', from: 1, to: 2, is_quote_kept: false });
  expect(carried?.outcome?.runs.filter(({ change }) => change === 'removed')[0]?.text).toContain('大家好');

  expect((await prove(at.vendor, id, 1)).statusCode).toBe(409);
  const proven: CommentMessage = (await prove(at.vendor, id, 2)).json().data;
  const confirmed_by = { uuid: at.vendor.id, name: at.vendor.name };
  expect(proven).toMatchObject({ is_processed: true, proof: { confirmed_by, outcome: carried?.outcome } });
  expect((await prove(at.creator, id, 2)).json().data.proof).toEqual(proven.proof);

  const file = await server.call(exportCalls.version, {
    params: { task: at.task.id, function: '030', version: 2 },
    query: { format: 'docx' },
    as: at.creator,
  });
  const xml = strFromU8(unzipSync(new Uint8Array(file.rawPayload))['word/document.xml'] ?? new Uint8Array());
  expect(xml.replace(/<[^>]+>/g, '')).toMatch(/修改紀錄.*像廣告.*大家好.*三個禮拜沒睡好了.*確認已依留言修改/s);

  const changes = async (version: number, as: TestUser) => {
    const params = { task: at.task.id, function: '030' as const, version };
    return server.call(exportCalls.changes, { params, query: { format: 'csv' }, as });
  };
  const csv = await changes(2, at.creator);
  expect(csv.headers['content-disposition']).toContain(encodeURIComponent('創意大綱 v2 修改紀錄.csv'));
  const [head, row, ...others] = csv.body.trim().split('\r\n');
  expect(head).toContain('留言,寫的人,身分,留言的版本,修改前,修改後,修改的版本,確認的人,確認的時間');
  expect(row).toMatch(
    new RegExp(`^1,像廣告,${at.vendor.name},廠商,v1,.*大家好.*三個禮拜沒睡好了.*,v2,${at.vendor.name},`),
  );
  expect(others).toEqual([]);
  expect((await changes(1, at.vendor)).body.trim().split('\r\n')).toHaveLength(1);
  expect((await changes(9, at.vendor)).statusCode).toBe(404);

  await send('030', '<p>第三版</p>');
  expect((await list())[0]?.proof).toEqual(proven.proof);

  const params = { task: at.task.id, message: id };
  const reopened = await server.call(board.setProcessed, { params, body: { status: false }, as: at.creator });
  expect(reopened.json().data).toMatchObject({ is_processed: false, outcome: { to: 3 } });
  expect(reopened.json().data.proof).toBeUndefined();
});

test('an unchanged place cannot be confirmed, and is reported as unchanged', async () => {
  await send('030', `<p>我說：${words}</p>`);
  const { message_id: id } = await say(at.vendor, { message: '像廣告', quote: quoted });
  expect((await prove(at.vendor, id, 1)).statusCode).toBe(422);
  await send('030', `<h2>片長八分鐘</h2><p>先說規則</p><p>我說：${words}</p>`);
  await send('030', `<p>我說：${words}</p>`);
  const refused = await prove(at.vendor, id, 3);
  expect([refused.statusCode, refused.json().message]).toEqual([422, expect.stringContaining('沒有改動')]);
});

test('a comment on a segment follows it when it moves, and reports when it was deleted', async () => {
  const segment = (number: number, text: string): ScriptSegment => ({
    script_uuid: `00000000-0000-4000-8000-00000000000${number}`,
    title: `第${number}場`,
    start: null,
    end: null,
    picture: null,
    text: `<p>${text}</p>`,
    narration: '',
  });
  const [first, second] = [segment(1, '書桌'), segment(2, '按壓瓶身')];
  const sendSegments = (...scripts: ScriptSegment[]) => send('040', JSON.stringify({ scripts }));
  await sendSegments(first, second);
  const params = { task: at.task.id, script: second.script_uuid };
  const body = { task_uuid: at.task.id, message: '按壓太快' };
  await server.call(scriptCommentCalls.send, { params, body, as: at.vendor });
  await sendSegments({ ...second, text: '<p>慢慢按壓瓶身</p>' }, first);
  const read = async (): Promise<CommentMessage> =>
    (await server.call(scriptCommentCalls.list, { params, as: at.vendor })).json().data[0];
  expect((await read()).outcome).toMatchObject({ kind: 'changed', moved: { from: 2, to: 1 } });
  await sendSegments(first);
  expect((await read()).outcome).toMatchObject({ kind: 'gone', from: 1, to: 3 });
});
