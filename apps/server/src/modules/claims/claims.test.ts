import { productCategories as checkedCategories } from '@paidang/claims';
import { briefCalls, claimCalls, outlineCalls, worksCalls } from '@paidang/contract/calls';
import { emptyBrief } from '@paidang/contract/rules';
import { productCategories } from '@paidang/contract/vocabulary';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject } from '../../../test/factories/projects';
import { createUser } from '../../../test/factories/users';
import { steps, tasks } from '../../schema';

let server: TestApp;
let ours: Awaited<ReturnType<typeof createProject>>;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  ours = await createProject(server.transact);
  await server.db.update(steps).set({ status: 'todo', turn: 'creator' }).where(eq(steps.taskId, ours.task.id));
});

const task = () => ({ task: ours.task.id });
const place = () => ({ ...task(), function: '030' });
const sendOutline = (content: string, revision = 0) =>
  server.call(outlineCalls.store, { params: task(), body: { content, is_draft: false, revision }, as: ours.creator });
const claimsOf = async (version: number, as = ours.vendor) =>
  (await server.call(outlineCalls.version, { params: { ...task(), version }, as })).json().data.claims;
const answers = async (as = ours.vendor) => (await server.call(claimCalls.list, { params: place(), as })).json().data;
const claim = { claim: 'F01:治療', text: '治療', reason: '附上衛生單位核准函' };
const answer = (as = ours.creator, body: object = {}) =>
  server.call(claimCalls.answer, { params: place(), body: { ...claim, ...body }, as });

test('the check supports exactly the contract’s product categories', () => {
  expect([...productCategories].sort()).toEqual([...checkedCategories].sort());
});

describe('a version', () => {
  const advertises = (productCategory: (typeof productCategories)[number]) =>
    server.db.update(tasks).set({ productCategory }).where(eq(tasks.id, ours.task.id));

  test('stores the findings by the rules of its product, for both sides', async () => {
    await advertises('cosmetics');
    await sendOutline('<p>睡前三滴，<b>消除</b>皺紋。</p><p>消除皺紋</p>');
    const kept = {
      category: 'cosmetics',
      rules: expect.stringMatching(/^\d{4}-\d\d-\d\d\/[0-9a-f]{8}$/),
      findings: [
        {
          field: '',
          claim: 'C17:消除皺紋',
          text: '消除皺紋',
          severity: 3,
          why: expect.any(String),
          law: '化粧品衛生安全管理法第 10 條第 2 項',
        },
      ],
      demands: [],
    };
    expect(await claimsOf(1)).toEqual(kept);
    expect(await claimsOf(1, ours.creator)).toEqual(kept);
    await advertises('alcohol');
    await sendOutline('<p>配生蠔</p>', 1);
    expect(await claimsOf(1)).toEqual(kept);
    expect(await claimsOf(2)).toMatchObject({ category: 'alcohol', demands: ['drivingNotice', 'drinkingNotice'] });
  });

  test('of 100,000 characters stores a limited result, most severe first', async () => {
    await advertises('food');
    const words = ['治療', '減肥', '限時', '改善高血壓', '3天瘦5公斤'];
    const sentences = Array.from({ length: 25_000 }, (_, index) => `${words[index % words.length]}${index}`).join('。');
    expect((await sendOutline(`<p>${sentences.slice(0, 100_000)}</p>`)).statusCode).toBe(200);
    const { findings } = await claimsOf(1);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.length).toBeLessThanOrEqual(200);
    const severities = findings.map(({ severity }: { severity: number }) => severity);
    expect(severities).toEqual(severities.toSorted((one: number, other: number) => other - one));
  });
});

