import { type Call, calls, guidesBase } from '@paidang/contract/calls';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-app';
import { createProject, type TestProject } from '../../test/factories/projects';
import { createStaff, type TestStaff } from '../../test/factories/staff';
import type { TestUser } from '../../test/factories/users';
import { hostileValues, type Known } from '../../test/hostile-values';
import { hashPassword } from '../modules/auth';
import { openRoom } from '../modules/chat';
import { openBoard, sendComment } from '../modules/comments';
import { findTaskMembership } from '../modules/membership';
import { outlines } from '../modules/outlines';
import { listPlatforms } from '../modules/projects';
import { sendVersion } from '../modules/reviews';
import { openConsoleSession, openSession } from '../modules/sessions';
import { users } from '../modules/users/schema';

const runs = 5;
const seed = 12;

let server: TestApp;
let at: TestProject;
let staff: TestStaff;
let known: Known;
beforeAll(async () => {
  server = await buildTestApp();
  at = await createProject(server.transact);
  staff = await createStaff(server.transact);
  const { task, project, vendor, creator } = at;
  await server.db.update(users).set({ passwordHash: await hashPassword('paidang2026') });
  known = await server.transact(async (tx) => {
    const place = { membership: (await findTaskMembership(tx.db, task.id, creator.id))!, user: creator };
    await sendVersion(tx, { ...place, kind: outlines }, { content: '<p>第一版</p>', revision: 0 });
    const board = await openBoard(tx, '030', place);
    const { message_id: message } = await sendComment(tx, board, { message: '好', quote: null, images: [] });
    const room = await openRoom(tx, vendor.id, creator.id);
    const [platform] = await listPlatforms(tx.db, [task.id]);
    return {
      task: [task.id],
      task_uuid: [task.id],
      project: [project.id],
      project_uuid: [project.id],
      chatroom: [room],
      message: [message],
      message_id: [message],
      platform: [platform!.id],
      url_uid: [platform!.id],
      platform_uuid: [platform!.id],
      contact: [vendor.id, creator.id],
      email: ['somebody@paidang.test', vendor.email],
      password: ['paidang2026'],
      phone: ['02-2345-6789'],
      revision: [0, 1, 2],
      version: [1],
    };
  });
});
afterAll(() => server.close());

const all = Object.entries(calls).flatMap(([area, group]) =>
  Object.entries<Call>(group).map(([name, call]) => ({ name: `${area}.${name}`, call })),
);

/** Each request comes from a network of its own, so that rate limits do not apply. */
let knocks = 0;
const network = () => {
  knocks += 1;
  return { 'x-forwarded-for': `10.${(knocks >> 16) & 255}.${(knocks >> 8) & 255}.${knocks & 255}` };
};

/** Opens a session for every request, because some calls end the one they are made in. */
const entered = ({ id }: TestUser | TestStaff) =>
  server.transact(async (tx) => ({
    token: await (id === staff.id ? openConsoleSession(tx, id, '') : openSession(tx, id)),
  }));

const fill = (path: string, params: object): string =>
  Object.entries(params).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(String(value).toWellFormed())),
    path,
  );

const asQuery = (query: unknown): string =>
  new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)])).toString();

