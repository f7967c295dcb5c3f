import { randomUUID } from 'node:crypto';
import {
  buildInvitationCalls,
  invitationCalls,
  messagingCalls,
  outlineCalls,
  outlineCommentCalls,
} from '@paidang/contract/calls';
import type { LineAsk, LineNotifySetting } from '@paidang/contract/entities';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import type { TestUser } from '../../../test/factories/users';
import { createOutlineFixture, type OutlineFixture } from '../../../test/outline-fixture';
import { recentLineMessages } from '../../platform/line';
import { bindTestAccount, cancelUnanswered, deleteOldPushes } from '.';
import { deliver } from './deliver';
import { notify } from './notify';
import { pushMessages } from './schema';

let server: TestApp;
let fixture: OutlineFixture;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = new Date();
  await server.db.delete(pushMessages);
  fixture = await createOutlineFixture(server);
});

const bind = (as: TestUser) => server.call(messagingCalls.bindTestAccount, { as });
const setting = async (as: TestUser): Promise<LineNotifySetting> =>
  (await server.call(messagingCalls.setting, { as })).json().data;
const save = async (as: TestUser, change: Partial<Pick<LineNotifySetting, 'ask' | 'preferences'>>) => {
  const { ask, preferences, off_hours } = await setting(as);
  return server.call(messagingCalls.save, { as, body: { ask, preferences, off_hours, ...change } });
};
/** The creator sends the outline. */
const send = async (askUUID?: string, content = '<p>大綱</p>') => {
  const { revision } = await fixture.view(fixture.creator);
  const body = { content, is_draft: false, revision, ...(askUUID ? { askUUID } : {}) };
  const response = await server.call(outlineCalls.store, { params: fixture.params, body, as: fixture.creator });
  expect(response.statusCode).toBe(200);
};
const ifAsk = async (as: TestUser, status = '03001', askUUID?: string): Promise<LineAsk> =>
  (
    await server.call(messagingCalls.ifAsk, { as, params: { status }, ...(askUUID ? { query: { askUUID } } : {}) })
  ).json().data;
const confirm = (as: TestUser, body: object) => server.call(messagingCalls.confirm, { as, body });
const states = async (group: string) => {
  const rows = await server.db.select().from(pushMessages).where(eq(pushMessages.groupId, group));
  return rows.map(({ state }) => state);
};
const messages = async () => (await recentLineMessages(server.db, 20)).map(({ message }) => message.altText);

describe('asking', () => {
  test('R-msg-04 R-msg-06 the sender is asked about the step they just finished, with a preview', async () => {
    await bind(fixture.vendor);
    const group = randomUUID();
    await send(group);
    expect(await ifAsk(fixture.creator)).toEqual({
      isAsk: true,
      askUUID: group,
      processType: '030',
      preview: [`${fixture.creator.companyName} 提供了《夜間修護精華》的創意大綱`],
    });
    expect(await states(group)).toEqual(['asking']);
  });

  test('nobody is asked without a recipient’s LINE account, about another step, or instead of the sender', async () => {
    await send(randomUUID());
    expect(await ifAsk(fixture.creator)).toEqual({ isAsk: false, askUUID: null, processType: '030', preview: [] });
    await bind(fixture.vendor);
    await send(randomUUID(), '<p>二</p>');
    expect((await ifAsk(fixture.creator, '03005')).isAsk).toBe(false);
    expect((await ifAsk(fixture.vendor, '03002')).isAsk).toBe(false);
    expect((await ifAsk(fixture.creator, '03002')).isAsk).toBe(true);
    expect((await ifAsk(fixture.creator, '03002', randomUUID())).isAsk).toBe(false);
  });

  test('a call without an askUUID forms a separate group', async () => {
    await bind(fixture.vendor);
    await send();
    const { isAsk, askUUID } = await ifAsk(fixture.creator);
    expect(isAsk).toBe(true);
    expect((await confirm(fixture.creator, { askUUID, isCancel: true })).statusCode).toBe(200);
  });

  test('in production nobody is asked without an official account', async () => {
    const other = await buildTestApp({ NODE_ENV: 'production' });
    const { params, vendor, creator } = await createOutlineFixture(other);
    await other.transact((tx) => bindTestAccount(tx, vendor));
    const body = { content: '<p>大綱</p>', is_draft: false, revision: 0 };
    await other.call(outlineCalls.store, { params, body, as: creator });
    const answer = await other.call(messagingCalls.ifAsk, { params: { status: '03001' }, as: creator });
    expect(answer.json().data.isAsk).toBe(false);
    await other.close();
  });

  test.each(['0301', '99901', '03099', 'x'])('R-msg-06 %s is not a step', async (status) => {
    expect((await server.call(messagingCalls.ifAsk, { as: fixture.creator, params: { status } })).statusCode).toBe(404);
  });
});

