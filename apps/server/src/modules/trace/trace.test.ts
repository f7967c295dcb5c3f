import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { briefCalls, outlineCalls, traceCalls } from '@paidang/contract/calls';
import type { TraceMatrix } from '@paidang/contract/entities';
import { emptyBrief } from '@paidang/contract/rules';
import type { TracedStepCode } from '@paidang/contract/trace';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject } from '../../../test/factories/projects';
import { createUser } from '../../../test/factories/users';
import { paths } from '../../config/paths';
import { requirements, steps } from '../../schema';

let server: TestApp;
let ours: Awaited<ReturnType<typeof createProject>>;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  ours = await createProject(server.transact);
});

const asked = {
  must_say: ['使用順序：化妝水之後、乳霜之前'],
  must_show: ['瓶身正面'],
  must_not_say: ['不可說「修復」'],
};
const brief = {
  ...emptyBrief,
  ...asked,
  product: '夜間精華',
  selling_points: ['清爽'],
  ad_disclosure: '與山眠合作',
  licence_term: '六個月',
  deliverables: [{ title: '影片', quantity: 1, note: '' }],
  platforms: [{ platform_title: 'YouTube', kind: 'post' as const }],
};

const task = () => ({ task: ours.task.id });
const turnTo = (turn: 'vendor' | 'creator', code: string) =>
  server.db
    .update(steps)
    .set({ turn, status: turn === 'vendor' && code === '020' ? 'todo' : 'changes_requested' })
    .where(and(eq(steps.taskId, ours.task.id), eq(steps.function, code)));

async function sendBrief(change: Partial<typeof brief> = {}, revision = 0): Promise<void> {
  await turnTo('vendor', '020');
  const body = { content: { ...brief, ...change }, is_draft: false, revision };
  const sent = await server.call(briefCalls.store, { params: task(), body, as: ours.vendor });
  expect(sent.statusCode).toBe(200);
}

async function sendOutline(content: string, revision = 0): Promise<void> {
  await turnTo('creator', '030');
  const body = { content, is_draft: false, revision };
  const sent = await server.call(outlineCalls.store, { params: task(), body, as: ours.creator });
  expect(sent.statusCode).toBe(200);
}

const matrix = async (query: Record<string, string | number> = {}, as = ours.vendor): Promise<TraceMatrix> =>
  (await server.call(traceCalls.view, { params: task(), query, as })).json().data;

const columnOf = ({ columns }: TraceMatrix, code: TracedStepCode) => {
  const column = columns.find((one) => one.function === code);
  if (!column) throw new Error(`The matrix has no column ${code}.`);
  return column;
};
const statesOf = (found: TraceMatrix, code: TracedStepCode) => columnOf(found, code).cells.map(({ state }) => state);
const idsOf = ({ requirements: all }: TraceMatrix) => all.map(({ requirement_uuid }) => requirement_uuid);

const mark = (body: object, as = ours.creator, code: TracedStepCode = '030') =>
  server.call(traceCalls.mark, {
    params: { ...task(), function: code },
    body: { version: 1, is_met: true, ...body } as never,
    as,
  });

describe('the requirements of a brief', () => {
  test('keep their ids when lines are moved and reworded, and the version of their wording', async () => {
    await sendBrief();
    const first = await matrix();
    expect(first.brief_version).toBe(1);
    expect(first.requirements).toMatchObject([
      { kind: 'say', number: 1, text: asked.must_say[0], since: 1 },
      { kind: 'show', number: 2, text: '瓶身正面', since: 1 },
      { kind: 'not', number: 3, text: '不可說「修復」', since: 1 },
    ]);
    await sendBrief({ must_say: ['優惠碼 SLEEP10', '使用順序：在化妝水之後、乳霜之前'], must_show: [] }, 1);
    const second = await matrix({}, ours.creator);
    const [order, , not] = idsOf(first);
    expect(second.requirements).toMatchObject([
      { text: '優惠碼 SLEEP10', since: 2 },
      { requirement_uuid: order, since: 2 },
      { requirement_uuid: not, since: 1 },
    ]);
    expect(idsOf(first)).not.toContain(idsOf(second)[0]);
  });

  test('exist for briefs from before they were traced', async () => {
    await sendBrief();
    await server.db.delete(requirements).where(eq(requirements.taskId, ours.task.id));
    const migration = await readFile(join(paths.migrations, '0045_add_trace.sql'), 'utf8');
    const [, fill = ''] = migration.split('-- What the briefs of before');
    await server.db.execute(sql.raw(`--${fill.replace(/;\s*$/, '')} AND "steps"."task_id" = '${ours.task.id}'`));
    expect((await matrix()).requirements).toMatchObject([
      { kind: 'say', number: 1, text: asked.must_say[0], since: 1 },
      { kind: 'not', number: 2, text: '不可說「修復」', since: 1 },
    ]);
  });
});

