import { platformRewardCalls, rewardCalls } from '@paidang/contract/calls';
import type { PayoutResult, Reward } from '@paidang/contract/entities';
import { rewardMessages } from '@paidang/contract/rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createPayee, grantBonuses, sendRequest, wholeData } from '../../../test/factories/rewards';
import { createStaff, type TestStaff } from '../../../test/factories/staff';
import type { TestUser } from '../../../test/factories/users';
import { listLooksAt } from '../service-data';
import { removeStaff } from '../staff';

let server: TestApp;
let creator: TestUser;
let reviewer: TestStaff;
let payer: TestStaff;
beforeAll(async () => {
  server = await buildTestApp();
  server.clock.now = new Date('2026-12-04T02:00:00Z');
});
afterAll(() => server.close());
beforeEach(async () => {
  creator = await createPayee(server);
  reviewer = await createStaff(server.transact, { name: '小審', roles: ['money'] });
  payer = await createStaff(server.transact, { name: '小付', roles: ['money'] });
});

const own = async ({ uuid }: Pick<Reward, 'uuid'>): Promise<Reward> =>
  (await server.call(rewardCalls.get, { params: { reward: uuid }, as: creator })).json().data;

/** A request waiting for the bank. */
async function approved(amount: number, by = reviewer): Promise<Reward> {
  const reward = await sendRequest(server, creator, await grantBonuses(server, creator, amount));
  const at = { params: { reward: reward.uuid }, as: by };
  await server.call(platformRewardCalls.take, at);
  await server.call(platformRewardCalls.get, at);
  await server.call(platformRewardCalls.approve, at);
  return own(reward);
}

async function fileOf(as: Pick<TestUser, 'token'>) {
  const answer = await server.call(platformRewardCalls.payouts, { as });
  expect(answer.statusCode).toBe(200);
  return { headers: answer.headers, text: answer.rawPayload.toString('utf8') };
}
/** Lines of a member's payout file; empty if there is nothing to pay. */
async function linesOf(as: Pick<TestUser, 'token'>): Promise<string[]> {
  const answer = await server.call(platformRewardCalls.payouts, { as });
  if (answer.statusCode === 200) return answer.rawPayload.toString('utf8').trimEnd().split('\r\n').slice(1);
  expect([answer.statusCode, answer.json().message]).toEqual([409, rewardMessages.noPayouts]);
  return [];
}
const mentioned = async (as: Pick<TestUser, 'token'>, { number }: Reward) =>
  (await linesOf(as)).some((line) => line.startsWith(`${number},`));

