import { rewardItemCalls } from '@paidang/contract/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createUser, type TestUser } from '../../../test/factories/users';
import { notificationCodesOf } from '../../../test/review-fixture';
import { claimItems, grantItem, lapseItems, notifyLapsingSoon, releaseItems } from '.';
import { rewardItems } from './schema';

let server: TestApp;
let creator: TestUser;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  server.clock.now = new Date('2027-01-01T10:00:00+08:00');
  creator = await createUser(server.transact, { role: 'Creator' });
});
afterAll(() => server.close());

const expiresAt = new Date('2027-01-20T23:59:59.999+08:00');
const at = (moment: string) => {
  server.clock.now = new Date(`2027-01-${moment}+08:00`);
};
const jobs = async () => {
  await lapseItems(server.platform);
  await notifyLapsingSoon(server.platform);
};
const told = async () => (await notificationCodesOf(server, creator)).filter((code) => code === '3-110-51');
const seen = async () => (await server.call(rewardItemCalls.list, { as: creator })).json();
const statuses = async () => (await seen()).data.map(({ status }: { status: string }) => status);

async function grant(): Promise<string> {
  await server.transact((tx) =>
    grantItem(tx, {
      userId: creator.id,
      kind: 'trial_bonus',
      cause: creator.id,
      amount: 1000,
      payer: 'platform',
      title: '創作者體驗金',
      expiresAt,
    }),
  );
  const [item] = await server.db.select().from(rewardItems).where(eq(rewardItems.cause, creator.id));
  return item!.id;
}

test('R-rwd-08 an item lapses at the end of its last day, and its owner is warned once, two weeks before, during the day', async () => {
  await grant();
  at('06T08:00:00');
  await jobs();
  expect(await told()).toEqual([]);
  at('07T03:00:00');
  await jobs();
  expect(await told()).toEqual([]);
  at('07T09:00:00');
  await jobs();
  await jobs();
  expect(await told()).toEqual(['3-110-51']);
  at('20T23:59:59');
  await jobs();
  expect(await statuses()).toEqual(['unclaimed']);
  server.clock.now = expiresAt;
  // It cannot be claimed, whether or not the job has run.
  expect((await server.call(rewardItemCalls.unclaimed, { as: creator })).json().data).toEqual([]);
  await Promise.all([jobs(), jobs()]);
  expect(await statuses()).toEqual(['expired']);
  expect((await seen()).meta).toEqual({ balance: 0 });
  expect(await told()).toEqual(['3-110-51']);
});

test('what a request holds neither lapses nor is warned of, until it is released too late', async () => {
  const id = await grant();
  const rewardId = crypto.randomUUID();
  await server.transact((tx) => claimItems(tx, { userId: creator.id, itemIds: [id], rewardId }));
  at('21T10:00:00');
  await jobs();
  expect(await statuses()).toEqual(['claimed']);
  expect(await told()).toEqual([]);
  await server.transact((tx) => releaseItems(tx, rewardId));
  await jobs();
  expect(await statuses()).toEqual(['expired']);
});
