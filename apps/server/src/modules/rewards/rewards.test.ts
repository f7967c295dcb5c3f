import { consoleCalls, notificationCalls, platformRewardCalls, rewardCalls } from '@paidang/contract/calls';
import type { Notification, PlatformRewardDetail, Reward } from '@paidang/contract/entities';
import { type IncomeSettings, incomeSettings } from '@paidang/contract/income';
import { limits } from '@paidang/contract/limits';
import { notificationTarget, notificationText } from '@paidang/contract/notifications';
import { paths } from '@paidang/contract/pages';
import { rewardMessages } from '@paidang/contract/rules';
import { type RewardStatus, rewardStatuses } from '@paidang/contract/vocabulary';
import { rewardMachine } from '@paidang/contract/workflow';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createPayee, grantBonuses, sendRequest, signingOf, wholeData } from '../../../test/factories/rewards';
import { createStaff, type TestStaff } from '../../../test/factories/staff';
import { createUser, type TestUser } from '../../../test/factories/users';
import { outbox } from '../../platform/mail/schema';
import { sendWaitingMails } from '../messaging/mail-queue';
import { messagingBindings, pushMessages, waitingMails } from '../messaging/schema';
import { balanceOf, grantItem } from '../reward-items';
import { listLooksAt } from '../service-data';
import { saveServiceData } from '../service-data/service';
import { openSuperSession } from '../sessions';
import { removeStaff } from '../staff';
import { eraseRewards } from '.';

const start = new Date('2026-12-04T02:00:00Z');

let server: TestApp;
let creator: TestUser;
let reviewer: TestStaff;
let payer: TestStaff;
let vendor: TestUser;
beforeAll(async () => {
  server = await buildTestApp();
  reviewer = await createStaff(server.transact, { name: '小審', roles: ['money'] });
  payer = await createStaff(server.transact, { name: '小付', roles: ['money'] });
  vendor = await createUser(server.transact, { role: 'Vendor' });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = start;
  creator = await createPayee(server);
});

const later = (minutes: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
};

const sent = async (...amounts: number[]): Promise<Reward> =>
  sendRequest(server, creator, await grantBonuses(server, creator, ...amounts));

const own = async (reward: Pick<Reward, 'uuid'>, as = creator) =>
  (await server.call(rewardCalls.get, { params: { reward: reward.uuid }, as })).json().data as Reward;
const seen = async (reward: Pick<Reward, 'uuid'>, as: Pick<TestUser, 'token'>) =>
  (await server.call(platformRewardCalls.get, { params: { reward: reward.uuid }, as })).json()
    .data as PlatformRewardDetail;
const balance = () => balanceOf(server.db, creator.id);

const bodies = (): Partial<Record<PlatformMove, object>> => ({
  hand_over: { colleague: payer.id },
  return: { fields: ['id_front_image'], note: '照片模糊，請重拍' },
  fail: { reason: '帳號已結清' },
});
const platformMoves = {
  take: platformRewardCalls.take,
  hand_over: platformRewardCalls.handOver,
  return: platformRewardCalls.giveBack,
  approve: platformRewardCalls.approve,
  pay: platformRewardCalls.pay,
  fail: platformRewardCalls.fail,
};
type PlatformMove = keyof typeof platformMoves;

const platformMove = (action: PlatformMove, { uuid: reward }: Pick<Reward, 'uuid'>, as: Pick<TestUser, 'token'>) =>
  server.call(platformMoves[action], { params: { reward }, as, body: bodies()[action] });

async function move(
  action: keyof typeof platformMoves | 'withdraw' | 'send_again',
  reward: Reward,
  as: Pick<TestUser, 'token'>,
) {
  if (action === 'withdraw') return server.call(rewardCalls.withdraw, { params: { reward: reward.uuid }, as });
  if (action !== 'send_again') return platformMove(action, reward, as);
  const body = { signature: { name: wholeData.name, agreed: true }, figures: reward.statement.figures };
  return server.call(rewardCalls.sendAgain, { params: { reward: reward.uuid }, body, as });
}