async function importFile(as: Pick<TestUser, 'token'>, content: string | Uint8Array<ArrayBuffer>) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return server.call(platformRewardCalls.payoutResults, { as, files: [{ field: 'file', name: '結果.csv', bytes }] });
}
const resultsOf = async (
  as: Pick<TestUser, 'token'>,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<PayoutResult[]> => (await importFile(as, content)).json().data;

test('the file for the bank has what a bank needs, with count and sum, and every look at an account is noted', async () => {
  const [first, second] = [await approved(27_000), await approved(1000)];
  const { text, headers } = await fileOf(payer);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/csv; charset=utf-8' });
  expect(text.startsWith('\ufeff單號,銀行代碼,帳號,戶名,金額\r\n')).toBe(true);
  const lines = text.trimEnd().split('\r\n').slice(1);
  const { bank_account: account } = wholeData;
  expect(lines).toContain(`${first.number},0040037,${account},陳澄宇,23730`);
  expect(lines).toContain(`${second.number},0040037,${account},陳澄宇,1000`);
  const sum = lines.slice(0, -1).reduce((total, line) => total + Number(line.split(',').at(-1)), 0);
  expect(lines.at(-1)).toBe(`合計,${lines.length - 1}筆,,,${sum}`);
  const looks = await listLooksAt(server.db, creator.id);
  expect(
    looks.filter(({ by, what }) => by === 'platform' && what.includes('bank_account') && !what.includes('id_no')),
  ).toHaveLength(2);
});

test('a request is in one member’s file, and never in that of who approved it or asked for it', async () => {
  const reward = await approved(1000);
  const third = await createStaff(server.transact, { name: '小三', roles: ['money'] });
  expect(await mentioned(reviewer, reward)).toBe(false);
  expect(await mentioned(payer, reward)).toBe(true);
  expect(await mentioned(third, reward)).toBe(false);
  expect(await mentioned(payer, reward)).toBe(true);
  await server.transact(({ db }) => removeStaff(db, payer.id));
  expect(await mentioned(third, reward)).toBe(true);
});

test('if two members download their files at once, only one contains the request', async () => {
  const rewards = [await approved(1000), await approved(500)];
  const third = await createStaff(server.transact, { name: '小三', roles: ['money'] });
  const files = (await Promise.all([payer, third].map(linesOf))).flat();
  for (const { number } of rewards) expect(files.filter((line) => line.startsWith(`${number},`))).toHaveLength(1);
});

test('the bank’s results are applied line by line, and every line is answered', async () => {
  const [paid, failed, unclear, mine] = [
    await approved(1000),
    await approved(500),
    await approved(500),
    await approved(500, payer),
  ];
  const file = [
    '單號,結果,原因',
    `${paid.number},成功,`,
    `${failed.number},失敗,戶名不符`,
    'PD-2026-999999,成功,',
    `${paid.number},失敗,`,
    `${unclear.number},處理中,`,
    `${mine.number},成功,`,
    '合計,2筆,',
  ].join('\r\n');
  const results = await resultsOf(payer, file);
  expect(results).toEqual([
    { line: 2, number: paid.number, outcome: 'paid', message: '' },
    { line: 3, number: failed.number, outcome: 'failed', message: '' },
    { line: 4, number: 'PD-2026-999999', outcome: 'refused', message: rewardMessages.numberUnknown },
    { line: 5, number: paid.number, outcome: 'refused', message: rewardMessages.numberTwice(2) },
    { line: 6, number: unclear.number, outcome: 'refused', message: rewardMessages.resultUnknown },
    { line: 7, number: mine.number, outcome: 'refused', message: rewardMessages.fourEyes },
  ]);
  expect(await Promise.all([paid, failed, unclear, mine].map(async (one) => (await own(one)).status))).toEqual([
    'paid',
    'failed',
    'approved',
    'approved',
  ]);
  expect((await own(failed)).failure).toBe('戶名不符');
  expect((await resultsOf(payer, file))[0]).toMatchObject({ outcome: 'refused', message: rewardMessages.moved });
});

test('the same results sent twice at once pay once', async () => {
  const reward = await approved(1000);
  const file = `單號,結果\n${reward.number},成功\n`;
  const both = await Promise.all([resultsOf(payer, file), resultsOf(payer, file)]);
  expect(both.map(([one]) => one?.outcome).sort()).toEqual(['paid', 'refused']);
});

test('other encodings, headers and delimiters are accepted', async () => {
  const [first, second] = [await approved(1000), await approved(1000)];
  // 單號,結果 and 成功 in Big5.
  const big5 = new Uint8Array([
    0xb3,
    0xe6,
    0xb8,
    0xb9,
    0x2c,
    0xb5,
    0xb2,
    0xaa,
    0x47,
    0x0a,
    ...new TextEncoder().encode(`${first.number},`),
    0xa6,
    0xa8,
    0xa5,
    0x5c,
    0x0a,
  ]);
  expect(await resultsOf(payer, big5)).toMatchObject([{ outcome: 'paid' }]);
  const tabs = `\ufeffReason\tStatus\tNumber\r\n\tOK\t${second.number?.toLowerCase()}\r\n`;
  expect(await resultsOf(payer, tabs)).toMatchObject([{ outcome: 'paid' }]);
});

test.each([
  ['', rewardMessages.resultHeader],
  ['甲,乙\n1,2', rewardMessages.resultHeader],
  ['單號,結果\n"x', rewardMessages.resultUnreadable],
  [new Uint8Array([0x50, 0x4b, 3, 4, 0]), rewardMessages.resultUnreadable],
  [`單號,結果\n${'x,y\n'.repeat(2001)}`, rewardMessages.resultTooLong(2000)],
])('a file that is none is refused', async (content, message) => {
  const refused = await importFile(payer, content);
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ message, errors: { file: [message] } });
});

test('without a file, or with one that is too large, nothing happens', async () => {
  expect((await server.call(platformRewardCalls.payoutResults, { as: payer, files: [] })).statusCode).toBe(422);
  expect((await importFile(payer, 'x'.repeat(2_000_001))).statusCode).toBe(413);
});

test('nobody else may download the file or upload results', async () => {
  expect((await server.call(platformRewardCalls.payouts, { as: creator })).statusCode).toBe(404);
  expect((await importFile(creator, '單號,結果\n')).statusCode).toBe(404);
});