function encoded(call: Call, body: unknown) {
  if (body === undefined) return {};
  if (call.encoding !== 'multipart')
    return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const boundary = 'b0undary';
  const parts = Object.entries(body ?? {}).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`,
  );
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="${call.files?.[0] ?? 'file'}"; filename="a\u0000\u0007.txt"\r\n\r\n字\u0000\r\n`;
  return {
    payload: `${parts.join('')}${file}--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

interface Knock {
  readonly call: Call;
  readonly as: Pick<TestUser, 'token'> | null;
  readonly base?: string;
}

async function knock({ call, as, base = '' }: Knock, url: string, rest: { payload?: string; headers?: object } = {}) {
  const headers = { ...network(), ...rest.headers, ...(as ? { authorization: `Bearer ${as.token}` } : {}) };
  const answer = await server.app.inject({ method: call.method, url: `${base}${url}`, ...rest, headers });
  expect(answer.statusCode, `${call.method} ${url} ${rest.payload?.slice(0, 600)}\n${server.log.at(-2)}`).toBeLessThan(
    500,
  );
}

const people = ({ access }: Call): readonly (TestUser | TestStaff | null)[] => {
  if (access === 'guest') return [null];
  return access === 'platform' ? [null, at.creator, staff] : [null, at.vendor, at.creator];
};

describe('R-err-04 no input breaks the server', () => {
  test.each(all)('$name takes values meant to hurt', async ({ call }) => {
    const input = fc.record({
      params: hostileValues(call.params, known),
      query: hostileValues(call.query, known),
      body: hostileValues(call.body, known),
    });
    const samples = fc.sample(input, { numRuns: runs, seed });
    for (const user of people(call)) {
      const as = user && (await entered(user));
      for (const { params, query, body } of samples) {
        const url = `${fill(call.path, params ?? {})}?${asQuery(query)}`;
        await knock({ call, as }, url, encoded(call, body));
      }
    }
    for (const { params, query, body } of samples) {
      const url = `${fill(call.path, params ?? {})}?${asQuery(query)}`;
      await knock({ call, as: null, base: guidesBase }, url, encoded(call, body));
    }
  });

  test.each(all)('$name takes bytes that are no request', async ({ call }) => {
    const user = people(call).at(-1);
    const as = user ? await entered(user) : null;
    const to = { call, as };
    const plain = fill(call.path, Object.fromEntries(Object.entries(known).map(([name, [value]]) => [name, value])));
    const url = plain.replace(/\{\w+\}/g, '1');
    await knock(to, url.replace(/[^/]+$/, '%ff%00'));
    await knock(to, `${url}?q=%00&q=%ff&page=99999999999999999999&q[__proto__]=1&%00=%00`);
    if (call.method === 'GET') return;
    const payloads: readonly [string, string][] = [
      ['application/json', '{"a":'],
      ['application/json', '{"__proto__":{"a":1}}'],
      ['application/json', 'null'],
      ['application/json', '"\\u0000"'],
      ['application/json', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
      ['application/x-www-form-urlencoded', 'a=%ff&b=%00&c[d]=%E0%A4'],
      ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="task_uuid"'],
      ['multipart/form-data; boundary=x', '--x\r\n\r\nnothing\r\n--x--'],
      ['multipart/form-data', 'no boundary'],
      ['application/octet-stream', '\u0000'],
    ];
    for (const [type, payload] of payloads) await knock(to, url, { payload, headers: { 'content-type': type } });
  });

  test('unknown addresses handle them too', async () => {
    const as = await entered(at.vendor);
    const paths = [
      '/files/a%00.jpg',
      '/films/%00/%ff',
      '/files/%',
      '/%00',
      '/%c0%ae',
      '/app/%00',
      '/dev/outbox/%00',
      '/docs/%00',
    ];
    for (const path of [
      ...paths,
      '/broadcasting/auth',
      '/broadcasting/auth/batch',
      '/apps/paidang/events',
      '/apps/%00/channels/%00',
      '/guides/%00',
    ]) {
      for (const method of ['GET', 'POST'] as const) {
        const headers = { 'content-type': 'application/json', range: 'bytes=0-\u0000', cookie: 'a=%ff', ...network() };
        const payload =
          '{"channel_name":"private-user.\\u0000","socket_id":"\\ud800","channel_names":["\\u0000",7,{}],"channels":["\\u0000"]}';
        const bearer = { ...headers, authorization: `Bearer ${as.token}` };
        const answer = await server.app.inject({
          method,
          url: path,
          headers: bearer,
          ...(method === 'POST' ? { payload } : {}),
        });
        expect(answer.statusCode, `${method} ${path} ${answer.body}`).toBeLessThan(500);
      }
    }
  });
});
