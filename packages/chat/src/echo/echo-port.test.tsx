import { limits } from '@paidang/contract/limits';
import { broadcastingAuthBatchPath, broadcastingAuthPath } from '@paidang/contract/routes';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ChatRefusal, type ConnectionStatus } from '../core';
import { buildMessage, uuid } from '../testing';
import { createEchoPort, type EchoPortOptions } from '.';

const me = uuid(7);
const room = uuid(100);
const ok = (data: unknown) => Response.json({ status: '0000', message: '', data });

/** Server side of the socket, with Pusher's protocol. */
class FakeSocket extends EventTarget {
  static sockets: FakeSocket[] = [];
  readyState = 0;
  sent: { event: string; channel?: string; data: Record<string, unknown> }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: object) => void;
  constructor(readonly url: string) {
    super();
    FakeSocket.sockets.push(this);
    queueMicrotask(() => {
      this.readyState = 1;
      this.onopen?.();
      this.push('pusher:connection_established', { socket_id: `1.${FakeSocket.sockets.length}`, activity_timeout: 30 });
    });
  }
  push(event: string, data: unknown, channel?: string, user_id?: string) {
    this.onmessage?.({ data: JSON.stringify({ event, channel, data: JSON.stringify(data), user_id }) });
  }
  send(frame: string) {
    const { event, channel, data } = JSON.parse(frame);
    this.sent.push({ event, channel, data });
    if (event !== 'pusher:subscribe') return;
    const members = { presence: { ids: [me], hash: { [me]: { uuid: me } }, count: 1 } };
    this.push(
      'pusher_internal:subscription_succeeded',
      data.channel.startsWith('presence') ? members : {},
      data.channel,
    );
  }
  close() {
    this.readyState = 3;
    this.onclose?.({ code: 1006, wasClean: false });
  }
}

const fetched = vi.fn<typeof fetch>();
let token = 'first';

beforeEach(() => {
  token = 'first';
  FakeSocket.sockets = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  const signature = { auth: 'key:signature', channel_data: JSON.stringify({ user_id: me, user_info: { uuid: me } }) };
  fetched.mockImplementation(async (url, init) => {
    if (String(url).endsWith(broadcastingAuthPath)) return Response.json(signature);
    if (!String(url).endsWith(broadcastingAuthBatchPath)) return ok([]);
    const { channel_names } = JSON.parse(String(init?.body));
    return Response.json({ channels: Object.fromEntries(channel_names.map((name: string) => [name, signature])) });
  });
});
afterEach(() => vi.unstubAllGlobals());

const port = (options: Partial<EchoPortOptions> = {}) =>
  createEchoPort({
    user: me,
    getToken: () => token,
    realtime: { key: 'key', host: 'paidang.test', port: 80 },
    ...options,
  });

const requests = () => fetched.mock.calls.map(([url, init]) => `${init?.method} ${url}`);
const channelsSigned = () =>
  fetched.mock.calls.flatMap(([, init]): string[] =>
    typeof init?.body === 'string'
      ? JSON.parse(init.body).channel_names
      : new URLSearchParams(String(init?.body)).getAll('channel_name'),
  );
const authorised = () =>
  fetched.mock.calls.flatMap(([, init]) => new Headers(init?.headers).get('Authorization') ?? []);

function connect(given = port()) {
  const statuses: ConnectionStatus[] = [];
  const messages = vi.fn();
  const changed = vi.fn();
  const read = vi.fn();
  const connection = given.connect({
    onStatus: (status) => statuses.push(status),
    onMessage: messages,
    onChanged: changed,
    onRead: read,
  });
  return { port: given, connection, statuses, messages, changed, read };
}