describe('answering', () => {
  let group: string;
  beforeEach(async () => {
    group = randomUUID();
    await bind(fixture.vendor);
    await send(group);
    await ifAsk(fixture.creator);
  });

  test('R-msg-05 R-msg-06 sending adds it to the outbox with a button to the exact page', async () => {
    expect((await confirm(fixture.creator, { askUUID: group, isCancel: false, isInstantSend: true })).statusCode).toBe(
      200,
    );
    await deliver(server.platform, null);
    expect(await states(group)).toEqual(['delivered']);
    const [sent] = await recentLineMessages(server.db, 1);
    expect(sent).toMatchObject({ status: 'kept', message: { type: 'flex', contents: { type: 'bubble' } } });
    expect(JSON.stringify(sent?.message)).toContain(`${server.env.APP_URL}/outline/${fixture.task.id}?index=0`);
    const page = await server.app.inject({ url: '/dev/outbox' });
    expect(page.body).toContain('提供了《夜間修護精華》的創意大綱');
  });

  test('messages are deleted after a month', async () => {
    await confirm(fixture.creator, { askUUID: group, isCancel: false, isInstantSend: true });
    await deliver(server.platform, null);
    const inDays = (days: number) => new Date(server.clock.now.getTime() + days * 86_400_000);
    await deleteOldPushes(server.db, inDays(29));
    expect(await states(group)).toEqual(['delivered']);
    await deleteOldPushes(server.db, inDays(31));
    expect(await states(group)).toEqual([]);
    expect(await messages()).toEqual([]);
  });

  test('R-msg-03 R-msg-09 closing without a choice cancels: nothing is sent', async () => {
    const before = await messages();
    expect((await confirm(fixture.creator, { askUUID: group, isCancel: true })).statusCode).toBe(200);
    await deliver(server.platform, null);
    expect(await states(group)).toEqual(['cancelled']);
    expect(await messages()).toEqual(before);
  });

  test('R-msg-09 an unanswered question is cancelled an hour later', async () => {
    await cancelUnanswered(server.db, new Date(server.clock.now.getTime() + 3_599_000));
    expect(await states(group)).toEqual(['asking']);
    await cancelUnanswered(server.db, new Date(server.clock.now.getTime() + 3_601_000));
    expect(await states(group)).toEqual(['cancelled']);
  });

  test('only the sender can answer, and only once', async () => {
    const yes = { askUUID: group, isCancel: false, isInstantSend: true };
    expect((await confirm(fixture.vendor, yes)).statusCode).toBe(404);
    expect((await confirm(fixture.creator, { ...yes, askUUID: randomUUID() })).statusCode).toBe(404);
    expect((await confirm(fixture.creator, yes)).statusCode).toBe(200);
    expect((await confirm(fixture.creator, yes)).statusCode).toBe(404);
    expect((await confirm(fixture.creator, { askUUID: group, isCancel: true })).statusCode).toBe(404);
  });

  test.each([{ isCancel: true, isInstantSend: true }, { isCancel: false }, {}])(
    'R-msg-05 %o is refused: isInstantSend belongs to sending',
    async (answer) => {
      expect((await confirm(fixture.creator, { askUUID: group, ...answer })).statusCode).toBe(422);
      expect(await states(group)).toEqual(['asking']);
    },
  );

  test('postponed messages are sent at nine the next morning, all in one message', async () => {
    const second = randomUUID();
    await send(second, '<p>二</p>');
    server.clock.now = new Date('2026-03-02T20:00:00+08:00');
    for (const askUUID of [group, second]) {
      await confirm(fixture.creator, { askUUID, isCancel: false, isInstantSend: false });
    }
    const before = (await messages()).length;
    await deliver(server.platform, null);
    expect(await states(group)).toEqual(['batched']);
    server.clock.now = new Date('2026-03-03T09:00:00+08:00');
    await deliver(server.platform, null);
    const sent = await messages();
    expect(sent.length - before).toBe(1);
    expect(sent[0]).toMatch(/提供了[\s\S]*修改了/);
  });
});

