import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FakeClient } from '../../../test/broadcast/fake-client';
import { ask, type House, openHouse, type TestUser } from '../../../test/house';

let house: House;
let vendor: TestUser;
let creator: TestUser;
let stranger: TestUser;
let task: string;
let room: string;
beforeAll(async () => {
  house = await openHouse();
  vendor = await house.user('阿澄', 'Vendor');
  creator = await house.user('小鹿');
  stranger = await house.user('路人');
  task = (await house.project(vendor, creator)).taskId;
  room = (await ask(house, vendor, { url: `/api/contact/${creator.id}/chatroom/info` })).body.data.chatroom_uuid;
});
afterAll(() => house.close());

const authorize = (user: TestUser | null, channel: string, socketId = '1.2') =>
  ask(house, user, {
    method: 'POST',
    url: '/broadcasting/auth',
    payload: new URLSearchParams({ socket_id: socketId, channel_name: channel }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const join = async (user: TestUser, channel: string) => {
  const client = new FakeClient(house.realtime.endpoint!);
  const { body } = await authorize(user, channel, client.id);
  client.taken();
  return client.says({ event: 'pusher:subscribe', data: { channel, ...body } });
};

test('R-rt-03 the answer to a bearer token opens one’s own channel', async () => {
  const [frame] = await join(vendor, `private-user.${vendor.id}`);
  expect(frame?.event).toBe('pusher_internal:subscription_succeeded');
});

test('R-rt-02 R-rt-03 a member joins the room as who they are, whatever they claim', async () => {
  const channel = `presence-chatroom.${room}`;
  const [frame] = await join(creator, channel);
  expect(JSON.parse(frame?.data as string)).toEqual({
    presence: {
      ids: [creator.id],
      hash: {
        [creator.id]: {
          uuid: creator.id,
          role: 'Creator',
          avatar: '/files/小鹿.png',
          name: '小鹿',
          company_name: '小鹿工作室',
        },
      },
      count: 1,
    },
  });
});

test('R-rt-03 both members of a project may listen to its task', async () => {
  for (const user of [vendor, creator]) {
    const [frame] = await join(user, `private-task.${task}`);
    expect(frame?.event).toBe('pusher_internal:subscription_succeeded');
  }
});

test('R-rt-03 JSON is understood as well', async () => {
  const payload = { socket_id: '1.2', channel_name: `private-user.${vendor.id}` };
  const { status, body } = await ask(house, vendor, { method: 'POST', url: '/broadcasting/auth', payload });
  expect({ status, body }).toEqual({ status: 200, body: { auth: expect.stringMatching(/^key:[0-9a-f]{64}$/) } });
});

describe('refusals', () => {
  test.each<[string, () => [TestUser, string]]>([
    ['somebody else’s channel', () => [stranger, `private-user.${vendor.id}`]],
    ['a room one is not in', () => [stranger, `presence-chatroom.${room}`]],
    ['a task of a foreign project', () => [stranger, `private-task.${task}`]],
    ['a room as a private channel', () => [vendor, `private-chatroom.${room}`]],
    ['one’s own channel as presence', () => [vendor, `presence-user.${vendor.id}`]],
    ['a channel with something before it', () => [vendor, `private-x.private-user.${vendor.id}`]],
    ['a channel in capitals', () => [vendor, `private-user.${vendor.id.toUpperCase()}`]],
    ['a channel nobody thought of', () => [vendor, 'private-admin']],
    ['a public channel', () => [vendor, 'news']],
    ['nothing', () => [vendor, '']],
  ])('%s: 403', async (_case, asked) => {
    const [user, channel] = asked();
    expect((await authorize(user, channel)).status).toBe(403);
  });

  test('a socket id that carries a channel: 403', async () => {
    expect((await authorize(stranger, `private-user.${stranger.id}`, `1.1:private-user.${vendor.id}`)).status).toBe(
      403,
    );
  });

  test('no token, or one that was revoked: 401', async () => {
    const channel = `private-user.${vendor.id}`;
    expect((await authorize(null, channel)).status).toBe(401);
    expect((await authorize({ ...vendor, token: 'x'.repeat(43) }, channel)).status).toBe(401);
  });

  test('no body at all: 403', async () => {
    expect((await ask(house, vendor, { method: 'POST', url: '/broadcasting/auth' })).status).toBe(403);
  });
});