test('R-chat-19 R-chat-20 R-chat-21 R-chat-22 requests rooms, messages and a contact’s room, and reports reading', async () => {
  fetched.mockImplementation(async () => ok(null));
  const { listRooms, listMessages, pageAt, searchMessages, roomOfContact, markSeen } = port({
    baseUrl: 'https://api.test',
  });
  await listRooms({ search: '燈光' });
  await listMessages({ room, page: 2, perPage: 20 });
  await listMessages({ room, page: 1, perPage: 100, after: uuid(9) });
  await pageAt?.({ room, at: uuid(9), side: 'around', perPage: 100 });
  await searchMessages?.({ room, words: '燈光 & v3' });
  await searchMessages?.({ room, words: 'v3', before: uuid(9) });
  await roomOfContact(uuid(3));
  await markSeen(room);
  expect(requests()).toEqual([
    `GET https://api.test/api/chatrooms?search=${encodeURIComponent('燈光')}&per_page=999&page=1`,
    `GET https://api.test/api/chatrooms/${room}/messages?per_page=20&page=2`,
    `GET https://api.test/api/chatrooms/${room}/messages?per_page=100&page=1&after=${uuid(9)}`,
    `GET https://api.test/api/chatrooms/${room}/messages?per_page=100&around=${uuid(9)}`,
    `GET https://api.test/api/chatrooms/${room}/search?q=${encodeURIComponent('燈光')}+%26+v3`,
    `GET https://api.test/api/chatrooms/${room}/search?q=v3&before=${uuid(9)}`,
    `GET https://api.test/api/contact/${uuid(3)}/chatroom/info`,
    `POST https://api.test/api/chatrooms/${room}/seen`,
  ]);
  expect(authorised()).toEqual(Array.from({ length: 8 }, () => 'Bearer first'));
});

/** Responds to one upload. */
function stubUpload(status: number, response: unknown) {
  const seen = { url: '', headers: new Headers(), form: new FormData(), aborted: false };
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
      responseType = '';
      status = 0;
      response: unknown = null;
      onloadend?: () => void;
      open = (_: string, url: string) => {
        seen.url = url;
      };
      setRequestHeader = (name: string, value: string) => seen.headers.set(name, value);
      abort = () => {
        seen.aborted = true;
        this.onloadend?.();
      };
      send = (form: FormData) => {
        seen.form = form;
        this.upload.onprogress?.({ loaded: 30, total: 100 });
        if (status === 0) return;
        this.status = status;
        this.response = response;
        this.onloadend?.();
      };
    },
  );
  return seen;
}

const outgoing = {
  room,
  text: '調色參考用',
  clientId: 'client-1',
  replyUuid: uuid(3),
  file: new File(['zip'], '素材.zip'),
};
const options = () => ({ onProgress: vi.fn(), signal: new AbortController().signal });

test('R-chat-14 R-chat-18 a message is a form with text, reply_uuid and file, and reports its progress', async () => {
  const message = buildMessage({ text: '調色參考用', is_sender: true });
  const seen = stubUpload(200, { status: '0000', message: '', data: message });
  const { onProgress, signal } = options();
  await expect(port().send(outgoing, { onProgress, signal })).resolves.toEqual(message);
  expect(seen.url).toBe(`/api/chatrooms/${room}/messages`);
  expect(seen.headers.get('Authorization')).toBe('Bearer first');
  expect([...seen.form].map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
    ['text', '調色參考用'],
    ['client_id', 'client-1'],
    ['reply_uuid', uuid(3)],
    ['file', '素材.zip'],
  ]);
  expect(onProgress).toHaveBeenCalledWith(0.3);
});

test.each([403, 404, 413, 415, 422])('%i is a refusal: the message is not retried automatically', async (status) => {
  stubUpload(status, { status: '0422', code: '0422', message: '' });
  await expect(port().send(outgoing, options())).rejects.toBeInstanceOf(ChatRefusal);
});

test('R-chat-11 a refusal carries the server’s message', async () => {
  stubUpload(415, { status: '0415', code: '0415', message: '不支援此檔案格式' });
  await expect(port().send(outgoing, options())).rejects.toMatchObject({ reason: '不支援此檔案格式' });
  stubUpload(413, null);
  await expect(port().send(outgoing, options())).rejects.toMatchObject({ reason: null });
});

test.each([401, 429, 500, 503])('%i may be temporary', async (status) => {
  stubUpload(status, null);
  const sent = port().send(outgoing, options());
  await expect(sent).rejects.toThrow(`answered ${status}`);
  await expect(sent).rejects.not.toBeInstanceOf(ChatRefusal);
});

test('stopping an upload aborts it', async () => {
  const seen = stubUpload(0, null);
  const stop = new AbortController();
  const sent = port().send(outgoing, { onProgress: () => stop.abort(), signal: stop.signal });
  await expect(sent).rejects.toThrow();
  expect(seen.aborted).toBe(true);
});

test('the host is notified when its token is rejected', async () => {
  const onUnauthorized = vi.fn();
  fetched.mockImplementation(async () => Response.json({ status: '0401' }, { status: 401 }));
  await expect(port({ onUnauthorized }).listRooms({ search: '' })).rejects.toThrow('401');
  expect(onUnauthorized).toHaveBeenCalledOnce();
});