describe('the product of a brief', () => {
  const platforms = [{ platform_title: 'YouTube', kind: 'post' as const }];
  const content = {
    ...emptyBrief,
    product: '消除皺紋精華',
    selling_points: ['清爽'],
    must_not_say: ['治療'],
    ad_disclosure: '與山眠合作',
    licence_term: '六個月',
    deliverables: [{ title: '影片', quantity: 1, note: '' }],
    platforms,
  };
  const sendBrief = (change: object) =>
    server.call(briefCalls.store, {
      params: task(),
      body: { content: { ...content, ...change }, is_draft: false, revision: 0 },
      as: ours.vendor,
    });
  beforeEach(async () => {
    await server.db.update(steps).set({ turn: 'vendor' }).where(eq(steps.taskId, ours.task.id));
  });

  test('decides the rules by which it and later texts are checked; must-not-say entries are not claims', async () => {
    const sent = await sendBrief({ product_category: 'cosmetics' });
    expect(sent.json().data.task.product_category).toBe('cosmetics');
    const version = await server.call(briefCalls.version, { params: { ...task(), version: 1 }, as: ours.creator });
    expect(version.json().data.claims).toMatchObject({
      category: 'cosmetics',
      findings: [{ field: 'product', text: '消除皺紋' }],
    });
  });

  test('defaults to general, and can never be tobacco', async () => {
    const refused = await sendBrief({ product_category: 'tobacco' });
    expect(refused.json()).toMatchObject({
      code: '0422',
      errors: { 'content.product_category': [expect.any(String)] },
    });
    expect((await sendBrief({})).json().data.task.product_category).toBe('general');
  });
});

describe('an answer', () => {
  test('is visible to both sides with its author, and replaces the author’s earlier answer', async () => {
    await answer();
    const second = (await answer(ours.creator, { reason: '改附測試報告' })).json().data;
    const vendors = (await answer(ours.vendor)).json().data;
    expect(await answers()).toEqual([second, vendors]);
    expect(await answers(ours.creator)).toEqual([second, vendors]);
    expect(second).toMatchObject({ ...claim, reason: '改附測試報告', created_by: { uuid: ours.creator.id } });
  });

  test('is included in the step view and the works view on request', async () => {
    await answer();
    await answer(ours.vendor, {});
    const works = { ...task(), function: '070' };
    const body = { ...claim, reason: '品牌提供的報告' };
    expect((await server.call(claimCalls.answer, { params: works, body, as: ours.creator })).statusCode).toBe(200);
    for (const [call, own] of [
      [outlineCalls.view, place()],
      [worksCalls.view, works],
    ] as const) {
      const view = async (query: { reading?: '1' }) =>
        (await server.call(call, { params: task(), query, as: ours.vendor })).json().data;
      const listed = await server.call(claimCalls.list, { params: own, as: ours.vendor });
      expect((await view({ reading: '1' })).claim_answers).toEqual(listed.json().data);
      expect((await view({})).claim_answers).toBeUndefined();
    }
  });

  test('is stored once when sent twice at the same time', async () => {
    await Promise.all([answer(), answer()]);
    expect(await answers()).toHaveLength(1);
  });

  test('can only be withdrawn by its author', async () => {
    const { answer_uuid: id } = (await answer()).json().data;
    const withdraw = (as = ours.creator, params: object = {}) =>
      server.call(claimCalls.withdraw, { params: { ...place(), answer: id, ...params }, as });
    expect((await withdraw(ours.vendor)).statusCode).toBe(404);
    expect((await withdraw(ours.creator, { function: '060' })).statusCode).toBe(404);
    expect((await withdraw()).statusCode).toBe(200);
    expect((await withdraw()).statusCode).toBe(404);
    expect(await answers()).toEqual([]);
  });

  test('is only for the two sides of the task', async () => {
    await answer();
    const stranger = await createUser(server.transact, { role: 'Creator' });
    expect((await answer(stranger)).statusCode).toBe(404);
    expect((await server.call(claimCalls.list, { params: place(), as: stranger })).statusCode).toBe(404);
  });

  test('requires a reason', async () => {
    for (const body of [{ reason: ' ' }, { claim: '' }, { text: '' }, { reason: '因'.repeat(501) }]) {
      expect((await answer(ours.creator, body)).statusCode).toBe(422);
    }
  });
});
