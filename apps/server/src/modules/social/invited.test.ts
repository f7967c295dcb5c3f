import { buildInvitationCalls, invitationCalls, projectCalls, socialCalls } from '@paidang/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestBrowser } from '../../../test/browser';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createUser, type TestUser } from '../../../test/factories/users';
import { mailsTo } from '../../../test/mails';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const google = (email: string) => ({ name: '阿澄', email, verified: 'on' });
const details = { type: 'Creator', company_name: '阿澄', phone: '0912-345-678' };
const task = { type: 'video', title: '開箱影片', platforms: ['YouTube'], fee: 45_000 };

/** An invitation to a task, and the ways in which a URL may refer to it. */
async function invite(email: string) {
  const as = await createUser(server.transact, { role: 'Vendor' });
  const body = { name: '新枕上市', brand: '山眠', product: '香氛枕', tasks: [task] };
  const project = (await server.call(buildInvitationCalls.open, { as, body })).json().data;
  const params = { task: project.tasks[0].uuid };
  const sent = await server.call(invitationCalls.send, { as, params, body: { email } });
  const [mail] = await mailsTo(server, email);
  const link = /invitation\/([\w-]+)/.exec(mail?.body ?? '')?.[1];
  return {
    project: project.uuid as string,
    byLink: `/api/login/google?role=Creator&email_token=${link}`,
    byName: `/api/login/google?role=Creator&project_invitation_uuid=${sent.json().data.uuid}`,
  };
}

const projectsOf = async ({ token, user }: { token: string; user: { uuid: string } }) => {
  const list = await server.call(projectCalls.list, { as: { id: user.uuid, token } as TestUser });
  return list.json().data.map(({ uuid }: { uuid: string }) => uuid);
};

/** A browser that went to a provider and signed in there. */
async function handleLoginCallback(path: string, email: string): Promise<TestBrowser> {
  const browser = new TestBrowser(server);
  await browser.go(path);
  await browser.signInAs(google(email));
  return browser;
}

const finish = (browser: TestBrowser, call: Parameters<TestApp['call']>[0], body: object = {}) =>
  server.call(call, { headers: browser.headers, body: { token: browser.token, ...body } });

test('R-auth-07 R-inv-03 registers with Google under any address by the mailed link, and is in the project', async () => {
  const { project, byLink } = await invite('at.work@paidang.test');
  const browser = await handleLoginCallback(byLink, 'at.home@gmail.example');
  expect(browser.at).toMatch(/^\/register\/isForm3rdLogin\?token=[\w-]{43}$/);
  const { token, headers } = browser;
  const pending = await server.call(socialCalls.pending, { params: { token }, headers });
  expect(pending.json().data.invitation).toMatchObject({ status: 'pending', project: { uuid: project } });
  const { data } = (await finish(browser, socialCalls.register, details)).json();
  expect(data.invitation).toMatchObject({ status: 'joined', project: { uuid: project } });
  expect(await projectsOf(data)).toEqual([project]);
});

test('R-auth-07 the name of an invitation counts for the invited address alone', async () => {
  const { project, byName } = await invite('named@gmail.example');
  const stranger = await handleLoginCallback(byName, 'stranger@gmail.example');
  const { token, headers } = stranger;
  const pending = await server.call(socialCalls.pending, { params: { token }, headers });
  expect(pending.json().data.invitation).toBeNull();
  const strangers = (await finish(stranger, socialCalls.register, details)).json().data;
  expect(strangers.invitation).toBeNull();
  expect(await projectsOf(strangers)).toEqual([]);

  const invited = await handleLoginCallback(byName, 'Named@gmail.example');
  const { data } = (await finish(invited, socialCalls.register, details)).json();
  expect(await projectsOf(data)).toEqual([project]);
});

test('R-inv-10 an existing user is signed in and asked, unless they have the other role', async () => {
  await finish(
    await handleLoginCallback('/api/login/google?role=Creator', 'known@gmail.example'),
    socialCalls.register,
    details,
  );
  const { project, byLink } = await invite('known.at.work@paidang.test');
  const browser = await handleLoginCallback(byLink, 'known@gmail.example');
  const { data } = (await finish(browser, socialCalls.autoLogin)).json();
  expect(data.invitation).toMatchObject({ status: 'pending', project: { uuid: project } });
  expect(await projectsOf(data)).toEqual([]);
  const as = { ...data.user, id: data.user.uuid, token: data.token } as TestUser;
  const params = { invitation: data.invitation.uuid };
  expect((await server.call(invitationCalls.join, { as, params, body: {} })).statusCode).toBe(200);

  const other = await handleLoginCallback((await invite('brand@gmail.example')).byLink, 'brand@gmail.example');
  const vendor = { type: 'Vendor', company_name: '山眠', contact_person: '許雅筑', phone: '02-2345-6789' };
  expect((await finish(other, socialCalls.register, vendor)).json().data.invitation).toBeNull();
});
