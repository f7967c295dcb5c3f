import { describe, expect, test } from 'vitest';
import { FakeClient } from '../../../test/broadcast/fake-client';
import { Endpoint, type EndpointOptions } from './endpoint';
import { channelAuth, sign } from './signature';

const app = { id: 'paidang', key: 'KEY', secret: 'secret' };
const endpointWith = (options: Partial<EndpointOptions> = {}) => new Endpoint({ app, ...options });
const connect = (endpoint = endpointWith()) => {
  const client = new FakeClient(endpoint);
  client.taken();
  return client;
};
const decoded = (data: unknown): unknown => JSON.parse(data as string);
const user = (id: string, name = id) => ({ user_id: id, user_info: { name } });

describe('connecting', () => {
  test('the first frame names the socket and the activity timeout, as a JSON string', () => {
    const [first, ...rest] = new FakeClient(endpointWith()).frames;
    expect(rest).toEqual([]);
    expect(first?.event).toBe('pusher:connection_established');
    expect(decoded(first?.data)).toEqual({ socket_id: expect.stringMatching(/^\d+\.\d+$/), activity_timeout: 30 });
  });

  test('no two sockets share an id', () => {
    const endpoint = endpointWith();
    const ids = Array.from({ length: 200 }, () => new FakeClient(endpoint).id);
    expect(new Set(ids).size).toBe(200);
  });

  test.each([
    ['an unknown key', { key: 'other' }, 4001],
    ['no protocol version', { version: null }, 4008],
    ['an empty protocol version', { version: '' }, 4008],
    ['a protocol version that is no number', { version: '7x' }, 4006],
    ['a protocol version before 5', { version: '4' }, 4007],
    ['a protocol version after 7', { version: '8' }, 4007],
  ])('%s is answered with the error and a close of the same code', (_case, caller, code) => {
    const client = new FakeClient(endpointWith(), caller);
    expect(client.frames).toEqual([{ event: 'pusher:error', data: { code, message: expect.any(String) } }]);
    expect(client.closedWith?.code).toBe(code);
    expect(client.session).toBeUndefined();
  });

  test.each(['5', '6', '7'])('protocol version %s is served', (version) => {
    expect(new FakeClient(endpointWith(), { version }).session).toBeDefined();
  });

  test('a connection over the limit is refused with a code to retry later', () => {
    const endpoint = endpointWith({ limits: { connections: 1 } });
    const first = connect(endpoint);
    expect(new FakeClient(endpoint).closedWith?.code).toBe(4100);
    first.leaves();
    expect(new FakeClient(endpoint).closedWith).toBeUndefined();
  });
});

describe('sockets of one user', () => {
  test('R-rt-03 are limited in the user’s own channel; one that leaves makes room', () => {
    const endpoint = new Endpoint({
      app: { id: 'paidang', key: 'KEY', secret: 'secret' },
      limits: { connectionsPerUser: 2 },
      ownChannel: (id) => `private-user.${id}`,
    });
    const join = () => {
      const client = new FakeClient(endpoint);
      return client.subscribe('private-user.7').at(-1);
    };
    const first = new FakeClient(endpoint);
    first.subscribe('private-user.7');
    expect(join()?.event).toBe('pusher_internal:subscription_succeeded');
    expect(join()).toMatchObject({ event: 'pusher:subscription_error', data: { type: 'LimitReached', status: 429 } });
    first.leaves();
    expect(join()?.event).toBe('pusher_internal:subscription_succeeded');
  });
});

