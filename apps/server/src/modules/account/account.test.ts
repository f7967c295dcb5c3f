import { randomUUID } from 'node:crypto';
import {
  abuseReportCalls,
  accountCalls,
  authCalls,
  buildInvitationCalls,
  consultationCalls,
  invitationCalls,
  messagingCalls,
  outlineCalls,
  proposalCalls,
  proposalCommentCalls,
} from '@paidang/contract/calls';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { pictureFile } from '../../../test/factories/files';
import { createProject } from '../../../test/factories/projects';
import { provideProposal } from '../../../test/factories/proposals';
import { createStaff } from '../../../test/factories/staff';
import { createUser, type TestUser } from '../../../test/factories/users';
import { mailedToken, mailsTo } from '../../../test/mails';
import { hashPassword } from '../auth';
import { oneTimeTokens } from '../auth/schema';
import { openRoom, sendMessage } from '../chat';
import { invitations } from '../invitations/schema';
import { messagingSettings } from '../messaging/schema';
import { notifications } from '../notifications/schema';
import { users } from '../users/schema';
import { eraseDueAccounts } from '.';

let server: TestApp;
let vendor: TestUser;
let creator: TestUser;
const password = 'paidang2026';

beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  server.clock.now = new Date('2026-11-21T08:00:00Z');
  const passwordHash = await hashPassword(password);
  vendor = await createUser(server.transact, { role: 'Vendor', passwordHash, contactPerson: '許雅筑' });
  creator = await createUser(server.transact, { role: 'Creator', passwordHash });
});
afterAll(() => server.close());

const change = {
  company_name: ' 山眠 ',
  contact_person: '許雅筑',
  phone: '02-5550-0168#12',
  youtube: 'https://youtube.com/@sanmin',
  cooperation_fee: '60,000',
};
const update = (as: TestUser, body: object) => server.call(accountCalls.updateProfile, { as, body });
const login = (email: string, secret = password) => server.call(authCalls.login, { body: { email, password: secret } });

describe('the profile', () => {
  test('R-rta-25 stores a contact person for vendors, and links and a fee for creators', async () => {
    expect((await update(vendor, change)).json().data).toMatchObject({
      name: '許雅筑',
      company_name: '山眠',
      contact_person: '許雅筑',
      phone: '02-5550-0168#12',
      youtube: '',
      cooperation_fee: '',
    });
    expect((await update(creator, { ...change, company_name: '阿澄' })).json().data).toMatchObject({
      name: '阿澄',
      contact_person: null,
      youtube: 'https://youtube.com/@sanmin',
      cooperation_fee: '60,000',
      deletion_at: null,
    });
    expect((await server.call(accountCalls.profile, { as: creator })).json().data.youtube).toContain('@sanmin');
  });

  test('reports every invalid field; fields required for vendors are optional for creators', async () => {
    const wrong = { ...change, company_name: ' ', phone: '12', youtube: 'youtu.be' };
    expect((await update(creator, wrong)).json().errors).toEqual({
      company_name: ['請填寫此欄位'],
      phone: ['無效的電話號碼'],
      youtube: ['注意格式是否錯誤'],
    });
    const empty = { ...change, contact_person: '', phone: '' };
    expect((await update(vendor, empty)).json().errors).toEqual({
      contact_person: ['請填寫此欄位'],
      phone: ['請填寫此欄位'],
    });
    expect((await update(creator, empty)).statusCode).toBe(200);
  });

  test('a picture is cropped to a square and replaces the previous one', async () => {
    const send = async (file: Awaited<ReturnType<typeof pictureFile>>) =>
      server.call(accountCalls.setAvatar, { as: creator, files: [file] });
    const first = (await send(await pictureFile('me.png', { width: 900, height: 600 }))).json().data.avatar;
    const shown = await server.app.inject({ url: first });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 512, height: 512 });
    const second = (await send(await pictureFile('me.jpg'))).json().data.avatar;
    expect((await server.app.inject({ url: first })).statusCode).toBe(404);
    expect((await server.call(accountCalls.removeAvatar, { as: creator })).json().data.avatar).toBeNull();
    expect((await server.app.inject({ url: second })).statusCode).toBe(404);
    const fake = { field: 'file', name: 'me.png', bytes: new Uint8Array(Buffer.from('MZ not a picture')) };
    expect((await send(fake)).json()).toMatchObject({ code: '0415', message: '上傳失敗' });
  });
});

