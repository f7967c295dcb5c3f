import { draftTypeCalls, onePageScriptCalls } from '@paidang/contract/calls';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createScriptFixture, type ScriptFixture, segment } from '../../../test/script-fixture';
import { steps } from '../steps/schema';

let server: TestApp;
let fixture: ScriptFixture;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  fixture = await createScriptFixture(server);
});

const formOf = async (as = fixture.creator) =>
  (await server.call(draftTypeCalls.get, { params: fixture.params, as })).json().data;

describe('the form of a script', () => {
  test('R-scr-01 is undecided at first, and chosen by the creator', async () => {
    expect(await formOf()).toMatchObject({ script_type: null, may_change: true, has_draft: false });
    expect(await formOf(fixture.vendor)).toMatchObject({ may_change: false });
    expect((await fixture.choose('multi')).json().data.script_type).toBe('multi');
    expect((await fixture.choose('one')).json().data.script_type).toBe('one');
    const steps = (await fixture.onePage(fixture.vendor)).task.steps.map((step) => step.function);
    expect(steps).toContain('041');
    expect(steps).not.toContain('040');
  });

  test('R-scr-01 a skipped script waits for no choice', async () => {
    const ofScript = and(eq(steps.taskId, fixture.task.id), eq(steps.function, '040'));
    await server.db.update(steps).set({ status: 'skipped', turn: null }).where(ofScript);
    expect(await formOf(fixture.vendor)).toMatchObject({ script_type: 'multi', may_change: false });
    expect(await formOf()).toMatchObject({ script_type: 'multi', may_change: false });
  });

  test('R-scr-10 changed, the draft is archived and restored with its form', async () => {
    await fixture.store([segment('開場')], { draft: true });
    expect(await formOf()).toMatchObject({ script_type: 'multi', has_draft: true });
    server.published();
    await fixture.choose('one');
    expect(server.published().map(({ event }) => event)).toContain('step-changed');
    expect(await fixture.onePage(fixture.creator)).toMatchObject({
      draft: null,
      step: { function: '041', status: 'todo' },
    });
    await fixture.write('<p>一頁</p>', { draft: true });
    await fixture.choose('multi');
    expect(await fixture.view(fixture.creator)).toMatchObject({
      step: { status: 'drafting' },
      draft: { content: { scripts: [{ title: '開場' }] } },
    });
    await fixture.choose('one');
    // Its revision continues, so that the restored draft is not taken for an older one.
    expect((await fixture.onePage(fixture.creator)).draft).toMatchObject({
      content: { description: '<p>一頁</p>' },
      revision: 7,
    });
    expect(await fixture.told(fixture.vendor)).toEqual([]);
  });

  test('R-scr-04 segments are written on one page or one by one: the same step and the same draft', async () => {
    await fixture.store([segment('開場')], { draft: true });
    expect((await fixture.choose('separate')).json().data).toMatchObject({ script_type: 'separate', has_draft: true });
    expect(await fixture.view(fixture.creator)).toMatchObject({
      script_type: 'separate',
      step: { function: '040' },
      draft: { content: { scripts: [{ title: '開場' }] }, revision: 1 },
    });
    await fixture.choose('one');
    expect((await fixture.choose('separate')).json().data).toMatchObject({ script_type: 'separate', has_draft: true });
    expect((await fixture.view(fixture.creator)).draft?.content.scripts).toMatchObject([{ title: '開場' }]);
  });

  test('stays once a version was sent', async () => {
    await fixture.store([segment('開場')]);
    const late = await fixture.choose('one');
    expect(late.json()).toMatchObject({ code: '0422', message: '腳本已經送出，不能更換形式' });
    expect(await formOf()).toMatchObject({ script_type: 'multi', may_change: false });
  });
});

describe('a script on one page', () => {
  beforeEach(async () => {
    await fixture.choose('one');
  });

  test('R-scr-03 R-scr-05 is drafted, sent and accepted; what stood there before a machine wrote stays the creator’s', async () => {
    const own = { compare_content: '<p>自己寫的秘密</p>' };
    const drafted = await fixture.write('<p>草稿</p>', { draft: true }, own);
    expect(drafted.json().data).toMatchObject({
      script_type: 'one',
      owner_role: 'Creator',
      detail: { characters: 2 },
      ai: { available: false },
      draft: { content: { description: '<p>草稿</p>', compare_content: '<p>自己寫的秘密</p>' } },
    });
    await fixture.write('<p>定案</p>', { revision: 1 }, own);
    const read = await server.call(onePageScriptCalls.version, {
      params: { ...fixture.params, version: 1 },
      as: fixture.vendor,
    });
    expect(read.json().data.content).toEqual({
      description: '<p>定案</p>',
      compare_content: null,
      owner_role: 'Creator',
    });
    expect(await fixture.told(fixture.vendor)).toEqual(['2-041-01']);
    const accepted = await server.call(onePageScriptCalls.accept, {
      params: fixture.params,
      body: { version: 1 },
      as: fixture.vendor,
    });
    expect(accepted.json().data.step.status).toBe('accepted');
  });

  test('R-scr-05 without words is not sent, and says so at its field', async () => {
    expect((await fixture.write('<p> </p>')).json().errors).toEqual({ description: ['請填寫此欄位'] });
  });

  test('R-scr-05 starts again from a version, and a draft can be discarded', async () => {
    await fixture.write('<p>第一版</p>');
    const restored = await server.call(onePageScriptCalls.restore, {
      params: { ...fixture.params, version: 1 },
      body: { revision: 1 },
      as: fixture.creator,
    });
    expect(restored.json().data.draft).toMatchObject({ base_version: 1, content: { description: '<p>第一版</p>' } });
    const gone = await server.call(onePageScriptCalls.remove, { params: fixture.params, as: fixture.creator });
    expect(gone.json().data).toMatchObject({ draft: null, step: { status: 'provided' } });
  });

  test('R-scr-05 discarding the draft before anything was sent ends drafting', async () => {
    await fixture.write('<p>草稿</p>', { draft: true });
    const gone = await server.call(onePageScriptCalls.remove, { params: fixture.params, as: fixture.creator });
    expect(gone.json().data).toMatchObject({ draft: null, step: { status: 'todo' } });
  });
});
