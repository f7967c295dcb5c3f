import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Call, callPath, channels, chatCalls, events, outlineCalls } from '@paidang/contract/calls';
import type { ChatMessage, ChatPage } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProject, type TestProject } from '../test/factories/projects';
import type { TestUser } from '../test/factories/users';
import { freePort } from '../test/processes/free-port';
import { type LiveClient, openLiveClient } from '../test/processes/live-client';
import { bundleServers, type ServerProcess, startServer } from '../test/processes/server-process';
import { createPostgres } from '../test/test-database';
import { createTransact } from './platform/transaction';

const postgres = process.env.TEST_DATABASE_URL ?? '';
const key = 'several-key';
const secret = 'a-secret-for-several-processes';
const dataKey = Buffer.alloc(32, 'key').toString('base64');
type Api = 'a' | 'b';

/** One realtime process, two API processes on one database; the vendor uses one of them, the creator the other. */
describe.runIf(postgres !== '')('two API processes and one realtime process on PostgreSQL', () => {
  let bundle: Awaited<ReturnType<typeof bundleServers>>;
  let dataDir: string;
  let database: Awaited<ReturnType<typeof createPostgres>>;
  let realtime: ServerProcess;
  const apis = {} as Record<Api, ServerProcess>;
  const ports = {} as Record<Api | 'realtime', number>;
  let project: TestProject;
  let room: string;
  let live: Record<'vendor' | 'creator', LiveClient>;

  const startApi = async (api: Api) => {
    apis[api] = await startServer(bundle.folder, 'server', {
      PORT: String(ports[api]),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      DATA_KEY: dataKey,
      BROADCAST_URL: `pusher://${key}:${secret}@127.0.0.1:${ports.realtime}/paidang`,
      PAIDANG_DEMO: '0',
    });
  };

  const call = async (
    api: Api,
    to: Pick<Call, 'method' | 'path' | 'encoding'>,
    as: TestUser,
    request: Request = {},
  ) => {
    const { params, query = '', body = {}, headers = {} } = request;
    const form = new FormData();
    for (const [name, value] of Object.entries(body)) form.append(name, String(value));
    const isForm = to.encoding === 'multipart';
    const response = await fetch(`http://127.0.0.1:${ports[api]}${callPath(to, params)}${query}`, {
      method: to.method,
      headers: {
        authorization: `Bearer ${as.token}`,
        ...(isForm || to.method === 'GET' ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(to.method === 'GET' ? {} : { body: isForm ? form : JSON.stringify(body) }),
    });
    return { status: response.status, data: ((await response.json()) as { data?: unknown }).data };
  };
  interface Request {
    readonly params?: Record<string, string>;
    readonly query?: string;
    readonly body?: Record<string, unknown>;
    readonly headers?: Record<string, string>;
  }

  const say = async (api: Api, as: TestUser, text: string, headers: Record<string, string> = {}) => {
    const body = { text, client_id: `client-${text}` };
    const { status, data } = await call(api, chatCalls.send, as, { params: { chatroom: room }, body, headers });
    if (status !== 200) throw new Error(`The message was answered with ${status}.`);
    return data as ChatMessage;
  };
  /** Texts of the room as listed by this process, oldest first. */
  const textsAt = async (api: Api, as: TestUser) => {
    const request = { params: { chatroom: room }, query: '?per_page=100' };
    const { data } = await call(api, chatCalls.messages, as, request);
    return (data as ChatPage).messages.map(({ text }) => text).reverse();
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'paidang-several-'));
    bundle = await bundleServers();
    database = await createPostgres(postgres);
    const transact = createTransact({ db: database.db, clock: () => new Date(), publish: () => {} });
    project = await createProject(transact);
    for (const name of ['realtime', 'a', 'b'] as const) ports[name] = await freePort();
    const settings = { PORT: String(ports.realtime), REALTIME_KEY: key, REALTIME_SECRET: secret };
    [realtime] = await Promise.all([startServer(bundle.folder, 'realtime', settings), startApi('a'), startApi('b')]);
    const { vendor, creator } = project;
    const opened = await call('a', chatCalls.roomOfContact, vendor, { params: { contact: creator.id } });
    room = (opened.data as { chatroom_uuid: string }).chatroom_uuid;
    const client = (api: Api, user: TestUser) =>
      openLiveClient({ key, port: ports.realtime, api: `http://127.0.0.1:${ports[api]}`, user, room });
    const [first, second] = await Promise.all([client('a', vendor), client('b', creator)]);
    live = { vendor: first, creator: second };
  });

  afterAll(async () => {
    for (const client of Object.values(live ?? {})) client.close();
    await Promise.all([realtime, apis.a, apis.b].map((server) => server?.stop('SIGKILL')));
    await database?.close();
    await bundle?.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('R-rt-01 a message sent at one process reaches users of the other, but not the sending socket', async () => {
    const { vendor, creator } = project;
    await say('a', vendor, 'from-a', { 'x-socket-id': live.vendor.socketId() });
    expect(await live.creator.hears('from-a')).toMatchObject({ is_sender: false });
    await say('b', creator, 'from-b', { 'x-socket-id': live.creator.socketId() });
    expect(await live.vendor.hears('from-b')).toMatchObject({ is_sender: false });
    expect(live.vendor.heard()).toEqual(['from-b']);
    expect(live.creator.heard()).toEqual(['from-a']);
  });

  test('R-rt-02 a read receipt at one process reaches users of the other', async () => {
    const told = live.vendor.next(channels.room(room), events.messagesSeen);
    await call('b', chatCalls.seen, project.creator, { params: { chatroom: room } });
    expect(await told).toMatchObject({ chatroom_uuid: room, reader_uuid: project.creator.id });
  });

  test('the longest message replying to the longest is delivered', async () => {
    const long = '字'.repeat(limits.chat.textLength);
    const body = { text: long };
    const first = await call('a', chatCalls.send, project.vendor, { params: { chatroom: room }, body });
    const reply_uuid = (first.data as ChatMessage).message_uuid;
    const answer = { text: `${long.slice(1)}終`, reply_uuid };
    await call('a', chatCalls.send, project.vendor, { params: { chatroom: room }, body: answer });
    expect(await live.creator.hears(answer.text)).toMatchObject({ reply: { message_uuid: reply_uuid } });
  });

  test('both API processes learn from the realtime process who is online', async () => {
    for (const api of ['a', 'b'] as const) {
      const contacts = async () => (await call(api, chatCalls.rooms, project.vendor)).data;
      // Responses are cached for two seconds, so one from before anybody was online may still be returned.
      await expect
        .poll(contacts, { timeout: 10_000 })
        .toMatchObject([{ contact: { uuid: project.creator.id, online: true } }]);
    }
  });

  test('the same key at both processes at once is applied once', async () => {
    const { vendor, creator, task } = project;
    const rounds = Array.from({ length: 8 }, (_, index) => index);
    for (const round of rounds) {
      const sent = () => ({ headers: { 'idempotency-key': `key-of-round-${round}` }, body: { text: `once-${round}` } });
      const both = await Promise.all(
        (['a', 'b'] as const).map((api) =>
          call(api, chatCalls.send, vendor, { params: { chatroom: room }, ...sent() }),
        ),
      );
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(both[0]?.data).toEqual(both[1]?.data);
    }
    const texts = await textsAt('a', creator);
    expect(texts.filter((text) => text.startsWith('once-'))).toEqual(rounds.map((round) => `once-${round}`));

    const outline = {
      params: { task: task.id },
      body: { content: '<p>一次就好</p>', is_draft: true, revision: 0 },
      headers: { 'idempotency-key': 'key-of-the-outline' },
    };
    const stored = await Promise.all(
      (['a', 'b'] as const).map((api) => call(api, outlineCalls.store, creator, outline)),
    );
    expect(stored.map(({ status }) => status)).toEqual([200, 200]);
    expect(stored[0]?.data).toEqual(stored[1]?.data);
  });

  test.each<[Api, Api]>([
    ['a', 'b'],
    ['b', 'a'],
  ])(
    'process %s is killed in mid-conversation: nothing acknowledged is lost, the other carries on',
    async (killed, other) => {
      const { vendor, creator } = project;
      const before = (await textsAt(other, creator)).length;
      const names = (who: string) => Array.from({ length: 20 }, (_, index) => `${killed}-${who}-${index}`);
      const acknowledged: string[] = [];
      /** A client outbox: sends in order, repeats a message without a response, and changes process when the first is killed. */
      const talk = async (user: TestUser, texts: string[], onSent: (count: number) => void) => {
        let api = killed;
        for (const [index, text] of texts.entries()) {
          for (;;) {
            try {
              await say(api, user, text);
              break;
            } catch {
              api = other;
            }
          }
          acknowledged.push(text);
          onSent(index + 1);
        }
      };
      const kill = (count: number) => count === 8 && apis[killed].child.kill('SIGKILL');
      await Promise.all([talk(vendor, names('vendor'), kill), talk(creator, names('creator'), () => {})]);
      expect(await apis[killed].ended).toBe('SIGKILL');

      const kept = (await textsAt(other, creator)).slice(before);
      expect(kept.toSorted()).toEqual(acknowledged.toSorted());
      for (const who of ['vendor', 'creator']) expect(kept.filter((text) => text.includes(who))).toEqual(names(who));

      // Acknowledged means delivered: the sockets do not belong to the killed process.
      await Promise.all(names('vendor').map((text) => live.creator.hears(text)));
      await Promise.all(names('creator').map((text) => live.vendor.hears(text)));

      await startApi(killed);
      await say(killed, vendor, `${killed}-is-back`);
      await live.creator.hears(`${killed}-is-back`);
      expect(await textsAt(killed, vendor)).toEqual(await textsAt(other, vendor));
    },
  );
});