test('a request whose token has just expired is sent again with the next one', async () => {
  const onUnauthorized = vi.fn(() => {
    token = 'second';
  });
  fetched.mockImplementation(async (_url, init) =>
    new Headers(init?.headers).get('Authorization') === 'Bearer second' ? ok([]) : new Response(null, { status: 401 }),
  );
  await expect(port({ onUnauthorized }).listRooms({ search: '' })).resolves.toEqual([]);
  expect(onUnauthorized).toHaveBeenCalledOnce();
});

test('R-rt-01 R-rt-03 messages arrive on the user’s private channel, signed with the bearer token', async () => {
  const { connection, statuses, messages, changed, read } = connect();
  await expect.poll(() => statuses).toEqual(['connecting', 'connected']);
  const [socket] = FakeSocket.sockets;
  const message = buildMessage({ text: '收到' });
  socket?.push('new-message', { chatroom_uuid: room, message }, `private-user.${me}`);
  expect(messages).toHaveBeenCalledWith(room, message);
  socket?.push('message-changed', { chatroom_uuid: room, message }, `private-user.${me}`);
  expect(changed).toHaveBeenCalledExactlyOnceWith(room, message);
  socket?.push('messages-seen', { chatroom_uuid: room, reader_uuid: me, seen_at: '' }, `private-user.${me}`);
  expect(read).toHaveBeenCalledExactlyOnceWith(room);
  expect(requests()).toEqual(['POST /broadcasting/auth']);
  expect(String(fetched.mock.calls[0]?.[1]?.body)).toBe(`socket_id=1.1&channel_name=private-user.${me}`);
  connection.disconnect();
});

test('a reconnection signs the channels again with the current token', async () => {
  const { connection, statuses } = connect();
  await expect.poll(() => statuses.at(-1)).toBe('connected');
  token = 'second';
  FakeSocket.sockets[0]?.close();
  await expect.poll(() => FakeSocket.sockets.length, { timeout: 5_000 }).toBe(2);
  await expect.poll(() => authorised()).toEqual(['Bearer first', 'Bearer second']);
  await expect.poll(() => statuses.at(-1)).toBe('connected');
  expect(statuses).toContain('connecting');
  connection.disconnect();
});

test('R-rt-02 the presence channel of a room reports who is present, reading and typing', async () => {
  const { port: echo, connection, statuses } = connect();
  await expect.poll(() => statuses.at(-1)).toBe('connected');
  const handlers = { onHere: vi.fn(), onJoining: vi.fn(), onLeaving: vi.fn(), onSeen: vi.fn(), onTyping: vi.fn() };
  const channel = echo.joinRoom(room, handlers);
  const name = `presence-chatroom.${room}`;
  await expect.poll(() => handlers.onHere.mock.calls).toEqual([[[{ uuid: me }]]]);
  const [socket] = FakeSocket.sockets;
  const member = { user_id: uuid(8), user_info: { uuid: uuid(8) } };
  socket?.push('pusher_internal:member_added', member, name);
  socket?.push('pusher_internal:member_removed', { user_id: uuid(8) }, name);
  socket?.push('client-seen', {}, name, uuid(8));
  socket?.push('client-typing', {}, name, me);
  socket?.push('messages-seen', { chatroom_uuid: room, reader_uuid: uuid(8), seen_at: '' }, name);
  expect(handlers.onJoining).toHaveBeenCalledWith({ uuid: uuid(8) });
  expect(handlers.onLeaving).toHaveBeenCalledWith({ uuid: uuid(8) });
  expect(handlers.onTyping.mock.calls).toEqual([[me]]);
  expect(handlers.onSeen.mock.calls).toEqual([[uuid(8)], [uuid(8)]]);
  channel.whisperSeen();
  channel.whisperTyping();
  channel.leave();
  await expect
    .poll(() => socket?.sent.slice(-3).map(({ event }) => event))
    .toEqual(['client-seen', 'client-typing', 'pusher:unsubscribe']);
  connection.disconnect();
});