test('R-auth-23 R-role-03 a company is visible only to people who share a project with it', async () => {
  const at = await createProject(server.transact, { vendor, creator });
  const look = (as: TestUser, id: string) => server.call(accountCalls.company, { as, params: { id } });
  expect((await look(at.creator, vendor.id)).json().data).toEqual({
    uuid: vendor.id,
    role: 'Vendor',
    avatar: null,
    name: vendor.name,
    company_name: vendor.companyName,
  });
  const stranger = await createUser(server.transact, { role: 'Creator' });
  for (const id of [vendor.id, 'not-a-uuid']) expect((await look(stranger, id)).statusCode).toBe(404);
});

describe('a password', () => {
  const set = (current_password: string, next = 'new-paidang-2026') =>
    server.call(accountCalls.changePassword, { as: creator, body: { current_password, password: next } });

  test('can be changed with the current password, which signs out other devices', async () => {
    const other = (await login(creator.email)).json().data.token;
    expect((await set('wrong')).json()).toMatchObject({ code: '0422', errors: { current_password: ['密碼錯誤'] } });
    expect((await set(password, 'a b')).json().errors).toEqual({ password: ['注意格式是否錯誤'] });
    expect((await set(password)).statusCode).toBe(200);
    const headers = { authorization: `Bearer ${other}` };
    expect((await server.call(authCalls.checkToken, { headers })).statusCode).toBe(401);
    expect((await server.call(authCalls.checkToken, { as: creator })).statusCode).toBe(200);
    expect((await login(creator.email)).json().code).toBe('0102');
    expect((await login(creator.email, 'new-paidang-2026')).statusCode).toBe(200);
    expect((await mailsTo(server, creator.email))[0]?.subject).toBe('你的密碼已變更｜拍檔');
  });

  test('invalidates links mailed earlier when it changes', async () => {
    await server.call(authCalls.forgotPassword, { body: { email: creator.email } });
    const mailed = { params: { token: await mailedToken(server, creator.email) } };
    const data = await server.call(accountCalls.exportData, { as: creator, body: { password } });
    expect((await server.call(authCalls.checkResetToken, mailed)).statusCode).toBe(200);
    expect((await set(password)).statusCode).toBe(200);
    expect((await server.call(authCalls.checkResetToken, mailed)).json().code).toBe('0422');
    expect((await server.app.inject({ url: data.json().data.path })).statusCode).toBe(404);
  });

  test('cannot be guessed from within a session', async () => {
    const codes: string[] = [];
    for (let tries = 0; tries < 10; tries += 1) codes.push((await set('wrong')).json().code);
    expect(codes.at(-1)).toBe('0429');
  });
});