describe('subscribing', () => {
  test('a public channel needs no signature', () => {
    expect(connect().says({ event: 'pusher:subscribe', data: { channel: 'news', auth: '' } })).toEqual([
      { event: 'pusher_internal:subscription_succeeded', channel: 'news', data: '{}' },
    ]);
  });

  test('R-rt-01 a private channel opens for the signature of this socket and this channel', () => {
    const client = connect();
    const auth = `KEY:${sign('secret', `${client.id}:private-user.7`)}`;
    expect(client.says({ event: 'pusher:subscribe', data: { channel: 'private-user.7', auth } })).toEqual([
      { event: 'pusher_internal:subscription_succeeded', channel: 'private-user.7', data: '{}' },
    ]);
  });

  test('data may come as a JSON string', () => {
    const [frame] = connect().says({ event: 'pusher:subscribe', data: JSON.stringify({ channel: 'news' }) });
    expect(frame?.event).toBe('pusher_internal:subscription_succeeded');
  });

  test.each<[string, (id: string) => unknown]>([
    ['no signature', () => undefined],
    ['a number', () => 7],
    ['an object', () => ({ toString: 'x' })],
    ['an empty string', () => ''],
    ['a signature without its key', (id) => sign('secret', `${id}:private-a`)],
    ['another key', (id) => `OTHER:${sign('secret', `${id}:private-a`)}`],
    ['another secret', (id) => `KEY:${sign('other', `${id}:private-a`)}`],
    ['another channel', (id) => channelAuth(app, id, 'private-b')],
    ['another socket', () => channelAuth(app, '1.1', 'private-a')],
    ['a signature cut short', (id) => channelAuth(app, id, 'private-a').slice(0, -1)],
    ['a signature of wide characters', () => `KEY:${'字'.repeat(64)}`],
  ])('%s is refused with 401 and the socket stays open', (_case, auth) => {
    const client = connect();
    expect(client.says({ event: 'pusher:subscribe', data: { channel: 'private-a', auth: auth(client.id) } })).toEqual([
      {
        event: 'pusher:subscription_error',
        channel: 'private-a',
        data: { type: 'AuthError', error: 'Invalid signature', status: 401 },
      },
    ]);
    expect(client.closedWith).toBeUndefined();
    expect(client.says({ event: 'pusher:ping' })).toEqual([{ event: 'pusher:pong', data: {} }]);
  });

  test('a second subscription is confirmed again and changes nothing', () => {
    const endpoint = endpointWith();
    const client = connect(endpoint);
    const first = client.subscribe('private-a');
    expect(client.subscribe('private-a')).toEqual(first);
    expect(endpoint.hub.channel('private-a')?.subscriptionCount).toBe(1);
  });

  test.each([
    ['no name', undefined],
    ['null', null],
    ['a number', 3],
    ['a space', 'a b'],
    ['an empty name', ''],
    ['201 characters', 'a'.repeat(201)],
  ])('%s is not a channel', (_case, channel) => {
    const endpoint = endpointWith();
    expect(connect(endpoint).says({ event: 'pusher:subscribe', data: { channel } })).toEqual([
      { event: 'pusher:error', data: { code: 4300, message: 'Invalid channel name' } },
    ]);
    expect(endpoint.hub.channels()).toEqual([]);
  });

  test('past the limit of channels a subscription is refused, until one is left', () => {
    const client = connect(endpointWith({ limits: { channelsPerConnection: 1 } }));
    client.subscribe('a');
    expect(client.subscribe('b')).toEqual([
      {
        event: 'pusher:subscription_error',
        channel: 'b',
        data: { type: 'LimitReached', error: expect.any(String), status: 429 },
      },
    ]);
    expect(client.subscribe('a')[0]?.event).toBe('pusher_internal:subscription_succeeded');
    client.says({ event: 'pusher:unsubscribe', data: { channel: 'a' } });
    expect(client.subscribe('b')[0]?.event).toBe('pusher_internal:subscription_succeeded');
  });
});

