import { type Call, calls, commentCalls } from '@paidang/contract/calls';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp, type TestRequest } from '../../test/build-app';
import { createProject, type TestProject } from '../../test/factories/projects';
import { createUser, type TestUser } from '../../test/factories/users';
import { openRoom } from '../modules/chat';
import { openBoard, sendComment } from '../modules/comments';
import { sendOutline } from '../modules/outlines';
import { findTaskSeat } from '../modules/projects/seat';
import { guardRoutes } from './access';

let server: TestApp;
let ours: TestProject;
let theirs: TestProject;
let ids: { room: string; comment: string; stranger: TestUser };

const all = Object.entries(calls).flatMap(([area, group]) =>
  Object.entries<Call>(group).map(([name, call]) => ({ name: `${area}.${name}`, call })),
);

beforeAll(async () => {
  server = await buildTestApp();
  ours = await createProject(server.transact);
  theirs = await createProject(server.transact);
  const { task, vendor, creator } = ours;
  const stranger = await createUser(server.transact, { role: 'Vendor' });
  ids = await server.transact(async (tx) => {
    const seat = (await findTaskSeat(tx.db, task.id, creator.id))!;
    const at = { seat, user: creator };
    await sendOutline(tx, at, { content: '<p>第一版</p>', revision: 0 });
    const comment = await sendComment(tx, await openBoard(tx, '030', at), { message: '好', quote: null, images: [] });
    const room = await openRoom(tx, vendor.id, creator.id);
    return { room, comment: comment.message_id, stranger };
  });
});
afterAll(() => server.close());

/** The calls of the six boards. */
function boardRequests(): Record<string, () => TestRequest> {
  const place = () => ({ task: ours.task.id, script: 'all', platform: ours.project.id });
  const rows = Object.entries<Record<string, Call>>(commentCalls).flatMap(([area, board]) =>
    Object.entries(board).map(([name, call]) => {
      const make = (): TestRequest => {
        const all: Record<string, string> = { ...place(), message: ids.comment };
        const used = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => [param, all[param] ?? '']);
        const body = { task_uuid: ours.task.id, message: '嗨', status: true };
        return { params: Object.fromEntries(used), ...(call.body ? { body } : {}) };
      };
      return [`${area}.${name}`, make] as const;
    }),
  );
  return Object.fromEntries(rows);
}

/** Something right to send for every call; a call without a row here fails its test. */
const requests: Record<string, () => TestRequest> = {
  'auth.register': () => ({ body: {} }),
  'auth.login': () => ({ body: {} }),
  'auth.logout': () => ({}),
  'auth.checkToken': () => ({}),
  'auth.checkEmailRepeat': () => ({ body: {} }),
  'auth.verifyEmail': () => ({ params: { token: 'a'.repeat(43) } }),
  'projects.list': () => ({}),
  'projects.get': () => ({ params: { project: ours.project.id } }),
  'projects.tasks': () => ({ params: { project: ours.project.id } }),
  'projects.activities': () => ({ params: { project: ours.project.id } }),
  'outlines.sheet': () => ({ params: { task: ours.task.id } }),
  'outlines.version': () => ({ params: { task: ours.task.id, version: 1 } }),
  'outlines.store': () => ({
    params: { task: ours.task.id },
    body: { content: '<p>二</p>', is_draft: true, revision: 0 },
  }),
  'outlines.finalise': () => ({ params: { task: ours.task.id }, body: {} }),
  'outlines.accept': () => ({ params: { task: ours.task.id }, body: {} }),
  'outlines.requestChanges': () => ({ params: { task: ours.task.id }, body: { summary: '再改' } }),
  'outlines.reopen': () => ({ params: { task: ours.task.id }, body: { reason: '漏看了' } }),
  ...boardRequests(),
  'uploads.commentImage': () => ({ body: { task_uuid: ours.task.id } }),
  'uploads.images': () => ({ body: { task_uuid: ours.task.id } }),
  'chat.rooms': () => ({}),
  'chat.roomOfContact': () => ({ params: { contact: ours.vendor.id } }),
  'chat.messages': () => ({ params: { chatroom: ids.room } }),
  'chat.send': () => ({ params: { chatroom: ids.room }, body: { text: '嗨' } }),
  'chat.seen': () => ({ params: { chatroom: ids.room } }),
  'embed.session': () => ({ body: { partner: 'shop', token: 'a.b.c'.padEnd(40, 'x') } }),
  'notifications.list': () => ({}),
  'notifications.read': () => ({ params: { notification: ids.comment } }),
  'notifications.readAll': () => ({}),
  'onboarding.get': () => ({ params: { page: 'outline', status: 'create' } }),
  'onboarding.updateStep': () => ({ body: { page: 'outline', status: 'create', step: 1 } }),
};