test('messages of one askUUID are sent as one', async () => {
  await bind(fixture.vendor);
  const group = randomUUID();
  await send(group);
  await send(group, '<p>補一段</p>');
  const { preview } = await ifAsk(fixture.creator, '03002', group);
  expect(preview).toHaveLength(2);
  await confirm(fixture.creator, { askUUID: group, isCancel: false, isInstantSend: true });
  const before = (await messages()).length;
  await deliver(server.platform, null);
  expect((await messages()).length - before).toBe(1);
  expect(await states(group)).toEqual(['delivered', 'delivered']);
});

describe('comments', () => {
  const comment = (message: string, askUUID: string) =>
    server.call(outlineCommentCalls.send, {
      params: fixture.params,
      body: { task_uuid: fixture.task.id, message, images: [], askUUID },
      as: fixture.creator,
    });

  test('R-cmt-06 with one askUUID cause one question, together with their step', async () => {
    await bind(fixture.vendor);
    const group = randomUUID();
    await send(group);
    await comment('開場改好了', group);
    await comment('結尾也是', group);
    const ask = await ifAsk(fixture.creator, '03004', group);
    expect(ask).toMatchObject({ isAsk: true, askUUID: group, processType: '030' });
    expect(ask.preview).toEqual([expect.stringContaining('提供了'), expect.stringContaining('新增留言')]);
    await confirm(fixture.creator, { askUUID: group, isCancel: false, isInstantSend: true });
    const before = (await messages()).length;
    await deliver(server.platform, null);
    expect((await messages()).length - before).toBe(1);
    expect((await ifAsk(fixture.creator, '03004', group)).isAsk).toBe(false);
  });

  test('R-cmt-06 of a sender who always sends are sent together, a minute after the last', async () => {
    await bind(fixture.vendor);
    await save(fixture.creator, { ask: 'always' });
    const group = randomUUID();
    const later = (seconds: number) => {
      server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000);
    };
    await comment('第一則', group);
    later(50);
    await comment('第二則', group);
    later(50);
    const before = (await messages()).length;
    await deliver(server.platform, null);
    expect((await messages()).length - before).toBe(0);
    later(11);
    await deliver(server.platform, null);
    expect((await messages()).length - before).toBe(1);
    expect(await states(group)).toEqual(['delivered', 'delivered']);
  });
});

describe('notifications without a step', () => {
  const invite = async () => {
    const body = { email: fixture.vendor.email };
    const sent = await server.call(buildInvitationCalls.send, { as: fixture.creator, body });
    expect(sent.statusCode).toBe(200);
    return { invitation: sent.json().data.uuid };
  };
  const sent = async () => {
    const before = (await messages()).length;
    await deliver(server.platform, null);
    return (await messages()).slice(0, (await messages()).length - before);
  };

  test('an invitation and its answer are sent by LINE without asking', async () => {
    await bind(fixture.vendor);
    await bind(fixture.creator);
    const params = await invite();
    expect((await ifAsk(fixture.creator, '01010')).isAsk).toBe(false);
    expect(await sent()).toEqual([expect.stringContaining(`${fixture.creator.companyName} 邀請你為合作開設專案`)]);
    await server.call(invitationCalls.reject, { as: fixture.vendor, params, body: {} });
    expect(await sent()).toEqual([expect.stringContaining(`${fixture.vendor.companyName} 婉拒了開案邀請`)]);
  });

  test('the platform’s notifications of a project are sent to users who want them by LINE', async () => {
    await bind(fixture.vendor);
    await bind(fixture.creator);
    const { preferences } = await setting(fixture.creator);
    await save(fixture.creator, { preferences: { ...preferences, project: { email: 'daily', line: false } } });
    const to = [fixture.vendor.id, fixture.creator.id];
    await server.transact((tx) => notify(tx, { to, code: '3-010-02', parameters: { project_name: '夜間修護精華' } }));
    expect(await sent()).toEqual([expect.stringContaining('《夜間修護精華》已進入結案階段')]);
  });

  test('nothing is sent on behalf of a sender who never sends', async () => {
    await bind(fixture.vendor);
    await save(fixture.creator, { ask: 'never' });
    await invite();
    expect(await sent()).toEqual([]);
  });
});