describe('presence', () => {
  const room = 'presence-chatroom.1';

  test('R-rt-02 the joiner gets the whole roster, itself included', () => {
    const endpoint = endpointWith();
    connect(endpoint).subscribe(room, user('1', '林'));
    const [frame] = connect(endpoint).subscribe(room, user('2', '陳'));
    expect(frame?.event).toBe('pusher_internal:subscription_succeeded');
    expect(decoded(frame?.data)).toEqual({
      presence: { ids: ['1', '2'], hash: { 1: { name: '林' }, 2: { name: '陳' } }, count: 2 },
    });
  });

  test('R-rt-02 others are notified of a user’s first and last connection only', () => {
    const endpoint = endpointWith();
    const watcher = connect(endpoint);
    watcher.subscribe(room, user('1'));
    const tabs = [connect(endpoint), connect(endpoint)];
    for (const tab of tabs) expect(tab.subscribe(room, user('2', '陳'))).toHaveLength(1);
    expect(watcher.taken()).toEqual([
      {
        event: 'pusher_internal:member_added',
        channel: room,
        data: JSON.stringify({ user_id: '2', user_info: { name: '陳' } }),
      },
    ]);
    tabs[0]?.leaves();
    expect(watcher.taken()).toEqual([]);
    tabs[1]?.leaves();
    expect(watcher.taken()).toEqual([
      { event: 'pusher_internal:member_removed', channel: room, data: '{"user_id":"2"}' },
    ]);
  });

  test('a second tab of the same user notifies nobody, not even the first tab', () => {
    const endpoint = endpointWith();
    const first = connect(endpoint);
    first.subscribe(room, user('1'));
    connect(endpoint).subscribe(room, user('1'));
    expect(first.taken()).toEqual([]);
  });

  test('unsubscribing notifies the others, but not the user who leaves', () => {
    const endpoint = endpointWith();
    const [watcher, leaver] = [connect(endpoint), connect(endpoint)];
    watcher.subscribe(room, user('1'));
    leaver.subscribe(room, user('2'));
    watcher.taken();
    expect(leaver.says({ event: 'pusher:unsubscribe', data: { channel: room } })).toEqual([]);
    expect(watcher.taken().map((frame) => frame.event)).toEqual(['pusher_internal:member_removed']);
  });

  test('a member without user_info gets an empty one, since Echo passes on nothing else', () => {
    const [frame] = connect().subscribe(room, { user_id: '1' });
    expect(decoded(frame?.data)).toMatchObject({ presence: { hash: { 1: {} } } });
  });

  test('a number as user_id counts as its text', () => {
    const [frame] = connect().subscribe(room, { user_id: 7, user_info: {} });
    expect(decoded(frame?.data)).toMatchObject({ presence: { ids: ['7'] } });
  });

  test.each(['__proto__', 'constructor', 'hasOwnProperty'])('%s is an ordinary user id', (id) => {
    const endpoint = endpointWith();
    const watcher = connect(endpoint);
    watcher.subscribe(room, user('1'));
    const client = connect(endpoint);
    const { presence } = decoded(client.subscribe(room, user(id))[0]?.data) as {
      presence: { ids: string[]; hash: object; count: number };
    };
    expect(presence.ids).toEqual(['1', id]);
    expect(Object.keys(presence.hash)).toEqual(['1', id]);
    client.leaves();
    expect(watcher.taken().map((frame) => frame.event)).toEqual([
      'pusher_internal:member_added',
      'pusher_internal:member_removed',
    ]);
    expect(({} as Record<string, unknown>).name).toBeUndefined();
  });

  test.each([
    ['missing', undefined],
    ['not JSON', 'x'],
    ['null', 'null'],
    ['a list', '[]'],
    ['without user_id', '{}'],
    ['with an object as user_id', '{"user_id":{}}'],
    ['with an empty user_id', '{"user_id":""}'],
    ['with a user_id of 129 characters', JSON.stringify({ user_id: 'x'.repeat(129) })],
  ])('signed channel_data that is %s is refused', (_case, channelData) => {
    const endpoint = endpointWith();
    const client = connect(endpoint);
    const auth = channelAuth(app, client.id, room, channelData);
    const [frame] = client.says({
      event: 'pusher:subscribe',
      data: { channel: room, auth, channel_data: channelData },
    });
    expect(frame).toMatchObject({ event: 'pusher:subscription_error', data: { status: 401 } });
    expect(endpoint.hub.channels()).toEqual([]);
  });

  test('channel_data is part of the signature', () => {
    const client = connect();
    const auth = channelAuth(app, client.id, room, JSON.stringify(user('1')));
    const [frame] = client.says({
      event: 'pusher:subscribe',
      data: { channel: room, auth, channel_data: JSON.stringify(user('2')) },
    });
    expect(frame?.event).toBe('pusher:subscription_error');
  });
});