test('personal data can be downloaded once as a zip, after entering the password', async () => {
  const at = await createProject(server.transact, { creator });
  await server.call(accountCalls.setAvatar, { as: creator, files: [await pictureFile('我.png')] });
  const ask = (secret: string) => server.call(accountCalls.exportData, { as: creator, body: { password: secret } });
  expect((await ask('wrong')).json().errors).toEqual({ password: ['密碼錯誤'] });
  const body = { email: vendor.email, note: '想一起拍開箱' };
  await server.call(buildInvitationCalls.send, { as: creator, body });
  const { preferences } = (await server.call(messagingCalls.setting, { as: creator })).json().data;
  await server.call(messagingCalls.save, { as: creator, body: { ask: 'always', preferences, off_hours: false } });
  const { path } = (await ask(password)).json().data;
  const answer = await server.app.inject({ url: path });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename=paidang.zip',
    'cache-control': 'no-store',
  });
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const read = (name: string) => JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array()));
  expect(read('profile')).toMatchObject({ email: creator.email });
  expect(read('tasks')).toMatchObject([{ id: at.task.id }]);
  expect(read('invitations-sent')).toMatchObject([body]);
  expect(read('notification-settings')).toMatchObject([{ ask: 'always' }]);
  const names = Object.keys(files);
  expect(names).toContainEqual(expect.stringMatching(/^files\/\w{8}-我\.png$/));
  const explained = strFromU8(files['說明.txt'] ?? new Uint8Array()).matchAll(/^(\S+\.json)：\S/gm);
  expect([...explained].map(([, name]) => name)).toEqual(names.filter((name) => name.endsWith('.json')));
  expect(JSON.stringify(Object.values(files).map((file) => strFromU8(file)))).not.toMatch(/argon2/);
  expect((await server.app.inject({ url: path })).statusCode).toBe(404);
});

test('a vendor’s export contains their own answers, consultations and reports only', async () => {
  const at = await createProject(server.transact, { vendor, creator });
  const writer = await createStaff(server.transact);
  const proposed = async () => (await provideProposal(server, { writer, vendor })).uuid;
  const [declined] = [await proposed(), await proposed()];
  const params = { proposal: declined };
  await server.call(proposalCalls.get, { as: vendor, params });
  await server.call(proposalCommentCalls.send, { as: vendor, params, body: { message: '可以換人嗎？' } });
  await server.call(proposalCalls.decline, { as: vendor, params, body: { version: 1, reason: '預算不夠' } });
  const room = await server.transact((tx) => openRoom(tx, vendor.id, creator.id));
  const { message_uuid } = await server.transact((tx) => sendMessage(tx, creator.id, room, { text: '先匯款' }));
  const complaint = { reason: 'fraud', note: '要先匯款' };
  const about = { chatroom: room, chat_message: message_uuid };
  expect(
    (await server.call(abuseReportCalls.reportMessage, { as: vendor, params: about, body: complaint })).statusCode,
  ).toBe(200);
  for (const email of [vendor.email.toUpperCase(), 'somebody@paidang.test']) {
    const body = { uuid: randomUUID(), name: '許', company: '山眠', topic: 'japan', message: '想問日本', agreed: true };
    await server.call(consultationCalls.send, { body: { ...body, email } });
  }
  const { path } = (await server.call(accountCalls.exportData, { as: vendor, body: { password } })).json().data;
  const files = unzipSync(new Uint8Array((await server.app.inject({ url: path })).rawPayload));
  const read = (name: string) => JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array()));
  expect(read('projects')).toMatchObject([{ id: at.project.id }]);
  expect(read('proposals')).toMatchObject([{ answer: 'decline', version: 1, reason: '預算不夠' }]);
  expect(read('proposal-comments')).toMatchObject([{ message: '可以換人嗎？' }]);
  expect(read('abuse-reports')).toMatchObject([{ reason: 'fraud', note: '要先匯款', reported: '先匯款' }]);
  expect(read('consultations')).toMatchObject([{ topic: 'japan', message: '想問日本' }]);
});