describe('the matrix', () => {
  test('says for each step and version what was found, with the words as evidence', async () => {
    await sendBrief();
    await sendOutline('<p>睡前，<b>化妝水</b>之後、乳霜之前，可以修復。</p>');
    const found = await matrix();
    expect(columnOf(found, '030')).toMatchObject({ version: 1, newest: 1, platform_title: null });
    expect(statesOf(found, '030')).toEqual(['met', 'gap', 'gap']);
    expect(columnOf(found, '030').cells[0]?.places).toMatchObject([{ field: '', text: '化妝水之後、乳霜之前' }]);
    expect(columnOf(found, '030').cells[2]?.places).toMatchObject([{ text: '修復' }]);
    expect(statesOf(found, '050')).toEqual(['none', 'none', 'none']);
    await sendOutline('<p>瓶身正面</p>', 1);
    expect(statesOf(await matrix(), '030')).toEqual(['gap', 'met', 'met']);
    const earlier = await matrix({ function: '030', version: 1 });
    expect(columnOf(earlier, '030')).toMatchObject({ version: 1, newest: 2 });
    expect(statesOf(earlier, '030')).toEqual(['met', 'gap', 'gap']);
  });

  test('of a task without a brief is empty', async () => {
    expect(await matrix()).toMatchObject({ brief_version: null, requirements: [] });
  });

  test('is for the two sides of the task alone', async () => {
    const stranger = await createUser(server.transact, { role: 'Creator' });
    const response = await server.call(traceCalls.view, { params: task(), query: {}, as: stranger });
    expect(response.statusCode).toBe(404);
  });
});

describe('marks', () => {
  let ids: string[];
  beforeEach(async () => {
    await sendBrief();
    await sendOutline('<p>先擦化妝水。最後乳霜。</p>');
    ids = idsOf(await matrix());
  });

  test('take precedence over what was found, with author and time, and replace earlier ones', async () => {
    const quote = '先擦化妝水。最後乳霜。';
    expect((await mark({ requirement_uuid: ids[0], quote })).statusCode).toBe(200);
    const cell = columnOf(await matrix(), '030').cells[0];
    expect(cell).toMatchObject({
      state: 'met',
      mark: { is_met: true, quote, created_by: { uuid: ours.creator.id } },
      places: [{ text: '先擦化妝水。最後乳霜' }],
    });
    await mark({ requirement_uuid: ids[0], is_met: false, note: '順序不對' }, ours.vendor);
    expect(columnOf(await matrix(), '030').cells[0]).toMatchObject({ state: 'gap', mark: { note: '順序不對' } });
    await mark({ requirement_uuid: ids[0] }, ours.vendor);
    expect(columnOf(await matrix(), '030').marks).toHaveLength(2);
  });

  test('have to be set again when the requirement changes', async () => {
    await mark({ requirement_uuid: ids[0] });
    await sendBrief({ must_say: ['使用順序：化妝水之後、精華之前'] }, 1);
    const [cell] = columnOf(await matrix(), '030').cells;
    expect(cell).toMatchObject({ requirement_uuid: ids[0], mark: null, earlier: { about: asked.must_say[0] } });
    expect(cell?.state).not.toBe('met');
  });

  test('can only be withdrawn by their author', async () => {
    const { mark_uuid: id } = (await mark({ requirement_uuid: ids[0] })).json().data;
    const withdraw = (as: typeof ours.creator, code: TracedStepCode = '030') =>
      server.call(traceCalls.withdraw, { params: { ...task(), function: code, mark: id }, as });
    expect((await withdraw(ours.vendor)).statusCode).toBe(404);
    expect((await withdraw(ours.creator, '060')).statusCode).toBe(404);
    expect((await withdraw(ours.creator)).statusCode).toBe(200);
    expect(columnOf(await matrix(), '030').marks).toEqual([]);
  });

  test('must refer to a requirement of this task, a sent version, and a step that can meet it', async () => {
    const theirs = await createProject(server.transact);
    const other = await server.call(traceCalls.mark, {
      params: { task: theirs.task.id, function: '030' },
      body: { requirement_uuid: ids[0] ?? '', version: 1, is_met: true },
      as: theirs.creator,
    });
    expect(other.statusCode).toBe(404);
    expect((await mark({ requirement_uuid: ids[0], version: 2 })).statusCode).toBe(404);
    expect((await mark({ requirement_uuid: ids[0] }, ours.creator, '050')).statusCode).toBe(404);
    const time = { hour: 0, minute: 0, second: 9 };
    expect((await mark({ requirement_uuid: ids[0], time })).json().errors).toHaveProperty('time');
    for (const body of [{ quote: '字'.repeat(401) }, { note: '字'.repeat(201) }, { version: 0 }]) {
      expect((await mark({ requirement_uuid: ids[0], ...body })).statusCode).toBe(422);
    }
  });

  test('of a video refer to a moment', async () => {
    await server.db
      .update(steps)
      .set({ version: 1, status: 'provided', turn: 'vendor' })
      .where(and(eq(steps.taskId, ours.task.id), eq(steps.function, '050')));
    const time = { hour: 0, minute: 0, second: 9, ms: 583 };
    const marked = await mark(
      { requirement_uuid: ids[1], time, time_end: { ...time, second: 11 } },
      ours.vendor,
      '050',
    );
    expect(marked.json().data).toMatchObject({ time, time_end: { second: 11 }, is_met: true });
  });
});

test('a text of 100,000 characters is searched without blocking other requests', async () => {
  const lines = Array.from({ length: 30 }, (_, index) => `第${index}次按壓掌心兩滴睡前`.repeat(9));
  await sendBrief({ must_say: lines, must_show: lines, must_not_say: lines });
  await sendOutline(`<p>${'睡前兩滴掌心按壓'.repeat(12_000)}</p>`);
  expect((await matrix()).requirements).toHaveLength(90);
});
