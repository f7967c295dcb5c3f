import { messagingCalls, socialCalls } from '@paidang/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestBrowser } from '../../../test/browser';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createUser } from '../../../test/factories/users';
import { startLineLoginServer } from '../../../test/line-login-server';

const channel = { id: '1234567890', secret: 'the-secret-of-the-login-channel-' };
const addFriend = 'https://line.me/R/ti/p/%40paidang';

let line: Awaited<ReturnType<typeof startLineLoginServer>>;
let server: TestApp;
beforeAll(async () => {
  line = await startLineLoginServer(channel);
  server = await buildTestApp({
    LINE_LOGIN_CHANNEL_ID: channel.id,
    LINE_LOGIN_CHANNEL_SECRET: channel.secret,
    LINE_LOGIN_ISSUER: line.url,
    LINE_API_URL: line.url,
    LINE_ADD_FRIEND_URL: addFriend,
  });
});
afterAll(async () => {
  await server.close();
  await line.close();
});

/** A user linked while LINE reports this friendship. */
async function bindWhile(friendship: typeof line.state.friendship, sub: string) {
  line.state.friendship = friendship;
  line.state.person = { sub: `U${sub.repeat(32)}`, name: '阿澄的 LINE' };
  const as = await createUser(server.transact, { role: 'Creator' });
  const browser = new TestBrowser(server);
  const started = await server.call(socialCalls.startLine, { as, body: { url: '/profile/notify' } });
  browser.keep(started);
  await browser.go(line.agree(started.json().data.url));
  const { token, headers } = browser;
  expect((await server.call(socialCalls.bindLine, { as, headers, body: { token } })).statusCode).toBe(200);
  return (await server.call(messagingCalls.setting, { as })).json().data;
}

test('R-msg-08 LINE is asked whether who binds has added the official account; who has not is told how', async () => {
  const friend = await bindWhile(true, 'a');
  expect(friend.binding).toMatchObject({ status: 'bound', display_name: '阿澄的 LINE' });
  const stranger = await bindWhile(false, 'b');
  expect(stranger).toMatchObject({ binding: { status: 'bound_not_friend' }, add_friend_url: addFriend });
});

test.each(['unlinked', 'gone'] as const)(
  'what LINE does not say (%s) shows with the first message',
  async (friendship) => {
    expect((await bindWhile(friendship, friendship === 'gone' ? 'c' : 'd')).binding.status).toBe('bound');
  },
);