describe('events', () => {
  test('R-rt-01 a server event carries its data as a JSON string and skips the socket that caused it', () => {
    const endpoint = endpointWith();
    const [causer, other, stranger] = [connect(endpoint), connect(endpoint), connect(endpoint)];
    causer.subscribe('private-user.7');
    other.subscribe('private-user.7');
    stranger.subscribe('private-user.8');
    endpoint.hub.publish(['private-user.7', 'private-user.7'], 'new-message', '{"text":"好"}', causer.id);
    expect(other.taken()).toEqual([{ event: 'new-message', channel: 'private-user.7', data: '{"text":"好"}' }]);
    expect([...causer.taken(), ...stranger.taken()]).toEqual([]);
  });

  test('R-rt-02 client-seen reaches the other members, rebuilt with the user the server knows', () => {
    const endpoint = endpointWith();
    const [sender, other] = [connect(endpoint), connect(endpoint)];
    sender.subscribe('presence-chatroom.1', user('1'));
    other.subscribe('presence-chatroom.1', user('2'));
    const answer = sender.says({
      event: 'client-seen',
      channel: 'presence-chatroom.1',
      data: { message_uuid: 'm' },
      user_id: '2',
      extra: true,
    });
    expect(answer).toEqual([]);
    expect(other.taken()).toEqual([
      { event: 'client-seen', channel: 'presence-chatroom.1', data: { message_uuid: 'm' }, user_id: '1' },
    ]);
  });

  test('a client event on a private channel names no user', () => {
    const endpoint = endpointWith();
    const [sender, other] = [connect(endpoint), connect(endpoint)];
    sender.subscribe('private-a');
    other.subscribe('private-a');
    sender.says({ event: 'client-x', channel: 'private-a', data: 1, user_id: '1' });
    expect(other.taken()).toEqual([{ event: 'client-x', channel: 'private-a', data: 1 }]);
  });

  test.each(['news', 'private-encrypted-a'])('%s carries no client events', (channel) => {
    const endpoint = endpointWith();
    const [sender, other] = [connect(endpoint), connect(endpoint)];
    sender.subscribe(channel);
    other.subscribe(channel);
    expect(sender.says({ event: 'client-x', channel, data: 1 })[0]).toMatchObject({
      event: 'pusher:error',
      data: { code: 4300 },
    });
    expect(other.taken()).toEqual([]);
  });

  test('non-members cannot send client events', () => {
    const endpoint = endpointWith();
    const member = connect(endpoint);
    member.subscribe('private-a');
    expect(connect(endpoint).says({ event: 'client-x', channel: 'private-a', data: 1 })[0]?.event).toBe('pusher:error');
    expect(member.taken()).toEqual([]);
  });

  test.each(['new-message', 'pusher:connection_established', 'pusher_internal:member_added', 'pusher:error'])(
    'a client cannot send %s',
    (event) => {
      const endpoint = endpointWith();
      const [sender, other] = [connect(endpoint), connect(endpoint)];
      sender.subscribe('private-a');
      other.subscribe('private-a');
      expect(sender.says({ event, channel: 'private-a', data: {} })[0]?.event).toBe('pusher:error');
      expect(other.taken()).toEqual([]);
    },
  );

  test('ten client events a second pass, the eleventh is refused with 4301 and the socket stays open', () => {
    const endpoint = endpointWith();
    const [sender, other] = [connect(endpoint), connect(endpoint)];
    sender.subscribe('private-a');
    other.subscribe('private-a');
    const speak = () => sender.says({ event: 'client-typing', channel: 'private-a', data: {} });
    for (let index = 0; index < 10; index += 1) expect(speak()).toEqual([]);
    expect(speak()).toEqual([{ event: 'pusher:error', data: { code: 4301, message: expect.any(String) } }]);
    expect(other.taken()).toHaveLength(10);
    sender.now = 999;
    expect(speak()).toHaveLength(1);
    sender.now = 1000;
    expect(speak()).toEqual([]);
    expect(sender.closedWith).toBeUndefined();
  });

  test('a client event over 10 KB is refused with 4301', () => {
    const endpoint = endpointWith();
    const [sender, other] = [connect(endpoint), connect(endpoint)];
    sender.subscribe('private-a');
    other.subscribe('private-a');
    const [frame] = sender.says({ event: 'client-x', channel: 'private-a', data: '字'.repeat(3_500) });
    expect(frame).toMatchObject({ event: 'pusher:error', data: { code: 4301 } });
    expect(other.taken()).toEqual([]);
  });
});