test('R-rt-03 channels requested at once are signed in one call, and a refused one does not affect the others', async () => {
  const signed = fetched.getMockImplementation()!;
  const batches: { socket_id: string; channel_names: string[] }[] = [];
  fetched.mockImplementation(async (url, init) => {
    if (!String(url).endsWith(broadcastingAuthBatchPath)) return signed(url, init);
    const asked = JSON.parse(String(init?.body));
    batches.push(asked);
    const { channels } = await (await signed(url, init)).json();
    delete channels[asked.channel_names[0]];
    return Response.json({ channels });
  });
  const onSubscriptionError = vi.fn();
  const { port: echo, connection, statuses } = connect(port({ onSubscriptionError }));
  await expect.poll(() => statuses.at(-1)).toBe('connected');
  fetched.mockClear();
  const handlers = { onHere: vi.fn(), onJoining: vi.fn(), onLeaving: vi.fn(), onSeen: vi.fn(), onTyping: vi.fn() };
  const rooms = Array.from({ length: limits.realtime.channelsAtOnce + 2 }, (_, index) => uuid(200 + index));
  for (const one of rooms) echo.joinRoom(one, handlers);
  await expect.poll(() => handlers.onHere.mock.calls).toHaveLength(rooms.length - 2);
  expect(requests()).toEqual(['POST /broadcasting/auth/batch', 'POST /broadcasting/auth/batch']);
  expect(batches.map(({ channel_names }) => channel_names.length)).toEqual([limits.realtime.channelsAtOnce, 2]);
  expect(onSubscriptionError).toHaveBeenCalledTimes(2);
  expect(authorised()).toEqual(['Bearer first', 'Bearer first']);
  connection.disconnect();
});

test('each channel is signed separately at a custom endpoint', async () => {
  const own = { key: 'key', host: 'paidang.test', port: 80, authEndpoint: '/own/broadcasting/auth' };
  const { port: echo, connection, statuses } = connect(port({ realtime: own }));
  await expect.poll(() => statuses.at(-1)).toBe('connected');
  const handlers = { onHere: vi.fn(), onJoining: vi.fn(), onLeaving: vi.fn(), onSeen: vi.fn(), onTyping: vi.fn() };
  for (const one of [room, uuid(101)]) echo.joinRoom(one, handlers);
  await expect.poll(() => handlers.onHere.mock.calls).toHaveLength(2);
  expect(requests()).toEqual(Array(3).fill('POST /own/broadcasting/auth'));
  connection.disconnect();
});

test('a refused channel is reported to the host, and the chat knows that it is disconnected', async () => {
  fetched.mockImplementation(async () => new Response(null, { status: 403 }));
  const onSubscriptionError = vi.fn();
  const { connection, statuses } = connect(port({ onSubscriptionError }));
  await expect.poll(() => statuses.at(-1)).toBe('disconnected');
  expect(onSubscriptionError).toHaveBeenCalled();
  connection.disconnect();
});

test('R-rt-04 a channel that could not be signed is requested again on the same connection, until it is left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const signs = (url: unknown) => String(url).includes(broadcastingAuthPath);
  const signed = fetched.getMockImplementation()!;
  fetched.mockImplementation(async (url, init) =>
    signs(url) ? new Response(null, { status: 503 }) : signed(url, init),
  );
  const { port: echo, connection, statuses } = connect();
  await expect.poll(() => statuses.at(-1)).toBe('disconnected');
  const handlers = { onHere: vi.fn(), onJoining: vi.fn(), onLeaving: vi.fn(), onSeen: vi.fn(), onTyping: vi.fn() };
  echo.joinRoom(room, handlers);
  echo.joinRoom(uuid(101), handlers).leave();
  await expect.poll(() => fetched.mock.calls.length).toBe(2);
  fetched.mockImplementation(signed);
  vi.advanceTimersByTime(limits.polling);
  await expect.poll(() => statuses.at(-1)).toBe('connected');
  await expect.poll(() => handlers.onHere.mock.calls).toEqual([[[{ uuid: me }]]]);
  expect(channelsSigned().slice(3).toSorted()).toEqual([`presence-chatroom.${room}`, `private-user.${me}`]);
  expect(FakeSocket.sockets).toHaveLength(1);
  connection.disconnect();
});

test('a page on another origin gets one console message that it may not read responses', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const port = createEchoPort({ baseUrl: 'https://app.test', user: me, getToken: () => token, realtime: { key: 'k' } });
  await expect(port.listRooms({ search: '' })).rejects.toThrow('Failed to fetch');
  await expect(port.listRooms({ search: '' })).rejects.toThrow('Failed to fetch');
  const own = createEchoPort({ user: me, getToken: () => token, realtime: { key: 'k' } });
  await expect(own.listRooms({ search: '' })).rejects.toThrow('Failed to fetch');
  expect(warn.mock.calls).toHaveLength(1);
  expect(warn.mock.calls[0]?.[0]).toContain(`https://app.test sent no response that this page, at ${location.origin}`);
  expect(warn.mock.calls[0]?.[0]).toContain('npm run partner -- origins');
  warn.mockClear();
});
