import { describe, expect, test } from 'vitest';
import { authorizeChannelRequest } from './channel-auth';
import { channelAuth } from './signature';

const app = { id: 'paidang', key: 'KEY', secret: 'secret' };
const member = { user_id: '7', user_info: { name: '林' } };
const ask = (
  body: unknown,
  granted: Awaited<ReturnType<Parameters<typeof authorizeChannelRequest>[0]['authorize']>> = true,
  user: string | undefined = 'lin',
) => authorizeChannelRequest({ app, body, user, authorize: async () => granted });

test('R-rt-03 a granted private channel is signed for this socket', async () => {
  expect(await ask({ socket_id: '1.2', channel_name: 'private-user.7' })).toEqual({
    status: 200,
    body: { auth: channelAuth(app, '1.2', 'private-user.7') },
  });
});

test('R-rt-03 a granted presence channel is signed with the member the server names', async () => {
  const channelData = JSON.stringify(member);
  expect(
    await ask({ socket_id: '1.2', channel_name: 'presence-chatroom.1', channel_data: '{"user_id":"8"}' }, member),
  ).toEqual({
    status: 200,
    body: { auth: channelAuth(app, '1.2', 'presence-chatroom.1', channelData), channel_data: channelData },
  });
});

test('R-rt-03 without a user the answer is 401, without leave it is 403', async () => {
  const body = { socket_id: '1.2', channel_name: 'private-user.7' };
  const answer = await authorizeChannelRequest({ app, body, user: undefined, authorize: async () => true });
  expect(answer.status).toBe(401);
  expect((await ask(body, false)).status).toBe(403);
});

test('a presence channel is never signed without a member', async () => {
  expect((await ask({ socket_id: '1.2', channel_name: 'presence-chatroom.1' }, true)).status).toBe(403);
});

describe('what could have something else signed is refused before anyone is asked', () => {
  test.each<[string, unknown]>([
    ['a channel inside the socket id', { socket_id: '1.1:private-other', channel_name: 'private-user.7' }],
    ['a line break after the socket id', { socket_id: '1.1\n', channel_name: 'private-user.7' }],
    ['a user’s sign-in', { socket_id: '1.1', channel_name: ':user::{"id":"7"}' }],
    ['member data inside the channel name', { socket_id: '1.1', channel_name: 'presence-chatroom.1:{"user_id":"8"}' }],
    ['a public channel', { socket_id: '1.1', channel_name: 'news' }],
    ['a user channel', { socket_id: '1.1', channel_name: '#server-to-user-7' }],
    ['a list of channels', { socket_id: '1.1', channel_name: ['private-user.7'] }],
    ['nothing', {}],
    ['null', null],
    ['text', 'socket_id=1.1'],
  ])('%s', async (_case, body) => {
    const asked: string[] = [];
    const answer = await authorizeChannelRequest({
      app,
      body,
      user: 'lin',
      authorize: async (_user, channel) => {
        asked.push(channel);
        return true;
      },
    });
    expect(answer.status).toBe(403);
    expect(asked).toEqual([]);
  });
});
