import { incomeStatementCalls, platformIncomeStatementCalls } from '@paidang/contract/calls';
import { incomeOf } from '@paidang/contract/income';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createStaff, type TestStaff } from '../../../test/factories/staff';
import { createUser, type TestUser } from '../../../test/factories/users';
import { issueStatement, type NewStatement, nextStatementNumber, voidStatement } from './issue';
import { incomeStatements } from './schema';
import { readStatementSheet } from './statement-file';
import type { StatementCopy } from './statement-sheet';

let server: TestApp;
let creator: TestUser;
let vendor: TestUser;
let member: TestStaff;
beforeAll(async () => {
  server = await buildTestApp();
  creator = await createUser(server.transact, { role: 'Creator' });
  vendor = await createUser(server.transact, { role: 'Vendor' });
  member = await createStaff(server.transact, { roles: ['money'] });
});
afterAll(() => server.close());

const reward = '4f0a6a3e-6d43-4a40-9a62-6f1d4a3c1d10';
const idNumber = 'A123456789';

const statement = (changed: Partial<NewStatement> = {}): NewStatement => ({
  cause: `reward:${reward}`,
  payerId: null,
  payeeId: creator.id,
  date: '2026-12-07',
  payer: { name: '拍檔科技股份有限公司', tax_id: '04595257', address: '臺北市大同區承德路一段1號' },
  payee: {
    name: '陳澄宇',
    nationality_status: 'native',
    id_no: idNumber,
    address: '103臺北市大同區重慶北路二段50號',
    phone: '0912345678',
    is_union_insured: false,
    bank_name: '臺灣銀行',
    branch_name: '營業部',
    bank_code: '004',
    branch_code: '0037',
    account_name: '陳澄宇',
    bank_account: '12345678904821',
  },
  period: { from: '2026-10-02', to: '2026-11-30' },
  lines: [
    { title: '旅行睡眠組｜京都三日', amount: 26_000 },
    { title: '創作者體驗金', amount: 1000 },
  ],
  figures: incomeOf({ gross: 27_000, kind: '9A', isResident: true, isUnionInsured: false, paidOn: '2026-12-07' }),
  signature: { name: '陳澄宇', at: '2026-12-04T06:32:00.000Z', ip: '203.0.113.7', digest: 'a'.repeat(64) },
  ...changed,
});
const issue = (changed?: Partial<NewStatement>) =>
  server.transact((tx) => issueStatement(tx, server.platform.sealer, statement(changed)));
const paper = (as: TestUser, id = reward) => server.call(incomeStatementCalls.ofReward, { params: { reward: id }, as });
/** The platform's copies. */
const filed = {
  paper: (id = reward) => server.call(platformIncomeStatementCalls.ofReward, { params: { reward: id }, as: member }),
  year: () => server.call(platformIncomeStatementCalls.ofYear, { query: { year: 2026 }, as: member }),
};
const year = (as: TestUser, query: Record<string, string | number> = {}) =>
  server.call(incomeStatementCalls.ofYear, { query: { year: 2026, ...query }, as });

const words = (copy: StatementCopy) =>
  server.transact((tx) => readStatementSheet(tx, server.platform.sealer, { cause: `reward:${reward}`, copy }));