describe('leaving', () => {
  test('a disconnect leaves every channel, and an empty channel is forgotten', () => {
    const endpoint = endpointWith();
    const client = connect(endpoint);
    client.subscribe('a');
    client.subscribe('presence-b', user('1'));
    client.leaves();
    expect(endpoint.hub.channels()).toEqual([]);
    expect(endpoint.hub.connectionCount).toBe(0);
  });

  test('a subscription after a close leaves no dead member', () => {
    const endpoint = endpointWith();
    const client = connect(endpoint);
    client.leaves();
    expect(client.subscribe('presence-b', user('1'))).toEqual([]);
    expect(endpoint.hub.channels()).toEqual([]);
  });

  test('frames after a close are ignored', () => {
    const endpoint = endpointWith();
    const client = connect(endpoint);
    client.subscribe('presence-b', user('1'));
    endpoint.shutdown();
    expect(client.closedWith?.code).toBe(4200);
    expect(client.subscribe('presence-b', user('1'))).toEqual([]);
    expect(endpoint.hub.channels()).toEqual([]);
  });

  test('unsubscribing from a channel that was not joined is not an error', () => {
    expect(connect().says({ event: 'pusher:unsubscribe', data: { channel: 'private-a' } })).toEqual([]);
    expect(connect().says({ event: 'pusher:unsubscribe', data: null })).toEqual([]);
  });

  test('a reader that does not keep up is closed, the others still get the event', () => {
    const endpoint = endpointWith({ limits: { bufferedBytes: 100 } });
    const [slow, quick] = [connect(endpoint), connect(endpoint)];
    slow.subscribe('private-a');
    quick.subscribe('private-a');
    slow.bufferedAmount = 101;
    endpoint.hub.publish(['private-a'], 'x', '{}');
    endpoint.hub.publish(['private-a'], 'x', '{}');
    expect(slow.closedWith?.code).toBe(1008);
    expect(slow.taken()).toEqual([]);
    expect(quick.taken()).toHaveLength(2);
  });
});

describe('signing in', () => {
  const signin = (client: FakeClient, userData: string, secret = app.secret) =>
    client.says({
      event: 'pusher:signin',
      data: { user_data: userData, auth: `KEY:${sign(secret, `${client.id}::user::${userData}`)}` },
    });

  test('opens the user’s own channel', () => {
    const client = connect();
    expect(client.subscribe('#server-to-user-7')[0]?.event).toBe('pusher:subscription_error');
    const userData = JSON.stringify({ id: '7' });
    expect(signin(client, userData)).toEqual([
      { event: 'pusher:signin_success', data: JSON.stringify({ user_data: userData }) },
    ]);
    expect(client.subscribe('#server-to-user-7')[0]?.event).toBe('pusher_internal:subscription_succeeded');
    expect(client.subscribe('#server-to-user-8')[0]?.event).toBe('pusher:subscription_error');
  });

  test.each([
    ['a wrong signature', '{"id":"7"}', 'other'],
    ['no id', '{}', 'secret'],
    ['a number as id', '{"id":7}', 'secret'],
    ['null', 'null', 'secret'],
  ])('%s ends the connection with 4009', (_case, userData, secret) => {
    const client = connect();
    signin(client, userData, secret);
    expect(client.closedWith?.code).toBe(4009);
  });
});

describe('hooks', () => {
  test('hooks report connections and disconnections', () => {
    const heard: string[] = [];
    const endpoint = endpointWith({
      hooks: {
        connected: () => heard.push('connected'),
        disconnected: () => heard.push('disconnected'),
        channelOccupied: (name) => heard.push(`occupied ${name}`),
        channelVacated: (name) => heard.push(`vacated ${name}`),
        memberAdded: (name, { userId }) => heard.push(`added ${userId} to ${name}`),
        memberRemoved: (name, { userId }) => heard.push(`removed ${userId} from ${name}`),
      },
    });
    const client = connect(endpoint);
    client.subscribe('presence-a', user('1'));
    client.leaves();
    client.leaves();
    expect(heard).toEqual([
      'connected',
      'occupied presence-a',
      'added 1 to presence-a',
      'removed 1 from presence-a',
      'vacated presence-a',
      'disconnected',
    ]);
  });
});
