import { feeStatementCalls, incomeStatementCalls, notificationCalls, serviceDataCalls } from '@paidang/contract/calls';
import type { TaskFee } from '@paidang/contract/entities';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject, type TestProject } from '../../../test/factories/projects';
import { serviceFields } from '../../../test/factories/service-data';
import { createUser, type TestUser } from '../../../test/factories/users';
import { personalRecords } from '../account/export-store';
import { hashPassword } from '../auth';
import { incomeStatements } from '../income-statements/schema';
import { projects, tasks } from '../projects/schema';

const password = 'the-right-password';

let server: TestApp;
let at: TestProject;
const closedAt = new Date('2026-11-30T04:00:00Z');
const now = new Date('2026-12-04T06:32:00Z');
beforeAll(async () => {
  server = await buildTestApp();
  server.clock.now = now;
});
beforeEach(async () => {
  const vendor = await createUser(server.transact, { role: 'Vendor', passwordHash: await hashPassword(password) });
  at = await createProject(server.transact, { vendor });
  await end('closed');
});
afterAll(() => server.close());

const end = (status: 'closed' | 'cancelled' | 'active') =>
  server.db
    .update(projects)
    .set({ status, endedAt: closedAt, startDate: '2026-10-02' })
    .where(eq(projects.id, at.project.id));
const giveData = () => server.call(serviceDataCalls.save, { as: at.creator, body: { ...serviceFields, revision: 0 } });

const payer = { name: '山眠生活股份有限公司', tax_id: '04595257', address: '臺北市大同區承德路一段1號' };
type Action = Exclude<keyof typeof feeStatementCalls, 'get' | 'file' | 'wholeFile'>;
const get = (as: TestUser) => server.call(feeStatementCalls.get, { params: { task: at.task.id }, as });
const post = (action: Action, as: TestUser, body: object) =>
  server.call(feeStatementCalls[action], { params: { task: at.task.id }, as, body });
const view = async (as: TestUser): Promise<TaskFee> => (await get(as)).json().data;
const seenBy = async (as: TestUser): Promise<string> => (await view(as)).current?.uuid ?? '';

const make = (amount = 30_000) => post('make', at.vendor, { amount, payer });
const signing = { kind: '9A', net: 26_367, signature: { name: '陳 澄宇', agreed: true } };
const sign = async (changed: object = {}) =>
  post('sign', at.creator, { statement: await seenBy(at.creator), ...signing, ...changed });
const file = (as: TestUser, statement: string) =>
  server.call(feeStatementCalls.file, { params: { task: at.task.id }, query: { statement }, as });

