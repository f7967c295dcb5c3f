import { randomUUID } from 'node:crypto';
import { messagingCalls } from '@paidang/contract/calls';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject } from '../../../test/factories/projects';
import { createUser, type TestUser } from '../../../test/factories/users';
import { startLineServer } from '../../../test/line-server';
import { type LineClient, openLine } from '../../platform/line';
import { lineOutbox } from '../../platform/line/schema';
import { bindAccount } from '.';
import { deliver } from './deliver';
import { FailureLog } from './failure-log';
import { notify } from './notify';
import { queuePushes } from './queue';
import { saveChoices } from './setting-store';

const token = 'the-token-of-the-channel=';

let server: TestApp;
let api: Awaited<ReturnType<typeof startLineServer>>;
let line: LineClient | null;
let creator: TestUser;
let vendor: TestUser;
let lineUserId: string;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = new Date();
  api = await startLineServer(token);
  line = await openLine({ LINE_CHANNEL_ACCESS_TOKEN: token, LINE_API_URL: api.url });
  ({ creator, vendor } = await createProject(server.transact));
  lineUserId = `U${randomUUID().replaceAll('-', '')}`;
  await server.transact((tx) => bindAccount(tx, vendor.id, { lineUserId, displayName: '許雅筑' }));
});
afterEach(() => api.close());

const later = (seconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000);
};

/** A notification of the vendor, from a sender who always sends. */
async function tell(texts = 1): Promise<void> {
  await server.transact(async (tx) => {
    await saveChoices(tx.db, creator.id, { ask: 'always', preferences: {} as never, offHours: false }, tx.now);
    const groupId = randomUUID();
    for (let index = 0; index < texts; index += 1) {
      const parameters = { project_name: '夜間修護精華', task_uuid: randomUUID(), task_index: index };
      const notifications = await notify(tx, { to: vendor.id, from: creator, code: '2-030-01', parameters });
      await queuePushes(tx, { senderId: creator.id, groupId, step: '03001', notifications });
    }
  });
  later(6);
}

const outbox = async () => {
  const [row] = await server.db.select().from(lineOutbox).where(eq(lineOutbox.recipient, lineUserId));
  return row;
};

test('R-msg-08 a push has the format of the Messaging API, with a retry key', async () => {
  await tell();
  await deliver(server.platform, line);
  expect(api.pushed).toMatchObject([{ to: lineUserId, message: { altText: expect.stringContaining('夜間修護精華') } }]);
  expect(await outbox()).toMatchObject({ status: 'accepted', id: api.pushed[0]?.retryKey });
  await deliver(server.platform, line);
  expect(api.tried).toHaveLength(1);
});

test('a large group is one message that says how many were left out', async () => {
  await tell(12);
  await deliver(server.platform, line);
  expect(api.pushed).toHaveLength(1);
  expect(JSON.stringify(api.pushed[0]?.message)).toContain('還有 7 則通知');
});

test('two processes send a message only once', async () => {
  await tell();
  await Promise.all([deliver(server.platform, line), deliver(server.platform, line)]);
  expect(api.pushed).toHaveLength(1);
});