describe('numbers of statements', () => {
  test('have no gaps, also with concurrent calls, and are counted per payer and year', async () => {
    const many = await Promise.all(
      Array.from({ length: 12 }, () => server.transact((tx) => nextStatementNumber(tx, vendor.id, 2027))),
    );
    expect(many.toSorted()).toEqual(
      Array.from({ length: 12 }, (_, index) => `FS-2027-${String(index + 1).padStart(6, '0')}`),
    );
    expect(await server.transact((tx) => nextStatementNumber(tx, vendor.id, 2028))).toBe('FS-2028-000001');
    expect(await server.transact((tx) => nextStatementNumber(tx, creator.id, 2027))).toBe('FS-2027-000001');
  });

  test('are not used up by a transaction that fails', async () => {
    const failing = server.transact(async (tx) => {
      await nextStatementNumber(tx, vendor.id, 2029);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await server.transact((tx) => nextStatementNumber(tx, vendor.id, 2029))).toBe('FS-2029-000001');
  });
});

describe('a statement of the platform', () => {
  test('R-rwd-13 is stored sealed, and is a PDF with masked numbers for its creator', async () => {
    expect(await issue()).toBe('PD-2026-000001');
    const [row] = await server.db.select().from(incomeStatements);
    expect(JSON.stringify(row)).not.toContain('陳澄宇"}');
    expect(Buffer.from(row?.sealed ?? []).toString('latin1')).not.toContain(idNumber);
    const file = await paper(creator);
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.headers['content-disposition']).toContain('PD-2026-000001.pdf');
    const sheet = await words('payee');
    expect(sheet).toMatchObject({
      copy: '第二聯　所得人留存',
      day: '中華民國115年12月7日',
      kinds: [
        { title: '9A 執行業務所得', isChosen: true },
        { isChosen: false },
        { isChosen: false },
        { isChosen: false },
      ],
      period: { text: '115/10/02－115/11/30' },
      gross: { value: '27,000' },
      deductions: [{ value: '−2,700' }, { value: '−570' }],
      net: { value: '23,730' },
      netInWords: '新臺幣貳萬參仟柒佰參拾元整',
      signature: { name: '陳澄宇', lines: [{ text: '115/12/04 14:32' }, { text: '203.0.113.7' }, {}] },
    });
    expect(sheet.parties[0].lines).toContainEqual({ title: '統一編號', text: '04595257' });
    expect(sheet.parties[1].lines.map(({ text }) => text)).toEqual([
      'A12*****89',
      '103臺北市大同區*****',
      '0912***678',
      '未投保',
    ]);
    expect(sheet.payment).toContainEqual({ title: '帳號', text: '**********4821' });
  });

  test('is available to staff as the payer’s copy, and to nobody else', async () => {
    expect((await filed.paper()).statusCode).toBe(200);
    expect((await filed.paper('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
    expect(JSON.stringify(await words('payer'))).toMatch(/第一聯　支付單位留存.*A12\*{5}89/);
    expect((await paper(vendor)).statusCode).toBe(404);
    expect((await paper(await createUser(server.transact, { role: 'Creator' }))).statusCode).toBe(404);
    expect((await paper(creator, '00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  });

  test('that is issued again replaces the first, which becomes void and keeps its number', async () => {
    expect(await issue()).toBe('PD-2026-000002');
    const rows = await server.db.select().from(incomeStatements);
    expect(rows.map(({ number, voidedAt }) => [number, voidedAt !== null])).toEqual([
      ['PD-2026-000001', true],
      ['PD-2026-000002', false],
    ]);
    expect(await words('payee')).toMatchObject({ number: 'PD-2026-000002', stamp: null });
    await server.transact((tx) => voidStatement(tx, `reward:${reward}`));
    expect(await words('payee')).toMatchObject({ number: 'PD-2026-000002', stamp: '作廢' });
  });
});

describe('the statements of a year', () => {
  test('are totalled by payer, payee and kind; each side sees only its own', async () => {
    await issue({ cause: 'fee:1', payerId: vendor.id, payee: { ...statement().payee, name: '=1+1' } });
    await issue({ cause: 'fee:2', payerId: vendor.id });
    await issue({ cause: 'fee:3', payerId: vendor.id, date: '2027-01-05' });
    await issue({ cause: 'reward:1' });
    const file = await year(vendor);
    expect(file.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' });
    expect(file.body.split('\r\n').slice(0, 2)).toEqual([
      '\ufeff年度（民國）,扣繳單位,統一編號,所得人,證號（遮罩）,所得類別,張數,給付總額,扣繳稅額,補充保費,給付淨額',
      '115,拍檔科技股份有限公司,04595257,陳澄宇,A12*****89,9A 執行業務所得,2,54000,5400,1140,47460',
    ]);
    expect((await year(creator)).body.trim().split('\r\n')).toHaveLength(3);
    expect((await year(vendor, { year: 2027 })).body).toContain('116,');
  });

  test('escape names that a spreadsheet would run as formulas', async () => {
    await issue({ cause: 'fee:4', payerId: vendor.id, payee: { ...statement().payee, name: '=HYPERLINK("x")' } });
    expect((await year(vendor)).body).toContain(`"'=HYPERLINK(""x"")"`);
  });

  test('of the platform are for its staff, with unmasked numbers', async () => {
    const { body } = await filed.year();
    expect(body).toContain(',1,27000,2700,570,23730');
    expect(body).toContain(idNumber);
    expect((await year(vendor)).body).not.toContain(idNumber);
    expect((await year(vendor, { year: 'soon' })).statusCode).toBe(422);
  });
});