describe('the fee of a task that its vendor pays', () => {
  test('is signed for in three steps: made, signed, and downloaded by both', async () => {
    await giveData();
    expect(await view(at.vendor)).toMatchObject({ fee: 30_000, current: null, allowed: ['make'], payer: null });
    expect((await make()).json().data).toMatchObject({ current: { status: 'made', amount: 30_000, payer } });

    const offer = await view(at.creator);
    expect(offer).toMatchObject({
      allowed: ['sign', 'invoice', 'decline'],
      missing: [],
      paper: {
        number: null,
        payer,
        payee: { id_no: 'A12*****89' },
        period: { from: '2026-10-02', to: '2026-11-30' },
        lines: [{ title: '開箱影片', amount: 30_000 }],
      },
    });
    expect(offer.choices.map(({ kind, net }) => [kind, net])).toEqual([
      ['9A', 26_367],
      ['9B', 26_367],
      ['50', 29_367],
      ['92', 30_000],
    ]);
    expect((await view(at.vendor)).paper).toBeNull();

    expect((await sign()).json().data).toMatchObject({
      current: { status: 'signed', number: 'FS-2026-000001' },
      allowed: [],
    });
    expect(await view(at.vendor)).toMatchObject({ payer, paper: null, allowed: ['void'] });
    for (const person of [at.vendor, at.creator]) {
      const paper = await file(person, await seenBy(person));
      expect(paper.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    }
    const year = await server.call(incomeStatementCalls.ofYear, { query: { year: 2026 }, as: at.vendor });
    expect(year.body).toContain('9A 執行業務所得,1,30000,3000,633,26367');
    for (const person of [at.vendor, at.creator]) {
      const { 'income-statements': kept } = await personalRecords(server.db, person);
      expect(kept).toMatchObject([{ number: 'FS-2026-000001', content: { figures: { net: 26_367 } } }]);
      expect(JSON.stringify(kept)).not.toContain('A12');
    }
  });

  test('each action notifies the other side', async () => {
    await giveData();
    await make();
    await sign();
    await post('void', at.vendor, { statement: await seenBy(at.vendor), reason: '金額錯了' });
    const codes = async (as: TestUser) =>
      (await server.call(notificationCalls.list, { as }))
        .json()
        .data.map(
          ({ code }: { code: { identity: string; function: string; action: string } }) =>
            `${code.identity}-${code.function}-${code.action}`,
        );
    expect(await codes(at.creator)).toEqual(['1-110-03', '1-110-01']);
    expect(await codes(at.vendor)).toEqual(['2-110-05']);
  });

  test('is corrected by making the statement again; the outdated statement cannot be signed', async () => {
    await giveData();
    await make();
    const first = await seenBy(at.creator);
    await make(32_000);
    expect((await sign({ statement: first })).statusCode).toBe(409);
    expect((await sign()).statusCode).toBe(409);
    expect((await sign({ net: 28_125 })).statusCode).toBe(200);
    expect((await view(at.vendor)).earlier).toMatchObject([{ uuid: first, status: 'withdrawn', amount: 30_000 }]);
  });

  test('has only one current statement, even with concurrent calls', async () => {
    await giveData();
    await make();
    const statement = await seenBy(at.creator);
    const answers = await Promise.all([
      sign({ statement }),
      post('decline', at.creator, { statement, reason: '金額不對' }),
      post('withdraw', at.vendor, { statement }),
      post('invoice', at.creator, { statement, invoice: { number: 'AB12345678', date: '2026-12-04' } }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3);
  });

  test('has a statement that can be voided after signing: it stays in the books, and the next gets a new number', async () => {
    await giveData();
    await make();
    await sign();
    const first = await seenBy(at.vendor);
    expect((await post('void', at.vendor, { statement: first, reason: '金額錯了' })).json().data).toMatchObject({
      current: null,
      allowed: ['make'],
      earlier: [{ uuid: first, status: 'voided', number: 'FS-2026-000001', reason: '金額錯了' }],
    });
    await make();
    await sign();
    expect((await view(at.vendor)).current).toMatchObject({ number: 'FS-2026-000002' });
    expect((await file(at.creator, first)).statusCode).toBe(200);
    const year = await server.call(incomeStatementCalls.ofYear, { query: { year: 2026 }, as: at.vendor });
    expect(year.body).toContain(',1,30000,');
  });

  test('can be invoiced instead, or declined with a reason', async () => {
    await make();
    const invoice = { number: 'AB12345678', date: '2026-12-04' };
    const billed = await post('invoice', at.creator, { statement: await seenBy(at.creator), invoice });
    expect(billed.json().data).toMatchObject({ current: { status: 'invoiced', invoice }, allowed: [] });
    expect((await file(at.vendor, await seenBy(at.vendor))).statusCode).toBe(404);
    await post('void', at.vendor, { statement: await seenBy(at.vendor), reason: '發票號碼錯了' });
    await make();
    const declined = await post('decline', at.creator, { statement: await seenBy(at.creator), reason: '金額不對' });
    expect(declined.json().data).toMatchObject({ current: { status: 'declined', reason: '金額不對' }, allowed: [] });
    expect((await view(at.vendor)).allowed).toEqual(['make']);
    expect((await make(28_000)).statusCode).toBe(200);
  });
});

describe('signing is refused', () => {
  test('without service data, naming the missing fields', async () => {
    await make();
    const refused = await sign();
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toHaveProperty('id_no');
    expect((await view(at.creator)).missing).toContain('bank_account');
    expect(await server.db.select().from(incomeStatements).where(eq(incomeStatements.payeeId, at.creator.id))).toEqual(
      [],
    );
  });

  test('for another name, another net amount, or without consent', async () => {
    await giveData();
    await make();
    expect((await sign({ signature: { name: '林小辰', agreed: true } })).json().errors).toEqual({
      'signature.name': ['簽署的姓名要和本名相同'],
    });
    expect((await sign({ net: 30_000 })).json()).toMatchObject({ status: '0409', message: '金額改了，請再確認一次' });
    expect((await sign({ signature: { name: '陳澄宇', agreed: false } })).statusCode).toBe(422);
  });

  test('the tax ID of the payer is checked', async () => {
    const refused = await post('make', at.vendor, { amount: 30_000, payer: { ...payer, tax_id: '12345678' } });
    expect(refused.json().errors).toHaveProperty(['payer.tax_id']);
    expect((await post('make', at.vendor, { amount: 0, payer })).statusCode).toBe(422);
  });
});

describe('access', () => {
  test('is limited to the two members of the task, excluding other creators of the project', async () => {
    const [other, vendor] = [
      await createUser(server.transact, { role: 'Creator' }),
      await createUser(server.transact, { role: 'Vendor' }),
    ];
    const { id: _, ...task } = at.task;
    await server.db.insert(tasks).values({ ...task, position: 1, creatorId: other.id });
    await make();
    for (const stranger of [other, vendor]) expect((await get(stranger)).statusCode).toBe(404);
    expect((await post('make', at.creator, { amount: 1, payer })).statusCode).toBe(404);
    expect((await post('sign', at.vendor, { statement: await seenBy(at.vendor), ...signing })).statusCode).toBe(404);
  });

  test('is refused while the project runs, after it was cancelled, when the platform pays, and without a fee', async () => {
    for (const status of ['active', 'cancelled'] as const) {
      await end(status);
      expect((await get(at.vendor)).statusCode, status).toBe(404);
      expect((await make()).statusCode, status).toBe(404);
    }
    await end('closed');
    await server.db.update(projects).set({ buildMode: 'platform' }).where(eq(projects.id, at.project.id));
    expect((await make()).statusCode).toBe(404);
    await server.db.update(projects).set({ buildMode: 'self' }).where(eq(projects.id, at.project.id));
    await server.db.update(tasks).set({ fee: null }).where(eq(tasks.id, at.task.id));
    expect((await make()).statusCode).toBe(404);
  });

  test('R-rwd-13 the vendor gets unmasked numbers after entering their password, and the creator sees the access', async () => {
    await giveData();
    await make();
    await sign();
    const statement = await seenBy(at.vendor);
    const whole = (as: TestUser, body: object) =>
      server.call(feeStatementCalls.wholeFile, { params: { task: at.task.id }, as, body: { statement, ...body } });
    expect((await whole(at.vendor, {})).statusCode).toBe(422);
    expect((await whole(at.vendor, { password: 'wrong password' })).statusCode).toBe(422);
    expect((await whole(at.creator, { password })).statusCode).toBe(404);
    expect((await whole(at.vendor, { password })).headers['content-type']).toBe('application/pdf');
    const looks = await server.call(serviceDataCalls.looks, { as: at.creator });
    expect(looks.json().data).toMatchObject([
      { by: 'vendor', what: expect.arrayContaining(['id_no', 'bank_account']) },
    ]);
    expect(server.log.join('')).not.toContain('A123456789');
  });
});