/** Brings a request to a status through regular calls. */
async function bring(reward: Reward, status: RewardStatus): Promise<void> {
  const ways: Record<RewardStatus, readonly (() => Promise<unknown>)[]> = {
    requested: [],
    withdrawn: [() => move('withdraw', reward, creator)],
    reviewing: [() => move('take', reward, reviewer), () => seen(reward, reviewer)],
    returned: [() => bring(reward, 'reviewing'), () => move('return', reward, reviewer)],
    approved: [() => bring(reward, 'reviewing'), () => move('approve', reward, reviewer)],
    paid: [() => bring(reward, 'approved'), () => move('pay', reward, payer)],
    failed: [() => bring(reward, 'approved'), () => move('fail', reward, payer)],
  };
  for (const step of ways[status]) await step();
  expect((await own(reward)).status).toBe(status);
}

describe('every move, by every kind of caller, in every status', () => {
  const actions = ['withdraw', 'send_again', 'take', 'hand_over', 'return', 'approve', 'pay', 'fail'] as const;
  /** Which moves are the creator's; for anybody else the request does not exist. */
  const ofCreator = (action: string) => action === 'withdraw' || action === 'send_again';

  test.each(rewardStatuses)('R-rwd-08 from %s only what the table says is possible', async (status) => {
    const outcomes: Record<string, number> = {};
    const expected: Record<string, number> = {};
    for (const action of actions) {
      const reward = await sent(1000);
      await bring(reward, status);
      const allowed = rewardMachine.transitions.some((one) => one.from === status && one.action === action);
      const isTakenAgain = status === 'reviewing' && action === 'take';
      for (const [who, as] of Object.entries({ vendor, creator: ofCreator(action) ? vendor : creator })) {
        outcomes[`${action} ${who}`] = (await move(action, reward, as)).statusCode;
        expected[`${action} ${who}`] = 404;
      }
      const right = {
        take: reviewer,
        hand_over: reviewer,
        return: reviewer,
        approve: reviewer,
        pay: payer,
        fail: payer,
      };
      const as = ofCreator(action) ? creator : right[action as PlatformMove];
      outcomes[action] = (await move(action, reward, as)).statusCode;
      expected[action] = allowed && !isTakenAgain ? 200 : 409;
    }
    expect(outcomes).toEqual(expected);
  });
});

