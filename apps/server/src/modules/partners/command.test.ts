import { calls, embedCalls } from '@paidang/contract/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { signToken } from '../../../test/factories/partners';
import { createUser, type TestUser } from '../../../test/factories/users';
import { runPartnerCommand } from './command';
import { partners } from './schema';

let server: TestApp;
let host: TestUser;
beforeAll(async () => {
  server = await buildTestApp();
  host = await createUser(server.transact, { role: 'Vendor' });
});
afterAll(() => server.close());

const run = (words: string, options: Parameters<typeof runPartnerCommand>[2] = {}) =>
  server.transact((tx) => runPartnerCommand(tx, words.split(' '), options));
const keyIn = (text: string) => /-----BEGIN PRIVATE KEY-----[^-]+-----END PRIVATE KEY-----/.exec(text)?.[0] ?? '';
const add = (slug: string, origin = ['https://shop.example']) =>
  run(`add ${slug}`, { account: host.email, name: '山眠選物', origin });

async function enter(slug: string, privateKey: string) {
  const [partner] = await server.db.select().from(partners).where(eq(partners.slug, slug));
  const token = await signToken({ partner: partner!, privateKey });
  return server.call(embedCalls.session, { body: { partner: slug, token } });
}

test('a partner is added with a key that is printed once and kept nowhere', async () => {
  const privateKey = keyIn(await add('first', ['https://shop.example', 'http://127.0.0.1:4000']));
  const [row] = await server.db.select().from(partners).where(eq(partners.slug, 'first'));
  expect(row).toMatchObject({ name: '山眠選物', origins: ['https://shop.example', 'http://127.0.0.1:4000'] });
  expect(JSON.stringify(row)).not.toContain('PRIVATE');
  expect(await run('list')).toBe(`first\t山眠選物\t${host.email}\thttps://shop.example http://127.0.0.1:4000\n`);
  expect((await enter('first', privateKey)).statusCode).toBe(200);
});

test('a new key invalidates the tokens and sessions of the old one', async () => {
  const before = keyIn(await add('rotated'));
  const { token } = (await enter('rotated', before)).json().data;
  const after = keyIn(await run('rotate rotated'));
  const rooms = await server.call(calls.chat.rooms, { headers: { authorization: `Bearer ${token}` } });
  expect(rooms.statusCode).toBe(401);
  expect((await enter('rotated', before)).statusCode).toBe(403);
  expect((await enter('rotated', after)).statusCode).toBe(200);
});

test('a removed partner’s visitors are signed out; their messages stay in the account', async () => {
  const key = keyIn(await add('removed'));
  const { token, chatroom_uuid: chatroom } = (await enter('removed', key)).json().data;
  const headers = { authorization: `Bearer ${token}` };
  await server.call(calls.chat.send, { headers, params: { chatroom }, body: { text: '再見' } });
  expect(await run('remove removed')).toBe('"removed" is removed.\n');
  expect((await server.call(calls.chat.rooms, { headers })).statusCode).toBe(401);
  const kept = await server.call(calls.chat.messages, { as: host, params: { chatroom } });
  expect(kept.json().data.messages).toMatchObject([{ text: '再見' }]);
});

test('the list of origins is replaced', async () => {
  await add('moved');
  expect(await run('origins moved', { origin: ['https://new.example'] })).toContain('https://new.example');
  const [row] = await server.db.select().from(partners).where(eq(partners.slug, 'moved'));
  expect(row?.origins).toEqual(['https://new.example']);
});

test.each([
  'https://shop.example/',
  'https://shop.example/path',
  'http://shop.example',
  '*',
  'https://*.example',
  'https://shop.example;x',
  'null',
])('%s is no origin', async (origin) => {
  await expect(add('wrong', [origin])).rejects.toThrow(`"${origin}" is not an origin`);
});

test.each([
  ['add Shop', 'is not a name of 2 to 40'],
  ['add first', 'There is a partner "first" already.'],
  ['rotate nobody', 'There is no partner "nobody".'],
  ['remove nobody', 'There is no partner "nobody".'],
  ['dance first', 'npm run partner -- add'],
  ['list everything', 'npm run partner -- add'],
])('%s says what is wrong', async (words, message) => {
  await expect(run(words, { account: host.email, origin: ['https://shop.example'] })).rejects.toThrow(message);
});

test('an account and an origin are required', async () => {
  const origin = ['https://shop.example'];
  await expect(run('add lonely', { account: 'nobody@paidang.test', origin })).rejects.toThrow('active account');
  await expect(run('add lonely', { account: host.email })).rejects.toThrow('No --origin was given');
});
