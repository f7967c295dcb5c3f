import { abuseReportCalls, chatCalls, outlineCommentCalls, platformAbuseReportCalls } from '@paidang/contract/calls';
import { abuseLimits } from '@paidang/contract/limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject, type TestProject } from '../../../test/factories/projects';
import { createStaff, type TestStaff } from '../../../test/factories/staff';
import { createUser, type TestUser } from '../../../test/factories/users';
import { openRoom, sendMessage } from '../chat';
import { openBoard, sendComment } from '../comments';
import { findTaskMembership } from '../membership';
import { notifications } from '../notifications/schema';
import { activities } from '../projects/schema';
import { abuseReports } from './schema';

let server: TestApp;
let staff: TestStaff;
let at: TestProject;
let room: string;
beforeAll(async () => {
  server = await buildTestApp();
  staff = await createStaff(server.transact, { name: '小林', roles: ['support'] });
});
beforeEach(async () => {
  at = await createProject(server.transact);
  room = await server.transact((tx) => openRoom(tx, at.vendor.id, at.creator.id));
});
afterAll(() => server.close());

const write = (text: string, as = at.creator) => server.transact((tx) => sendMessage(tx, as.id, room, { text }));
const comment = (message: string) =>
  server.transact(async (tx) => {
    const membership = (await findTaskMembership(tx.db, at.task.id, at.creator.id))!;
    const board = await openBoard(tx, '030', { membership, user: at.creator });
    return sendComment(tx, board, { message, quote: null, images: [] });
  });
const { reportMessage, reportComment } = abuseReportCalls;
const { list, get, decide } = platformAbuseReportCalls;
const complain = (message: string, as: TestUser = at.vendor) =>
  server.call(reportMessage, {
    as,
    params: { chatroom: room, chat_message: message },
    body: { reason: 'fraud', note: '要我加LINE' },
  });
const complainOfComment = (message: string, as: TestUser = at.vendor) =>
  server.call(reportComment, { as, params: { message }, body: { reason: 'insult' } });
const newest = async () => (await server.db.select().from(abuseReports)).at(-1)!.id;
const settle = (report: string, decision: string) =>
  server.call(decide, { as: staff, params: { report }, body: { decision } });
const bells = async ({ id }: TestUser) =>
  (await server.db.select().from(notifications).where(eq(notifications.recipientId, id)))
    .map(({ code }) => code)
    .filter((code) => code.startsWith('3-121'));
const conversation = async () =>
  (await server.call(chatCalls.messages, { as: at.vendor, params: { chatroom: room } })).json().data.messages;