describe('requesting payment', () => {
  test('R-rwd-02 R-rwd-03 R-rwd-08 what is signed is what the preview said, with masked numbers', async () => {
    const items = await grantBonuses(server, creator, 26_000, 1000);
    expect(await balance()).toBe(27_000);
    const preview = (await server.call(rewardCalls.preview, { as: creator, body: { reward_items: items } })).json()
      .data;
    expect(preview).toMatchObject({
      missing: [],
      statement: {
        number: null,
        signature: null,
        date: '2026-12-07',
        payee: { name: '陳澄宇', id_no: 'A12*****89', bank_account: '**********4821', branch_name: expect.any(String) },
        figures: { kind: '9A', gross: 27_000, withholding: { amount: 2700 }, premium: { amount: 570 }, net: 23_730 },
      },
    });
    const reward = await sendRequest(server, creator, items);
    expect(reward).toMatchObject({
      status: 'requested',
      number: null,
      gross: 27_000,
      net: 23_730,
      pays_on: null,
      allowed: ['withdraw'],
      history: [{ status: 'requested', at: start.toISOString() }],
      signature: {
        name: '陳澄宇',
        at: start.toISOString(),
        ip: expect.any(String),
        digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
    expect(reward.statement.figures).toEqual(preview.statement.figures);
    expect(reward.items.map(({ status, reward_uuid }) => [status, reward_uuid])).toEqual(
      Array(2).fill(['claimed', reward.uuid]),
    );
    expect(await balance()).toBe(0);
  });

  test('R-rwd-02 the list contains own requests, newest first, by status; an unknown status is refused', async () => {
    const first = await sent(1000);
    later(1);
    const second = await sent(500);
    await move('withdraw', first, creator);
    const list = (query = {}, as = creator) => server.call(rewardCalls.list, { as, query });
    const uuids = async (query = {}) => (await list(query)).json().data.map(({ uuid }: Reward) => uuid);
    expect(await uuids()).toEqual([second.uuid, first.uuid]);
    expect(await uuids({ status: 'withdrawn' })).toEqual([first.uuid]);
    expect((await list({ status: 'lost' })).statusCode).toBe(422);
    expect((await list({}, vendor)).statusCode).toBe(404);
    expect((await list({}, await createPayee(server))).json().data).toEqual([]);
  });

  test('R-rwd-02 another creator finds nothing', async () => {
    const reward = await sent(1000);
    const other = await createPayee(server);
    for (const as of [other, vendor]) {
      expect((await server.call(rewardCalls.get, { params: { reward: reward.uuid }, as })).statusCode).toBe(404);
      expect((await move('withdraw', reward, as)).statusCode).toBe(404);
      expect((await move('send_again', reward, as)).statusCode).toBe(404);
    }
  });

  test('R-rwd-07 incomplete service data is refused field by field', async () => {
    const blank = await createUser(server.transact, { role: 'Creator' });
    const items = await grantBonuses(server, blank, 1000);
    const signing = await signingOf(server, blank, items);
    const refused = await server.call(rewardCalls.send, { as: blank, body: { reward_items: items, ...signing } });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      message: rewardMessages.dataMissing,
      errors: { id_no: ['請填寫此欄位'], bank_account_image: ['請填寫此欄位'] },
    });
    expect(await balanceOf(server.db, blank.id)).toBe(1000);
  });

  test.each([
    ['陳 澄 宇', 200],
    ['　陳澄宇　', 200],
    ['陳澄雨', 422],
    ['', 422],
  ])('a request signed as %j is answered with %i', async (name, status) => {
    const items = await grantBonuses(server, creator, 1000);
    const { figures } = await signingOf(server, creator, items);
    const body = { reward_items: items, signature: { name, agreed: true }, figures };
    expect((await server.call(rewardCalls.send, { as: creator, body })).statusCode).toBe(status);
  });

  test('R-rwd-08 outdated figures are refused with the current ones', async () => {
    const items = await grantBonuses(server, creator, 1000);
    const { signature, figures } = await signingOf(server, creator, items);
    const body = { reward_items: items, signature, figures: { ...figures, net: figures.net + 1 } };
    const refused = await server.call(rewardCalls.send, { as: creator, body });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      message: rewardMessages.figuresChanged,
      data: { statement: { figures } },
    });
    expect(await balance()).toBe(1000);
  });

  test('R-rwd-03 other people’s, vendor-paid, unknown or no items are refused', async () => {
    const mine = await grantBonuses(server, creator, 1000);
    const others = await grantBonuses(server, await createPayee(server), 1000);
    await server.transact((tx) =>
      grantItem(tx, {
        userId: creator.id,
        kind: 'task_fee',
        cause: `fee-${creator.id}`,
        amount: 30_000,
        payer: 'vendor',
        title: '開箱影片',
      }),
    );
    const signing = await signingOf(server, creator, mine);
    for (const items of [[], others, [...mine, ...others], [creator.id], ['x']]) {
      const body = { reward_items: items };
      expect((await server.call(rewardCalls.preview, { as: creator, body })).statusCode).toBe(422);
      expect((await server.call(rewardCalls.send, { as: creator, body: { ...body, ...signing } })).statusCode).toBe(
        422,
      );
    }
    expect(await balance()).toBe(1000);
  });

  test('R-rwd-02 a double click sends one request, and of two tabs one gets the item', async () => {
    const items = await grantBonuses(server, creator, 1000);
    const body = { reward_items: items, ...(await signingOf(server, creator, items)) };
    const headers = { 'idempotency-key': `click-${creator.id}` };
    const clicks = await Promise.all([1, 2].map(() => server.call(rewardCalls.send, { as: creator, body, headers })));
    expect(clicks.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(clicks[0]?.json().data.uuid).toBe(clicks[1]?.json().data.uuid);
    const more = await grantBonuses(server, creator, 500);
    const tab = { reward_items: more, ...(await signingOf(server, creator, more)) };
    const tabs = await Promise.all([1, 2].map(() => server.call(rewardCalls.send, { as: creator, body: tab })));
    expect(tabs.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('items of a withdrawn request can be claimed again', async () => {
    const reward = await sent(1000);
    expect((await move('withdraw', reward, creator)).json().data).toMatchObject({ status: 'withdrawn', allowed: [] });
    expect(await balance()).toBe(1000);
    const again = await sendRequest(
      server,
      creator,
      reward.items.map(({ uuid }) => uuid),
    );
    expect(again.status).toBe('requested');
    expect((await own(reward)).titles).toEqual(['創作者體驗金']);
  });
});

describe('reviewing', () => {
  test('R-rwd-13 only the reviewer sees the unmasked data, and its owner is notified', async () => {
    const reward = await sent(1000);
    expect((await seen(reward, reviewer)).service_data).toBeNull();
    await move('take', reward, reviewer);
    expect((await seen(reward, payer)).service_data).toBeNull();
    expect(await listLooksAt(server.db, creator.id)).toEqual([]);
    const { service_data: data, pictures } = await seen(reward, reviewer);
    expect(data?.fields).toMatchObject({ id_no: wholeData.id_no, bank_account: wholeData.bank_account });
    expect(data?.payee).toMatchObject({
      bank_account: wholeData.bank_account,
      address: '103臺北市大同區重慶北路二段50號',
    });
    expect(pictures).toHaveLength(3);
    expect(await listLooksAt(server.db, creator.id)).toMatchObject([
      { by: 'platform', what: expect.arrayContaining(['id_no']) },
    ]);
    const link = (as: Pick<TestUser, 'token'>) =>
      server.call(platformRewardCalls.linkPicture, {
        params: { reward: reward.uuid, picture: pictures[0]?.uuid ?? '' },
        as,
      });
    expect((await link(payer)).statusCode).toBe(404);
    expect((await link(reviewer)).json().data.path).toMatch(/^\/api\/service-pictures\/./);
    expect((await listLooksAt(server.db, creator.id))[0]).toMatchObject({
      by: 'platform',
      what: [pictures[0]?.kind],
    });
    await move('approve', reward, reviewer);
    expect((await seen(reward, reviewer)).service_data).toBeNull();
    expect((await link(reviewer)).statusCode).toBe(404);
  });

  test('a queue with what the caller may do; of two who take a request one gets it', async () => {
    const reward = await sent(1000);
    const listed = (await server.call(platformRewardCalls.list, { as: reviewer, query: { stage: 'review' } })).json();
    expect(listed.data).toContainEqual(
      expect.objectContaining({ uuid: reward.uuid, taken_by: null, allowed: ['take'] }),
    );
    expect(listed.meta).toMatchObject({
      last_page: 1,
      counts: { review: listed.data.length, payout: expect.any(Number) },
    });
    const takes = await Promise.all([reviewer, payer].map((as) => move('take', reward, as)));
    expect(takes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const taker = takes[0]?.statusCode === 200 ? reviewer : payer;
    const other = taker === reviewer ? payer : reviewer;
    for (const action of ['return', 'approve'] as const) {
      expect((await platformMove(action, reward, other)).json().message).toBe(rewardMessages.takenByOther);
    }
    expect((await seen(reward, other)).allowed).toEqual([]);
    expect((await seen(reward, taker)).allowed).toEqual(['hand_over', 'return', 'approve']);
  });

  test('the queue is searched by the creator’s name, the person’s and the number', async () => {
    const reward = await sent(1000);
    await bring(reward, 'approved');
    const { number } = await own(reward);
    const found = async (q: string, stage = 'payout') => {
      const { data, meta } = (
        await server.call(platformRewardCalls.list, { as: reviewer, query: { stage, q } })
      ).json() as { data: Reward[]; meta: { counts: Record<string, number> } };
      return [data.some(({ uuid }) => uuid === reward.uuid), data.length === meta.counts[stage]];
    };
    for (const q of ['阿澄', '澄宇', number?.slice(-6) ?? '-']) expect(await found(q), q).toEqual([true, true]);
    for (const q of ['小鹿', '%', '_', `${number}0`]) expect(await found(q), q).toEqual([false, true]);
    expect(await found('阿澄', 'done')).toEqual([false, true]);
  });

  test('a reviewer hands a request over to a colleague, who has to look at the data themselves', async () => {
    const reward = await sent(1000);
    await bring(reward, 'reviewing');
    const colleagues = (await server.call(platformRewardCalls.colleagues, { as: reviewer })).json().data;
    expect(colleagues).toContainEqual({ uuid: payer.id, name: '小付' });
    expect(colleagues).not.toContainEqual({ uuid: reviewer.id, name: '小審' });
    const handOver = (colleague: string, as = reviewer) =>
      server.call(platformRewardCalls.handOver, { params: { reward: reward.uuid }, body: { colleague }, as });
    const editor = await createStaff(server.transact, { roles: ['content'] });
    for (const other of [reviewer.id, editor.id, creator.id]) expect((await handOver(other)).statusCode).toBe(422);
    expect((await handOver(payer.id, payer)).statusCode).toBe(409);
    expect((await handOver(payer.id)).json().data).toMatchObject({ taken_by: '小付', allowed: [] });
    expect(await seen(reward, reviewer)).toMatchObject({ service_data: null, pictures: [] });
    expect((await platformMove('approve', reward, reviewer)).statusCode).toBe(409);
    expect((await platformMove('approve', reward, payer)).json().message).toBe(rewardMessages.lookFirst);
    expect((await seen(reward, payer)).history.at(-1)).toMatchObject({ status: 'reviewing', by: '小付' });
    expect((await platformMove('approve', reward, payer)).statusCode).toBe(200);
  });

  test('whoever a request is handed over to is told in the console and by mail, until they have read it', async () => {
    await server.db.delete(waitingMails);
    const reward = await sent(1000);
    await bring(reward, 'reviewing');
    const params = { reward: reward.uuid };
    const notices = async (as: Pick<TestUser, 'token'>) =>
      ((await server.call(consoleCalls.notices, { as })).json().data as Notification[]).filter(
        ({ parameters }) => parameters.reward_uuid === reward.uuid,
      );
    expect(await notices(payer)).toEqual([]);
    await server.call(platformRewardCalls.handOver, { params, body: { colleague: payer.id }, as: reviewer });
    const [notice, ...others] = await notices(payer);
    expect(others).toEqual([]);
    expect(await notices(reviewer)).toEqual([]);
    if (!notice) throw new Error('nobody was told');
    expect(notificationText(notice)).toBe('同事把一筆撥款申請交給你審核');
    expect(notificationTarget(notice)).toBe(paths.consoleRewards(reward.uuid));
    later(limits.messaging.mailMinutes);
    await sendWaitingMails(server.platform);
    const [mail] = await server.db.select().from(outbox).where(eq(outbox.recipient, payer.email));
    expect(mail).toMatchObject({ subject: '同事把一筆撥款申請交給你審核｜拍檔' });
    expect(mail?.body).toContain(paths.consoleRewards(reward.uuid));
    const read = { params: { notification: notice.uuid } };
    expect((await server.call(consoleCalls.readNotice, { ...read, as: reviewer })).statusCode).toBe(404);
    expect((await server.call(consoleCalls.readNotice, { ...read, as: payer })).statusCode).toBe(200);
    expect(await notices(payer)).toEqual([]);
  });

  test('a request of a former member can be taken over', async () => {
    const gone = await createStaff(server.transact, { name: '離開的人', roles: ['money'] });
    const reward = await sent(1000);
    await move('take', reward, gone);
    await server.transact(({ db }) => removeStaff(db, gone.id));
    expect((await seen(reward, reviewer)).allowed).toEqual(['take']);
    expect((await move('take', reward, reviewer)).statusCode).toBe(200);
  });

  test('R-rwd-08 it is returned with named fields, corrected, signed and sent again', async () => {
    const reward = await sent(1000);
    await bring(reward, 'returned');
    const returned = await own(reward);
    expect(returned).toMatchObject({
      status: 'returned',
      returned: { fields: ['id_front_image'], note: '照片模糊，請重拍' },
      allowed: ['withdraw', 'send_again'],
    });
    later(5);
    expect((await move('send_again', returned, creator)).json().data).toMatchObject({
      status: 'requested',
      signature: { at: server.clock.now.toISOString() },
    });
    await bring(reward, 'paid');
    expect((await own(reward)).history.map(({ status }) => status)).toEqual([
      'requested',
      'reviewing',
      'returned',
      'requested',
      'reviewing',
      'approved',
      'paid',
    ]);
    expect(await balance()).toBe(0);
  });

  test.each([
    { fields: [], note: '' },
    { fields: ['password'], note: '' },
    { fields: ['id_no'], note: 'x'.repeat(501) },
    { fields: ['id_no'] },
  ])('a return with %j is refused', async (body) => {
    const reward = await sent(1000);
    await bring(reward, 'reviewing');
    const params = { reward: reward.uuid };
    expect((await server.call(platformRewardCalls.giveBack, { params, body, as: reviewer })).statusCode).toBe(422);
  });

  const change = (changes: object) =>
    server.transact((tx) => saveServiceData(tx, server.platform.sealer, creator.id, { ...changes, revision: 1 }));

  test('data that was not looked at, or has changed since, cannot be approved', async () => {
    const reward = await sent(1000);
    await move('take', reward, reviewer);
    expect((await move('approve', reward, reviewer)).json().message).toBe(rewardMessages.lookFirst);
    await seen(reward, reviewer);
    await change({ date_of_birth: '1990-01-01' });
    expect((await move('approve', reward, reviewer)).json().message).toBe(rewardMessages.lookFirst);
    await seen(reward, reviewer);
    expect((await move('approve', reward, reviewer)).statusCode).toBe(200);
  });

  test('R-rwd-08 a statement that differs from the signed one has to be signed again', async () => {
    const reward = await sent(1000);
    await move('take', reward, reviewer);
    await change({ bank_account: '99999999990001' });
    await seen(reward, reviewer);
    expect((await move('approve', reward, reviewer)).json()).toMatchObject({
      code: '0409',
      message: rewardMessages.signAgain,
    });
    expect((await own(reward)).status).toBe('reviewing');
  });

  test('R-rwd-08 figures are frozen at approval, whatever law says later; before, they are computed again', async () => {
    const [approved, open] = [await sent(27_000), await sent(27_000)];
    await bring(approved, 'approved');
    await bring(open, 'reviewing');
    const [row] = incomeSettings;
    const table = incomeSettings as unknown as IncomeSettings[];
    table.push({ ...row, effective_from: '2026-12-05', premium: { ...row.premium, percent: 5 } });
    try {
      expect((await own(approved)).statement.figures).toMatchObject({ premium: { amount: 570 }, net: 23_730 });
      expect((await move('pay', approved, payer)).json().data.net).toBe(23_730);
      expect((await move('approve', open, reviewer)).json().message).toBe(rewardMessages.signAgain);
    } finally {
      table.pop();
    }
  });

  test.each([
    ['approve', 'approve'],
    ['approve', 'return'],
  ] as const)('of %s and %s at once, one happens', async (first, second) => {
    const reward = await sent(1000);
    await bring(reward, 'reviewing');
    const both = await Promise.all([first, second].map((action) => move(action, reward, reviewer)));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('of withdrawing and taking at the same time, only one succeeds', async () => {
    const reward = await sent(1000);
    const both = await Promise.all([move('withdraw', reward, creator), move('take', reward, reviewer)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await balance()).toBe((await own(reward)).status === 'withdrawn' ? 1000 : 0);
  });
});

describe('paying', () => {
  test('the member who approved a request cannot settle it', async () => {
    const reward = await sent(1000);
    await bring(reward, 'approved');
    for (const action of ['pay', 'fail'] as const) {
      expect((await move(action, reward, reviewer)).json()).toMatchObject({
        code: '0403',
        message: rewardMessages.fourEyes,
      });
    }
    expect((await seen(reward, reviewer)).allowed).toEqual([]);
    expect((await seen(reward, payer)).allowed).toEqual(['pay', 'fail']);
  });

  test('nothing is paid twice', async () => {
    const reward = await sent(1000);
    await bring(reward, 'approved');
    const twice = await Promise.all([1, 2].map(() => move('pay', reward, payer)));
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await own(reward)).items).toMatchObject([{ status: 'paid' }]);
    const again = { reward_items: reward.items.map(({ uuid }) => uuid) };
    expect((await server.call(rewardCalls.preview, { as: creator, body: again })).statusCode).toBe(409);
  });

  test('R-rwd-08 a failed payment is corrected, approved again under another number, and paid', async () => {
    const reward = await sent(1000);
    await bring(reward, 'approved');
    const { number } = await own(reward);
    expect(number).toMatch(/^PD-2026-\d{6}$/);
    await platformMove('fail', reward, payer);
    expect(await own(reward)).toMatchObject({
      status: 'failed',
      number: null,
      failure: '帳號已結清',
      allowed: ['send_again'],
    });
    expect(await balance()).toBe(0);
    await move('send_again', await own(reward), creator);
    await bring(reward, 'paid');
    const paid = await own(reward);
    expect(paid).toMatchObject({ failure: null, pays_on: '2026-12-07', paid_at: start.toISOString() });
    expect(paid.number).not.toBe(number);
  });

  test('the bank’s reason does not reveal the account', async () => {
    const reward = await sent(1000);
    await bring(reward, 'approved');
    const body = { reason: '帳號 1234-5678-904821 已結清' };
    await server.call(platformRewardCalls.fail, { params: { reward: reward.uuid }, body, as: payer });
    expect((await own(reward)).failure).toBe('帳號 ⋯ 已結清');
  });
});

type NotificationCode = { readonly code: { readonly action: string } };

test('R-rta-26 every change is notified in the bell, by mail and by LINE, linking to the request', async () => {
  await server.db
    .insert(messagingBindings)
    .values({ userId: creator.id, lineUserId: `U${creator.id}`, displayName: '阿澄', isFriend: true, boundAt: start });
  const reward = await sent(1000);
  await bring(reward, 'returned');
  await move('send_again', await own(reward), creator);
  await bring(reward, 'failed');
  await move('send_again', await own(reward), creator);
  await bring(reward, 'paid');
  const listed = (await server.call(notificationCalls.list, { as: creator })).json().data;
  const told = listed.filter(({ code }: NotificationCode) => code.action !== '01');
  expect(told.map(({ code }: { code: object }) => Object.values(code).join('-')).reverse()).toEqual(
    ['07', '15', '07', '05', '12', '07', '05', '06'].map((action) => `3-110-${action}`),
  );
  for (const { parameters } of told) expect(parameters.reward_uuid).toBe(reward.uuid);
  expect(JSON.stringify(listed)).not.toMatch(
    new RegExp(`${wholeData.id_no}|${wholeData.bank_account}|${wholeData.name}`),
  );
  const pushes = await server.db.select().from(pushMessages).where(eq(pushMessages.recipientId, creator.id));
  expect(pushes.map(({ step }) => step)).toEqual(
    listed.map(({ code }: NotificationCode) => `110${code.action}`).reverse(),
  );
  const mails = await server.db.select().from(waitingMails).where(eq(waitingMails.recipientId, creator.id));
  expect(mails).toHaveLength(listed.length);
});

test('nobody can sign for somebody else: a super login is refused', async () => {
  const reward = await sent(1000);
  const token = await server.transact((tx) => openSuperSession(tx, creator.id, ''));
  expect((await move('withdraw', reward, { ...creator, token })).statusCode).toBe(403);
});

test('an account that is deleted takes along what nobody has approved; what was approved stays in the books', async () => {
  const [open, approved] = [await sent(1000), await sent(500)];
  await bring(open, 'reviewing');
  await bring(approved, 'approved');
  await server.transact((tx) => eraseRewards(tx, creator.id));
  const left = (await server.call(rewardCalls.list, { as: creator })).json().data;
  expect(left.map(({ uuid }: Reward) => uuid)).toEqual([approved.uuid]);
  expect(await balance()).toBe(1000);
  expect((await move('pay', approved, payer)).statusCode).toBe(200);
});