describe('refusals', () => {
  test('an exhausted quota is not retried; the message is kept with its reason', async () => {
    api.state.quota = 200;
    api.state.used = 200;
    await tell();
    await deliver(server.platform, line);
    expect(api.tried).toEqual([]);
    expect(await outbox()).toMatchObject({ status: 'failed', reason: 'quota' });
    expect((await server.app.inject({ url: '/dev/outbox' })).body).toContain('官方帳號本月可傳送的則數已用完');
  });

  test('R-msg-08 the setting reports it until LINE accepts a message again, or until the next month', async () => {
    const isReached = async () =>
      (await server.call(messagingCalls.setting, { as: creator })).json().data.quota_reached;
    const deliverOne = async () => {
      await tell();
      await deliver(server.platform, line);
    };
    server.clock.now = new Date('2027-03-31T15:00:00+08:00');
    ({ creator, vendor } = await createProject(server.transact));
    lineUserId = `U${randomUUID().replaceAll('-', '')}`;
    await server.transact((tx) => bindAccount(tx, vendor.id, { lineUserId, displayName: '許雅筑' }));
    await deliverOne();
    expect(await isReached()).toBe(false);
    api.state.refusal = { status: 429, message: 'You have reached your monthly limit.' };
    await deliverOne();
    expect(await isReached()).toBe(true);
    // Failures of one user, or temporary ones, say nothing about the quota.
    api.state.refusal = { status: 429, message: 'The API rate limit has been exceeded. Try again later.' };
    await deliverOne();
    api.blocked.add(lineUserId);
    await deliverOne();
    expect(await isReached()).toBe(true);
    api.blocked.clear();
    api.state.refusal = null;
    await deliverOne();
    expect(await isReached()).toBe(false);
    api.state.refusal = { status: 429, message: 'You have reached your monthly limit.' };
    await deliverOne();
    expect(await isReached()).toBe(true);
    server.clock.now = new Date('2027-04-01T00:00:00+08:00');
    expect(await isReached()).toBe(false);
  });

  test('the log names the reason once an hour, without the recipient', async () => {
    const lines: unknown[] = [];
    const log = { warn: (...line: unknown[]) => void lines.push(line) };
    const failures = new FailureLog(log, server.platform.clock);
    api.state.refusal = { status: 403, message: 'Access to this API is not available for your account' };
    const fail = async () => {
      await tell();
      await deliver(server.platform, line, failures);
    };
    await fail();
    await fail();
    expect(lines).toEqual([[{ reason: 'forbidden' }, 'LINE message failed']]);
    later(3600);
    await fail();
    expect(lines).toHaveLength(2);
    api.state.refusal = null;
    api.blocked.add(lineUserId);
    await fail();
    expect(lines).toHaveLength(2);
  });

  test.each([
    [400, 'The property is invalid', 'rejected'],
    [403, 'Access to this API is not available for your account', 'forbidden'],
    [429, 'You have reached your monthly limit.', 'quota'],
  ])('%d "%s" is final: %s', async (status, message, reason) => {
    api.state.refusal = { status, message };
    await tell();
    await deliver(server.platform, line);
    later(3600);
    await deliver(server.platform, line);
    expect(api.tried).toHaveLength(1);
    expect(await outbox()).toMatchObject({ status: 'failed', reason });
  });

  test('a token unknown to LINE is final', async () => {
    await tell();
    const stranger = await openLine({ LINE_CHANNEL_ACCESS_TOKEN: 'some-other-token-entirely', LINE_API_URL: api.url });
    await deliver(server.platform, stranger);
    expect(await outbox()).toMatchObject({ status: 'failed', reason: 'token' });
  });

  test('a user who blocked the account sees it in the setting until a message reaches them', async () => {
    const bound = async () => (await server.call(messagingCalls.setting, { as: vendor })).json().data.binding.status;
    api.blocked.add(lineUserId);
    await tell();
    await deliver(server.platform, line);
    expect(api.pushed).toEqual([]);
    expect(await outbox()).toMatchObject({ status: 'failed', reason: 'blocked' });
    expect(await bound()).toBe('bound_not_friend');
    api.blocked.clear();
    await tell();
    await deliver(server.platform, line);
    expect(await bound()).toBe('bound');
  });

  test.each([
    [500, 'Internal Server Error'],
    [429, 'The API rate limit has been exceeded. Try again later.'],
  ])('%d "%s" is retried with the same key, six times at most', async (status, message) => {
    api.state.refusal = { status, message };
    await tell();
    await deliver(server.platform, line);
    await deliver(server.platform, line);
    expect(api.tried).toHaveLength(1);
    for (let day = 0; day < 8; day += 1) {
      later(86_400);
      await deliver(server.platform, line);
    }
    expect(api.tried).toHaveLength(6);
    expect(new Set(api.tried).size).toBe(1);
    expect(await outbox()).toMatchObject({ status: 'failed', reason: 'unreachable' });
  });

  test('a lost response is retried: LINE reports that it has the message, and nobody gets it twice', async () => {
    api.loseNextAnswer();
    await tell();
    await deliver(server.platform, line);
    expect(await outbox()).toMatchObject({ status: 'pending', attempts: 1 });
    later(60);
    await deliver(server.platform, line);
    expect(api.pushed).toHaveLength(1);
    expect(api.tried).toHaveLength(2);
    expect(await outbox()).toMatchObject({ status: 'accepted' });
  });
});

test('in production without an official account a message fails with a reason', async () => {
  await tell();
  await deliver({ ...server.platform, env: { ...server.env, NODE_ENV: 'production' } }, null);
  expect(await outbox()).toMatchObject({ status: 'failed', reason: 'unavailable' });
});

test('a LINE account can only be bound to one user', async () => {
  const other = await createUser(server.transact, { role: 'Vendor' });
  await expect(
    server.transact((tx) => bindAccount(tx, other.id, { lineUserId, displayName: '別人' })),
  ).rejects.toMatchObject({ code: '0409' });
});