const request = (name: string): TestRequest => {
  const make = requests[name];
  if (!make) throw new Error(`The call ${name} has no row in this test: say how it is refused.`);
  return make();
};

const isMemberCall = ({ access }: Call) => access.includes('member');

describe('a guest', () => {
  const closed = all.filter(({ call }) => call.access !== 'guest');
  test.each(closed)('R-role-02 is refused by $name', async ({ name, call }) => {
    const response = await server.call(call, request(name));
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ status: '0401', code: '0401' });
  });

  const open = all.filter(({ call }) => call.access === 'guest');
  test.each(open)('may call $name', async ({ name, call }) => {
    expect((await server.call(call, request(name))).statusCode).not.toBe(401);
  });
});

describe('somebody of another project', () => {
  const guarded = all.filter(({ call }) => isMemberCall(call));
  test.each(guarded)('R-role-03 finds nothing at $name', async ({ name, call }) => {
    for (const as of [theirs.vendor, theirs.creator, ids.stranger]) {
      const response = await server.call(call, { ...request(name), as });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ status: '0404', code: '0404' });
    }
  });

  test('R-role-03 has no room with people they share no project with', async () => {
    const response = await server.call(calls.chat.roomOfContact, {
      params: { contact: ours.vendor.id },
      as: theirs.creator,
    });
    expect(response.statusCode).toBe(404);
  });

  test('R-role-03 sees only their own projects', async () => {
    const listed = (await server.call(calls.projects.list, { as: theirs.vendor })).json().data;
    expect(listed.map(({ uuid }: { uuid: string }) => uuid)).toEqual([theirs.project.id]);
    expect((await server.call(calls.projects.list, { as: ids.stranger })).json().data).toEqual([]);
  });

  test('finds nothing under a task of ours through a comment of theirs', async () => {
    const params = { task: theirs.task.id, message: ids.comment };
    const response = await server.call(calls.outlineComments.replies, { params, as: theirs.vendor });
    expect(response.statusCode).toBe(404);
  });
});

describe('the other side of the table', () => {
  const vendorOnly = all.filter(({ call }) => call.access === 'member-vendor');
  test.each(vendorOnly)('R-role-04 a creator finds nothing at $name', async ({ name, call }) => {
    expect((await server.call(call, { ...request(name), as: ours.creator })).statusCode).toBe(404);
  });

  const creatorOnly = all.filter(({ call }) => call.access === 'member-creator');
  test.each(creatorOnly)('R-role-04 a vendor finds nothing at $name', async ({ name, call }) => {
    expect((await server.call(call, { ...request(name), as: ours.vendor })).statusCode).toBe(404);
  });
});

describe('an address that cannot be right', () => {
  test.each(all.filter(({ call }) => isMemberCall(call) && call.path.includes('{')))(
    'leads nowhere at $name',
    async ({ name, call }) => {
      const { params = {}, ...rest } = request(name);
      const wrong = Object.fromEntries(Object.keys(params).map((key) => [key, 'not-a-uuid']));
      expect((await server.call(call, { ...rest, params: wrong, as: ours.vendor })).statusCode).toBe(404);
    },
  );
});

describe('registering a route', () => {
  test('every call of the contract has its route', async () => {
    for (const { call } of all) {
      const url = call.path.replace(/\{(\w+)\}/g, ':$1');
      expect(server.app.hasRoute({ method: call.method, url }), `${call.method} ${url}`).toBe(true);
    }
  });

  test('is refused unless it says who may call it', () => {
    const app = fastify();
    guardRoutes(app, server.platform);
    expect(() => app.get('/open', async () => 'x')).toThrow(
      '@paidang/server: the route GET /open does not say who may call it.',
    );
    expect(() => app.get('/stated', { config: { access: 'guest' } }, async () => 'x')).not.toThrow();
  });
});