describe('a message of the chat', () => {
  test('is stored as it was with its neighbours, and is hidden everywhere', async () => {
    await write('早安');
    const bad = await write('加這個帳號 evil.example');
    await write('快點');
    expect((await complain(bad.message_uuid)).statusCode).toBe(200);
    const id = await newest();
    const { data } = (await server.call(get, { as: staff, params: { report: id } })).json();
    expect(data).toMatchObject({
      ...{ place: 'chat', reason: 'fraud', note: '要我加LINE', text: '加這個帳號 evil.example', decision: null },
      ...{ author: { uuid: at.creator.id }, reporter: { uuid: at.vendor.id }, author_reports: 1 },
      neighbours: [
        { text: '早安', is_reported: false },
        { text: '加這個帳號 evil.example', is_reported: true },
        { text: '快點', is_reported: false },
      ],
    });
    expect((await settle(id, 'hide')).json().data).toMatchObject({ decision: 'hide', decided_by: '小林' });
    expect((await conversation()).map(({ text }: { text: string }) => text)).toEqual([
      '快點',
      '此訊息已由平台隱藏',
      '早安',
    ]);
    const found = await server.call(chatCalls.search, {
      as: at.vendor,
      params: { chatroom: room },
      query: { q: 'evil' },
    });
    expect(found.json().data.total).toBe(0);
    const kept = (await server.call(get, { as: staff, params: { report: id } })).json().data;
    expect(kept.text).toBe('加這個帳號 evil.example');
    expect(await bells(at.vendor)).toEqual(['3-121-05']);
    expect(await bells(at.creator)).toEqual([]);
  });

  test('is updated in open rooms when it is hidden, from each member’s view', async () => {
    const bad = await write('加這個帳號 evil.example');
    await complain(bad.message_uuid);
    server.published();
    await settle(await newest(), 'hide');
    const changes = server.published().filter(({ event }) => event === 'message-changed');
    expect(changes.map(({ channel }) => channel).sort()).toEqual(
      [at.vendor.id, at.creator.id].map((id) => `private-user.${id}`).sort(),
    );
    for (const { channel, data } of changes) {
      expect(data).toMatchObject({
        chatroom_uuid: room,
        message: {
          message_uuid: bad.message_uuid,
          text: '此訊息已由平台隱藏',
          file: null,
          is_sender: channel.endsWith(at.creator.id),
        },
      });
    }
  });

  test('can be reported by members of the room, except by its author', async () => {
    const bad = await write('哈');
    const stranger = await createUser(server.transact, { role: 'Vendor' });
    expect((await complain(bad.message_uuid, stranger)).statusCode).toBe(404);
    expect((await complain(bad.message_uuid, at.creator)).statusCode).toBe(422);
    const elsewhere = await createProject(server.transact);
    const other = await server.transact((tx) => openRoom(tx, elsewhere.vendor.id, elsewhere.creator.id));
    const theirs = await server.transact((tx) => sendMessage(tx, elsewhere.creator.id, other, { text: '密' }));
    expect((await complain(theirs.message_uuid)).statusCode).toBe(404);
  });

  test('is stored as one report when reported twice; reports per day are limited', async () => {
    const bad = await write('哈');
    const before = await server.db.$count(abuseReports);
    await Promise.all([complain(bad.message_uuid), complain(bad.message_uuid)]);
    expect(await server.db.$count(abuseReports)).toBe(before + 1);
    for (let times = 2; times < abuseLimits.perDay; times += 1) await complain(bad.message_uuid);
    expect((await complain(bad.message_uuid)).statusCode).toBe(429);
  });

  test('is decided once when two members of staff decide at the same time', async () => {
    const bad = await write('哈');
    await complain(bad.message_uuid);
    const id = await newest();
    const both = await Promise.all([settle(id, 'warn'), settle(id, 'warn')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await bells(at.creator)).toEqual(['3-121-01']);
  });

  test('is kept when the report is dismissed, and the reporter is notified', async () => {
    const fine = await write('我不同意');
    await complain(fine.message_uuid);
    await settle(await newest(), 'nothing');
    expect((await conversation())[0].text).toBe('我不同意');
    expect(await bells(at.vendor)).toEqual(['3-121-12']);
  });

  test('can get its author suspended', async () => {
    const bad = await write('哈');
    await complain(bad.message_uuid);
    await settle(await newest(), 'suspend');
    expect((await server.call(chatCalls.rooms, { as: at.creator })).statusCode).toBe(401);
  });
});

describe('a comment', () => {
  test('can be reported by members of its task, and is hidden on the board and in the history', async () => {
    const bad = await comment('你很笨');
    const stranger = await createUser(server.transact, { role: 'Vendor' });
    expect((await complainOfComment(bad.message_id, stranger)).statusCode).toBe(404);
    expect((await complainOfComment(bad.message_id, at.creator)).statusCode).toBe(422);
    expect((await complainOfComment(bad.message_id)).statusCode).toBe(200);
    const id = await newest();
    const { data } = (await server.call(get, { as: staff, params: { report: id } })).json();
    expect(data).toMatchObject({
      place: 'comment',
      project: { uuid: at.project.id },
      neighbours: [{ text: '你很笨' }],
    });
    await settle(id, 'hide');
    const board = await server.call(outlineCommentCalls.list, { as: at.vendor, params: { task: at.task.id } });
    expect(board.json().data).toMatchObject([{ message: '此訊息已由平台隱藏', images: [], quote: null }]);
    const told = await server.db.select().from(activities).where(eq(activities.taskId, at.task.id));
    expect(told.map(({ excerpt }) => excerpt).join()).not.toContain('你很笨');
  });
});

test('the console lists open reports oldest first, and decided ones', async () => {
  const bad = await write('排隊');
  await complain(bad.message_uuid);
  const open = (await server.call(list, { as: staff })).json();
  expect(open.data.at(-1)).toMatchObject({ text: '排隊', decision: null });
  expect(open.meta.open).toBe(open.data.length);
  const decided = (await server.call(list, { as: staff, query: { state: 'decided' } })).json();
  expect(decided.data.every(({ decision }: { decision: string | null }) => decision !== null)).toBe(true);
});