describe('the setting', () => {
  test('R-msg-06 defaults to asking and every channel', async () => {
    const first = await setting(fixture.creator);
    expect(first).toMatchObject({ ask: 'ask', binding: { status: 'unbound' }, test_binding: true });
    const { reminders, rewards, ...others } = first.preferences;
    expect([reminders, rewards]).toEqual(Array(2).fill({ email: 'instant', line: true }));
    expect(Object.values(others)).toEqual(Array(6).fill({ email: 'daily', line: true }));
    expect(first.off_hours).toBe(false);
    const preferences = { ...first.preferences, comments: { email: 'off' as const, line: true } };
    expect((await save(fixture.creator, { ask: 'never', preferences })).json().data).toEqual({
      ...first,
      ask: 'never',
      preferences,
    });
    expect((await setting(fixture.vendor)).ask).toBe('ask');
  });

  test('R-msg-07 an invalid setting is refused', async () => {
    expect((await server.call(messagingCalls.save, { as: fixture.vendor, body: { ask: 'maybe' } })).statusCode).toBe(
      422,
    );
  });

  test('a sender who always sends is not asked, and steps of one group are still sent together', async () => {
    await bind(fixture.vendor);
    await save(fixture.creator, { ask: 'always' });
    const group = randomUUID();
    await send(group);
    await send(group, '<p>補一段</p>');
    expect((await ifAsk(fixture.creator)).isAsk).toBe(false);
    const before = (await messages()).length;
    await deliver(server.platform, null);
    expect(await states(group)).toEqual(['sent', 'sent']);
    server.clock.now = new Date(server.clock.now.getTime() + 6000);
    await deliver(server.platform, null);
    expect((await messages()).length - before).toBe(1);
  });

  test('a sender who never sends is not asked; a recipient who does not want the kind by LINE gets none', async () => {
    await bind(fixture.vendor);
    await save(fixture.creator, { ask: 'never' });
    await send(randomUUID());
    expect((await ifAsk(fixture.creator)).isAsk).toBe(false);
    await save(fixture.creator, { ask: 'ask' });
    const { preferences } = await setting(fixture.vendor);
    await save(fixture.vendor, { preferences: { ...preferences, steps: { email: 'daily', line: false } } });
    await send(randomUUID(), '<p>二</p>');
    expect((await ifAsk(fixture.creator, '03002')).isAsk).toBe(false);
  });
});

describe('binding', () => {
  test('R-msg-08 binding and unbinding cause notifications in the bell', async () => {
    expect((await bind(fixture.vendor)).json().data.binding).toMatchObject({
      status: 'bound',
      display_name: `${fixture.vendor.name}（測試）`,
    });
    const unbound = await server.call(messagingCalls.unbind, { as: fixture.vendor });
    expect(unbound.json().data.binding).toEqual({ status: 'unbound', display_name: null, bound_at: null });
    await server.call(messagingCalls.unbind, { as: fixture.vendor });
    expect(await fixture.told(fixture.vendor)).toEqual(['3-100-01', '3-100-03']);
  });

  test('messages to a user who has unbound fail with the reason', async () => {
    await bind(fixture.vendor);
    const group = randomUUID();
    await send(group);
    await server.call(messagingCalls.unbind, { as: fixture.vendor });
    await confirm(fixture.creator, { askUUID: group, isCancel: false, isInstantSend: true });
    await deliver(server.platform, null);
    const [push] = await server.db.select().from(pushMessages).where(eq(pushMessages.groupId, group));
    expect(push).toMatchObject({ state: 'failed', reason: 'unbound', outboxId: null });
  });

  test.each<Record<string, string>>([
    { LINE_CHANNEL_ACCESS_TOKEN: 'a-token-of-twenty-characters' },
    { NODE_ENV: 'production' },
  ])('R-msg-08 a test account cannot be bound with %o', async (settings) => {
    const other = await buildTestApp(settings);
    const { vendor } = await createOutlineFixture(other);
    expect((await other.call(messagingCalls.bindTestAccount, { as: vendor })).statusCode).toBe(404);
    expect((await other.call(messagingCalls.setting, { as: vendor })).json().data.test_binding).toBe(false);
    await other.close();
  });
});