describe('deleting an account', () => {
  const ask = (secret = password) =>
    server.call(accountCalls.deleteAccount, { as: creator, body: { password: secret } });
  const daysLater = (days: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + days * 86_400_000);
  };

  test('takes effect after 14 days and can be undone until then', async () => {
    expect((await ask('wrong')).json().errors).toEqual({ password: ['密碼錯誤'] });
    expect((await ask()).json().data.deletion_at).toBe('2026-12-05T08:00:00.000Z');
    expect((await mailsTo(server, creator.email))[0]?.body).toContain('2026/12/05（六）');
    daysLater(13);
    expect((await ask()).json().data.deletion_at).toBe('2026-12-05T08:00:00.000Z');
    await eraseDueAccounts(server.platform);
    expect((await server.call(accountCalls.keepAccount, { as: creator })).json().data.deletion_at).toBeNull();
    daysLater(2);
    await eraseDueAccounts(server.platform);
    expect((await login(creator.email)).statusCode).toBe(200);
  });

  test('erases the person and keeps the project', async () => {
    const at = await createProject(server.transact, { creator });
    const { avatar } = (
      await server.call(accountCalls.setAvatar, { as: creator, files: [await pictureFile('me.png')] })
    ).json().data;
    await ask();
    daysLater(14);
    await eraseDueAccounts(server.platform);
    const [row] = await server.db.select().from(users).where(eq(users.id, creator.id));
    expect(row).toMatchObject({ status: 'deleted', name: '已刪除的帳號', phone: '', avatar: null, links: null });
    expect((await server.app.inject({ url: avatar })).statusCode).toBe(404);
    expect((await login(creator.email)).json().code).toBe('0102');
    expect((await server.call(authCalls.checkToken, { as: creator })).statusCode).toBe(401);
    const free = await server.call(authCalls.checkEmailRepeat, { body: { email: creator.email } });
    expect(free.json().status).toBe('0000');
    expect((await server.call(accountCalls.profile, { as: at.vendor })).statusCode).toBe(200);
  });

  test('erases name and address from notifications and invitations of others', async () => {
    const at = await createProject(server.transact, { vendor, creator });
    const { email } = creator;
    const brand = 'brand@paidang.test';
    const make = async (call: Parameters<typeof server.call>[0], as: TestUser | null, body: object, params = {}) =>
      expect((await server.call(call, { as, params, body })).statusCode).toBe(200);
    await make(
      outlineCalls.store,
      creator,
      { content: '<p>一</p>', is_draft: false, revision: 0 },
      { task: at.task.id },
    );
    await make(buildInvitationCalls.send, creator, { email: vendor.email });
    await make(buildInvitationCalls.send, creator, { email: brand });
    const tasks = [{ type: 'story', title: '限動' }];
    const project = { name: '香氛蠟燭', brand: '山眠', product: '蠟燭', tasks, creator_email: email };
    await make(buildInvitationCalls.open, vendor, project);
    const { preferences } = (await server.call(messagingCalls.setting, { as: creator })).json().data;
    await make(messagingCalls.save, creator, { ask: 'ask', preferences, off_hours: false });
    await make(authCalls.forgotPassword, null, { email });

    await ask();
    daysLater(14);
    await eraseDueAccounts(server.platform);
    const tables = [users, notifications, invitations, messagingSettings, oneTimeTokens];
    for (const table of tables) {
      const rows = JSON.stringify(await server.db.select().from(table));
      for (const trace of [email, creator.name]) expect(rows).not.toContain(trace);
    }
    const owned = [
      await server.db.$count(notifications, eq(notifications.recipientId, creator.id)),
      await server.db.$count(messagingSettings, eq(messagingSettings.userId, creator.id)),
      await server.db.$count(oneTimeTokens, eq(oneTimeTokens.userId, creator.id)),
    ];
    expect(owned).toEqual([0, 0, 0]);
    const told = await server.db.select().from(notifications).where(eq(notifications.recipientId, vendor.id));
    expect(told.map(({ parameters }) => parameters.company_name)).toEqual(['已刪除的帳號', '已刪除的帳號']);
    const { sent, received } = (await server.call(invitationCalls.list, { as: vendor })).json().data;
    expect(sent).toMatchObject([{ email: '已刪除的帳號', status: 'rejected' }]);
    expect(received).toMatchObject([{ sender: { name: '已刪除的帳號' }, status: 'revoked' }]);
    expect((await mailsTo(server, brand))[0]?.subject).toContain('收回了邀請');
  });
});
