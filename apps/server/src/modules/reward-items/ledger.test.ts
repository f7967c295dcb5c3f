import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createUser, type TestUser } from '../../../test/factories/users';
import type { Transaction } from '../../platform/transaction';
import { notifications } from '../notifications/schema';
import { balanceOf, claimItems, grantItem, listItems, listItemsOfReward, payItems, presentItem, releaseItems } from '.';
import { rewardEntries, rewardItems } from './schema';

let server: TestApp;
let creator: TestUser;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  creator = await createUser(server.transact, { role: 'Creator' });
});
afterAll(() => server.close());

const act = <Result>(work: (tx: Transaction) => Promise<Result>, now?: Date): Promise<Result> =>
  server.transact(work, now ? { now } : {});
const grant = (amount = 1000, more: { payer?: 'vendor'; expiresAt?: Date; cause?: string } = {}) =>
  act(async (tx) => {
    const cause = more.cause ?? crypto.randomUUID();
    await grantItem(tx, {
      userId: creator.id,
      kind: 'trial_bonus',
      title: '體驗金',
      payer: 'platform',
      amount,
      ...more,
      cause,
    });
    return (await listItems(tx.db, creator.id)).find(({ item }) => item.cause === cause)!.item.id;
  });
const claim = (itemIds: string[], rewardId: string = crypto.randomUUID(), now?: Date) =>
  act(async (tx) => {
    await claimItems(tx, { userId: creator.id, itemIds, rewardId });
    return rewardId;
  }, now);
const seen = async () => (await listItems(server.db, creator.id)).map(presentItem);
const balance = () => balanceOf(server.db, creator.id);
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

describe('R-rwd-01 an item of the ledger', () => {
  test('is granted and notified once for its cause', async () => {
    const cause = `trial_bonus:${creator.id}`;
    await grant(1000, { cause });
    await grant(2000, { cause });
    expect(await seen()).toMatchObject([{ status: 'unclaimed', amount: 1000, reward_uuid: null, expires_at: null }]);
    expect(await balance()).toBe(1000);
    const told = (await server.db.select().from(notifications)).filter(({ recipientId }) => recipientId === creator.id);
    expect(told).toMatchObject([{ code: '3-110-01', parameters: { reward_title: '創作者體驗金' } }]);
  });

  test('is granted once when twenty transactions try at the same moment', async () => {
    const cause = `trial_bonus:${creator.id}`;
    await Promise.all(Array.from({ length: 20 }, () => grant(1000, { cause })));
    expect(await seen()).toHaveLength(1);
    expect(await balance()).toBe(1000);
  });

  test('is claimed by a request, and can be claimed again once it is released', async () => {
    const id = await grant();
    const first = await claim([id]);
    expect(await seen()).toMatchObject([{ status: 'claimed', reward_uuid: first }]);
    expect(await balance()).toBe(0);
    await act((tx) => releaseItems(tx, first));
    await act((tx) => releaseItems(tx, first));
    expect(await seen()).toMatchObject([{ status: 'unclaimed', reward_uuid: null }]);
    expect(await balance()).toBe(1000);
    const second = await claim([id]);
    // The first request no longer holds it.
    await act((tx) => payItems(tx, first));
    expect(await seen()).toMatchObject([{ status: 'claimed', reward_uuid: second }]);
    await act((tx) => payItems(tx, second));
    await act((tx) => payItems(tx, second));
    await act((tx) => releaseItems(tx, second));
    expect(await seen()).toMatchObject([{ status: 'paid', reward_uuid: second }]);
    for (const reward of [first, second]) {
      expect((await listItemsOfReward(server.db, creator.id, reward)).map(({ item }) => item.id)).toEqual([id]);
    }
    expect(await balance()).toBe(0);
  });

  test('is claimed by one of twenty requests at the same moment', async () => {
    const [one, two] = [await grant(), await grant()];
    const ids = (index: number) => (index % 2 ? [one, two] : [two, one]);
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, index) => code(claim(ids(index)))));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === '0409')).toHaveLength(19);
    expect(await balance()).toBe(0);
  });

  test('is refused to others, when the vendor pays it, and once it has lapsed or is held', async () => {
    const id = await grant();
    const other = await createUser(server.transact, { role: 'Creator' });
    const theirs = act((tx) => claimItems(tx, { userId: other.id, itemIds: [id], rewardId: crypto.randomUUID() }));
    expect(await code(theirs)).toBe('0422');
    expect(await code(claim([]))).toBe('0422');
    expect(await code(claim([id, crypto.randomUUID()]))).toBe('0422');
    const fee = await grant(30_000, { payer: 'vendor' });
    expect(await code(claim([id, fee]))).toBe('0422');
    expect(await balance()).toBe(1000);
    const expiresAt = new Date(Date.now() + 1000);
    const late = await grant(500, { expiresAt });
    expect(await code(claim([late], undefined, expiresAt))).toBe('0409');
    expect(await code(claim([late, late]))).toBe('done');
    expect(await code(claim([late]))).toBe('0409');
  });
});

test('R-rwd-01 entries of the ledger cannot be changed or deleted, whoever tries', async () => {
  await grant();
  await expect(server.db.update(rewardEntries).set({ amount: 1 })).rejects.toThrow();
  await expect(server.db.delete(rewardEntries)).rejects.toThrow();
  await expect(server.db.execute(sql`truncate reward_entries`)).rejects.toThrow();
  await expect(server.db.delete(rewardItems)).rejects.toThrow();
  expect(await balance()).toBe(1000);
});
