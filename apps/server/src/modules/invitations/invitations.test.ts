import {
  authCalls,
  buildInvitationCalls,
  type Call,
  invitationCalls,
  notificationCalls,
  projectCalls,
} from '@paidang/contract/calls';
import type { Invitation, Notification } from '@paidang/contract/entities';
import { invitationLimits, limits } from '@paidang/contract/limits';
import { invitationMessages, messages } from '@paidang/contract/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp, type TestRequest } from '../../../test/build-app';
import { createUser, type TestUser } from '../../../test/factories/users';
import { mailedToken } from '../../../test/mails';
import { hourOfDay } from '../../platform/schedule';
import { openSession } from '../sessions';
import { mailExpiredInvitations } from './expiry';
import { invitations } from './schema';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const day = 86_400_000;
const vendor = () => createUser(server.transact, { role: 'Vendor' });
const creator = () => createUser(server.transact, { role: 'Creator' });

const signInAgain = async (user: TestUser): Promise<TestUser> => ({
  ...user,
  token: await server.transact((tx) => openSession(tx, user.id)),
});

/** The data of a successful call. */
async function ask(call: Call, request: TestRequest) {
  const response = await server.call(call, request);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data;
}

/** The mails to an address, newest first. */
async function mailsTo(email: string): Promise<{ subject: string; body: string }[]> {
  const response = await server.app.inject({ url: '/dev/outbox', headers: { accept: 'application/json' } });
  const mails: { to: string; subject: string; body: string }[] = response.json();
  return mails.filter(({ to }) => to === email);
}

/** The link of the newest mail to an address. */
async function linkTo(email: string): Promise<URL> {
  const link = (await mailsTo(email))[0]?.body.match(/https?:\S+\/invitation\/\S+/)?.[0];
  if (!link) throw new Error(`There is no invitation to ${email}.`);
  return new URL(link);
}

const tokenOf = ({ pathname }: URL): string => pathname.split('/').at(-1) ?? '';

const draft = {
  name: '夜間修護精華',
  brand: '山眠',
  product: '夜間修護精華 30ml',
  tasks: [{ type: 'video', title: '開箱影片', platforms: ['YouTube'], fee: 45_000 }],
};

const openProject = (as: TestUser, rest: object = {}) =>
  ask(buildInvitationCalls.open, { as, body: { ...draft, ...rest } });

const registration = (email: string, type: 'Vendor' | 'Creator') => ({
  type,
  email,
  password: 'paidang2026',
  phone: '02-2345-6789',
  company_name: type === 'Vendor' ? '山眠' : '阿澄',
  contact_person: '許雅筑',
});

const notificationsOf = (as: TestUser, invitation: '0' | '1') =>
  ask(notificationCalls.list, { as, query: { invitation, per_page: 99 } });

describe('opening a project', () => {
  test('R-prj-15 creates its tasks, each with its steps', async () => {
    const as = await vendor();
    const tasks = [
      { type: 'video', title: '開箱影片', fee: 45_000 },
      { type: 'story', title: '限動', quantity: 2 },
    ];
    const project = await openProject(as, { tasks, start_date: '2026-12-01', end_date: '2027-01-15' });
    expect(project).toMatchObject({ status: 'building', start_date: '2026-12-01', end_date: '2027-01-15' });
    expect(project.tasks.map(({ title }: { title: string }) => title)).toEqual(['開箱影片', '限動 1', '限動 2']);
    expect(project.tasks[0].steps.map((step: { function: string }) => step.function)).toContain('030');
    expect(await ask(projectCalls.list, { as })).toHaveLength(1);
  });

  test('R-prj-14 sets it to inviting once a creator is invited, at the start or later', async () => {
    const as = await vendor();
    expect(await openProject(as, { creator_email: (await creator()).email })).toMatchObject({ status: 'inviting' });
    const { uuid, status, tasks } = await openProject(as, {});
    expect(status).toBe('building');
    const body = { email: (await creator()).email };
    await ask(invitationCalls.send, { as, params: { task: tasks[0].uuid }, body });
    expect(await ask(projectCalls.get, { as, params: { project: uuid } })).toMatchObject({ status: 'inviting' });
  });

  test('R-prj-14 restores the earlier status when no invitation is pending, until the next invitation', async () => {
    const [boss, first, second] = [await vendor(), await creator(), await creator()];
    const { uuid, tasks } = await openProject(boss, { creator_email: first.email });
    const statusOf = async (as = boss) => (await ask(projectCalls.get, { as, params: { project: uuid } })).status;
    const [task] = tasks;
    const invited = await ask(invitationCalls.send, {
      as: boss,
      params: { task: task.uuid },
      body: { email: second.email },
    });
    const received = async (guest: TestUser) => ({
      invitation: (await ask(invitationCalls.list, { as: guest })).received[0].uuid,
    });

    await ask(invitationCalls.reject, { as: first, params: await received(first), body: {} });
    expect(await statusOf()).toBe('inviting');
    await ask(invitationCalls.revoke, { as: boss, params: { invitation: invited.uuid } });
    expect(await statusOf()).toBe('building');

    const { now } = server.clock;
    // Other dates than in the other tests, since the job runs once a day.
    server.clock.now = new Date(now.getTime() + 100 * day);
    const third = await creator();
    const to = { params: { task: task.uuid }, body: { email: third.email } };
    const { uuid: invitation } = await ask(invitationCalls.send, { as: await signInAgain(boss), ...to });
    const sent = server.clock.now.getTime();
    expect(await statusOf(await signInAgain(boss))).toBe('inviting');
    for (const days of [limits.invitations.days, limits.invitations.days + 1]) {
      server.clock.now = hourOfDay(new Date(sent + days * day), 10);
      await mailExpiredInvitations(server.platform);
    }
    const later = await signInAgain(boss);
    expect(await statusOf(later)).toBe('building');
    await ask(invitationCalls.resend, { as: later, params: { invitation } });
    expect(await statusOf(later)).toBe('inviting');
    server.clock.now = now;
  });

  test('R-prj-15 reports errors at their fields', async () => {
    const body = { ...draft, name: ' ', start_date: '2026-12-02', end_date: '2026-12-01' };
    const response = await server.call(buildInvitationCalls.open, { as: await vendor(), body });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toMatchObject({ name: [messages.fillThisField] });
  });

  test('is for vendors only', async () => {
    const response = await server.call(buildInvitationCalls.open, { as: await creator(), body: draft });
    expect(response.statusCode).toBe(404);
  });
});

interface Invited {
  boss: TestUser;
  guest: TestUser;
  params: { invitation: string };
}

describe('a creator invited to a project', () => {
  test('R-inv-01 R-inv-11 R-inv-12 is notified, joins, and is in the project', async () => {
    const [boss, guest] = [await vendor(), await creator()];
    const { uuid } = await openProject(boss, { creator_email: guest.email, note: '期待合作' });
    expect(await ask(projectCalls.list, { as: guest })).toEqual([]);
    const [note] = await notificationsOf(guest, '1');
    expect(note.code).toEqual({ identity: '1', function: '010', action: '10' });
    const { project_build_invitation_uuid: invitation } = note.parameters;

    const seen: Invitation = await ask(invitationCalls.get, { as: guest, params: { invitation } });
    expect(seen).toMatchObject({ kind: 'build', status: 'pending', note: '期待合作', recipient_role: 'Creator' });
    expect(seen.tasks).toMatchObject([{ title: '開箱影片', fee: 45_000 }]);

    const joined = await ask(invitationCalls.join, { as: guest, params: { invitation }, body: {} });
    expect(joined.status).toBe('joined');
    expect(await ask(projectCalls.list, { as: guest })).toMatchObject([{ uuid, status: 'active' }]);
    expect((await notificationsOf(boss, '0'))[0].code).toEqual({ identity: '2', function: '010', action: '11' });
  });

  test('may take some of the tasks', async () => {
    const [boss, guest] = [await vendor(), await creator()];
    const tasks = [draft.tasks[0], { type: 'story', title: '限動' }];
    const project = await openProject(boss, { tasks, creator_email: guest.email });
    const { received } = await ask(invitationCalls.list, { as: guest });
    const params = { invitation: received[0].uuid };
    await ask(invitationCalls.join, { as: guest, params, body: { task_uuids: [project.tasks[1].uuid] } });
    const [{ tasks: now }] = await ask(projectCalls.list, { as: guest });
    expect(now).toMatchObject([{ uuid: project.tasks[1].uuid, creator: { uuid: guest.id } }]);
    const [{ tasks: all }] = await ask(projectCalls.list, { as: boss });
    expect(all.map((task: { creator: unknown }) => task.creator !== null)).toEqual([false, true]);
  });

  test('R-inv-01 rejects it: the sender is notified and the notification is marked as read', async () => {
    const [boss, guest] = [await vendor(), await creator()];
    await openProject(boss, { creator_email: guest.email });
    const [note] = await notificationsOf(guest, '1');
    const params = { invitation: note.parameters.project_build_invitation_uuid };
    const body = { notification_uuid: note.uuid };
    const refused = await ask(buildInvitationCalls.reject, { as: guest, params, body });
    expect(refused.status).toBe('rejected');
    expect((await notificationsOf(guest, '1'))[0].is_read).toBe(true);
    expect((await notificationsOf(boss, '0'))[0].code).toEqual({ identity: '2', function: '010', action: '12' });
    const late = await server.call(invitationCalls.join, { as: guest, params, body: {} });
    expect(late.json()).toMatchObject({ code: '0422', message: messages.invitationAnswered });
  });

  test.each<[string, (invitation: Invited) => Promise<unknown>]>([
    ['joins', ({ guest, params }) => ask(invitationCalls.join, { as: guest, params, body: {} })],
    ['says no', ({ guest, params }) => ask(invitationCalls.reject, { as: guest, params, body: {} })],
    [
      'says no by the link',
      async ({ guest }) => {
        const email_token = tokenOf(await linkTo(guest.email));
        return ask(invitationCalls.rejectByLink, { body: { email_token } });
      },
    ],
    ['is no longer invited', ({ boss, params }) => ask(invitationCalls.revoke, { as: boss, params })],
  ])('R-ntf-10 R-ntf-11 has no unread notification about it once they %s', async (_how, answer) => {
    const [boss, guest] = [await vendor(), await creator()];
    await openProject(boss, { creator_email: guest.email });
    await openProject(boss, { creator_email: guest.email });
    const { received } = await ask(invitationCalls.list, { as: guest });
    await answer({ boss, guest, params: { invitation: received[0].uuid } });
    const notes: Notification[] = await notificationsOf(guest, '1');
    const { received: now } = await ask(invitationCalls.list, { as: guest });
    const waiting = now.filter((one: Invitation) => one.status === 'pending').map((one: Invitation) => one.uuid);
    const unread = notes.filter((note) => !note.is_read);
    expect(notes).toHaveLength(2);
    expect(unread.map((note) => note.parameters.project_build_invitation_uuid)).toEqual(waiting);
  });

  test('R-inv-01 cannot answer after 30 days, until it is sent again', async () => {
    const [boss, guest] = [await vendor(), await creator()];
    await openProject(boss, { creator_email: guest.email });
    const { sent } = await ask(invitationCalls.list, { as: boss });
    const params = { invitation: sent[0].uuid };
    const { now } = server.clock;
    server.clock.now = new Date(now.getTime() + limits.invitations.days * day);
    const bossLater = await signInAgain(boss);
    const guestLater = await signInAgain(guest);
    expect((await ask(invitationCalls.get, { as: guestLater, params })).status).toBe('expired');
    const refused = await server.call(invitationCalls.join, { as: guestLater, params, body: {} });
    expect(refused.json()).toMatchObject({ code: '0422', message: messages.invitationExpired });
    await ask(invitationCalls.resend, { as: bossLater, params });
    expect((await ask(invitationCalls.get, { as: guestLater, params })).status).toBe('pending');
    server.clock.now = now;
  });

  test('R-ntf-10 R-ntf-11 the sender is mailed once about an expired invitation, and the recipient’s notification is marked as read', async () => {
    const [boss, guest] = [await vendor(), await creator()];
    await openProject(boss, { creator_email: guest.email });
    const { now } = server.clock;
    const expiry = now.getTime() + limits.invitations.days * day;
    for (const later of [expiry - day, expiry, expiry + day, expiry + day, expiry + 2 * day]) {
      server.clock.now = hourOfDay(new Date(later), 10);
      await mailExpiredInvitations(server.platform);
    }
    server.clock.now = now;
    expect((await notificationsOf(guest, '1'))[0].is_read).toBe(true);
    const told = (await mailsTo(boss.email)).filter(({ subject }) => subject.includes('已逾期'));
    expect(told).toHaveLength(1);
    expect(told[0]?.body).toContain(guest.email);
  });

  test('cannot take a task twice, and nobody else can answer for them', async () => {
    const [boss, guest, other] = [await vendor(), await creator(), await creator()];
    const project = await openProject(boss, { creator_email: guest.email });
    const body = { email: other.email };
    const toTask = await ask(invitationCalls.send, { as: boss, params: { task: project.tasks[0].uuid }, body });
    const { received } = await ask(invitationCalls.list, { as: guest });
    const params = { invitation: received[0].uuid };
    expect((await server.call(invitationCalls.join, { as: other, params, body: {} })).statusCode).toBe(404);
    await ask(invitationCalls.join, { as: guest, params, body: {} });
    const taken = await server.call(invitationCalls.join, { as: other, params: { invitation: toTask.uuid }, body: {} });
    expect(taken.json()).toMatchObject({ code: '0422', message: messages.taskTaken });
  });
});

describe('the mailed link of a task invitation', () => {
  const invited = async (email: string) => {
    const boss = await vendor();
    const project = await openProject(boss);
    const [task] = project.tasks;
    const { uuid } = await ask(invitationCalls.send, { as: boss, params: { task: task.uuid }, body: { email } });
    const link = await linkTo(email);
    return { boss, project, task, uuid, link, proof: { email_token: tokenOf(link), task_uuid: task.uuid } };
  };

  test('R-inv-02 shows who invites and to what', async () => {
    const { boss, link, task, proof } = await invited('new1@paidang.test');
    expect(link.searchParams.get('task_uuid')).toBe(task.uuid);
    const seen = await ask(invitationCalls.validate, { body: proof });
    expect(seen).toMatchObject({
      kind: 'task',
      status: 'pending',
      sender: { uuid: boss.id },
      project: { name: draft.name },
    });
  });

  test('R-inv-03 R-auth-07 registers and verifies the creator, who joins', async () => {
    const { project, proof, uuid } = await invited('new2@paidang.test');
    const body = { ...registration('new2@paidang.test', 'Creator'), ...proof, project_invitation_uuid: uuid };
    const session = await ask(invitationCalls.register, { body });
    const as = { ...session.user, token: session.token };
    expect(await ask(projectCalls.list, { as })).toMatchObject([{ uuid: project.uuid, status: 'active' }]);
  });

  test('R-auth-07 R-inv-09 can be followed by a normal registration, which joins once the address is verified', async () => {
    const { project, task, uuid } = await invited('new6@paidang.test');
    const named = { project_invitation_uuid: uuid, task_uuid: task.uuid };
    for (const email of ['new6@paidang.test', 'curious@paidang.test']) {
      await ask(authCalls.register, { body: { ...registration(email, 'Creator'), ...named } });
    }
    const verify = async (email: string) =>
      ask(authCalls.verifyEmail, { params: { token: await mailedToken(server, email) } });
    const stranger = await verify('curious@paidang.test');
    expect(stranger.invitation).toBeNull();
    const { user, token, invitation } = await verify('new6@paidang.test');
    expect(invitation).toMatchObject({ uuid, status: 'joined' });
    const as = { ...user, token };
    expect(await ask(projectCalls.list, { as })).toMatchObject([{ uuid: project.uuid, status: 'active' }]);
  });

  test('R-inv-03 is only for the invited address and role', async () => {
    const { proof } = await invited('new3@paidang.test');
    const another = { ...registration('else@paidang.test', 'Creator'), ...proof };
    const refused = await server.call(invitationCalls.register, { body: another });
    expect(refused.json().errors).toEqual({ email: [messages.invitedEmailOnly] });
    const asVendor = { ...registration('new3@paidang.test', 'Vendor'), ...proof };
    expect((await server.call(invitationCalls.register, { body: asVendor })).statusCode).toBe(404);
  });

  test('R-inv-02 is refused for another task, an unknown token, or once revoked', async () => {
    const { boss, proof, uuid } = await invited('new4@paidang.test');
    const foreign = { ...proof, task_uuid: '01890000-0000-7000-8000-000000000000' };
    expect((await server.call(invitationCalls.validate, { body: foreign })).statusCode).toBe(404);
    const unknown = { ...proof, email_token: 'a'.repeat(43) };
    expect((await server.call(invitationCalls.validate, { body: unknown })).statusCode).toBe(404);
    await ask(invitationCalls.revoke, { as: boss, params: { invitation: uuid } });
    await ask(invitationCalls.revoke, { as: boss, params: { invitation: uuid } });
    const told = (await mailsTo('new4@paidang.test')).map(({ subject }) => subject);
    expect(told.filter((subject) => subject.includes('收回了邀請'))).toHaveLength(1);
    expect(await ask(invitationCalls.validate, { body: proof })).toMatchObject({ status: 'revoked' });
    const body = { ...registration('new4@paidang.test', 'Creator'), ...proof };
    const late = await server.call(invitationCalls.register, { body });
    expect(late.json()).toMatchObject({ code: '0422', message: messages.invitationRevoked });
  });

  test('is replaced by a newer one, which is not sent twice a minute', async () => {
    const { boss, proof, uuid } = await invited('new5@paidang.test');
    const params = { invitation: uuid };
    expect((await server.call(invitationCalls.resend, { as: boss, params })).statusCode).toBe(429);
    const { now } = server.clock;
    server.clock.now = new Date(now.getTime() + limits.resendCooldown);
    await ask(invitationCalls.resend, { as: boss, params });
    server.clock.now = now;
    expect((await server.call(invitationCalls.validate, { body: proof })).statusCode).toBe(404);
    const newer = { ...proof, email_token: tokenOf(await linkTo('new5@paidang.test')) };
    expect(await ask(invitationCalls.validate, { body: newer })).toMatchObject({ uuid });
  });

  test('can be used to decline without an account', async () => {
    const { boss, proof } = await invited('new6@paidang.test');
    const body = { email_token: proof.email_token };
    expect(await ask(invitationCalls.rejectByLink, { body })).toMatchObject({ status: 'rejected' });
    const [note] = await notificationsOf(boss, '0');
    expect(note).toMatchObject({ avatar: null, parameters: { name: 'new6@paidang.test' } });
  });
});

describe('a vendor invited to open a project', () => {
  const invited = async (email: string) => {
    const star = await creator();
    const { uuid } = await ask(buildInvitationCalls.send, { as: star, body: { email, note: '想一起拍開箱' } });
    return { star, uuid };
  };

  test('R-inv-04 R-inv-05 registers by the link and opens it with the creator as a member', async () => {
    const { star, uuid } = await invited('brand1@paidang.test');
    const email_token = tokenOf(await linkTo('brand1@paidang.test'));
    const proof = { email_token, project_build_invitation_uuid: uuid };
    const seen = await ask(buildInvitationCalls.validate, { body: proof });
    expect(seen).toMatchObject({ kind: 'build', sender: { uuid: star.id }, project: null, recipient_role: 'Vendor' });

    const body = { ...registration('brand1@paidang.test', 'Vendor'), ...proof };
    const session = await ask(buildInvitationCalls.register, { body });
    const as = { ...session.user, token: session.token };
    const project = await openProject(as, { project_build_invitation_uuid: uuid });
    expect(project).toMatchObject({ status: 'active', tasks: [{ creator: { uuid: star.id } }] });
    expect(await ask(projectCalls.list, { as: star })).toMatchObject([{ uuid: project.uuid }]);
    expect((await notificationsOf(star, '0'))[0].code).toEqual({ identity: '1', function: '010', action: '11' });
    const again = { ...draft, project_build_invitation_uuid: uuid };
    expect((await server.call(buildInvitationCalls.open, { as, body: again })).statusCode).toBe(422);
  });

  test('R-inv-06 rejects it together with its notification', async () => {
    const boss = await vendor();
    const { star, uuid } = await invited(boss.email);
    const [note] = await notificationsOf(boss, '1');
    expect(note.parameters).toMatchObject({ project_build_invitation_uuid: uuid, kol_uuid: star.id });
    const body = { notification_uuid: note.uuid };
    await ask(buildInvitationCalls.reject, { as: boss, params: { invitation: uuid }, body });
    expect((await notificationsOf(star, '0'))[0].code).toEqual({ identity: '1', function: '010', action: '12' });
  });

  test('must have the other role, and is invited only once at a time', async () => {
    const [star, friend, boss] = [await creator(), await creator(), await vendor()];
    const send = (email: string) => server.call(buildInvitationCalls.send, { as: star, body: { email } });
    expect((await send(friend.email)).json().errors).toEqual({ email: [messages.cannotInvite] });
    expect((await send(star.email)).json().errors).toEqual({ email: [messages.cannotInvite] });
    expect((await send(boss.email)).statusCode).toBe(200);
    expect((await send(boss.email)).json().errors).toEqual({ email: [messages.alreadyInvited] });
    expect((await send('not an address')).statusCode).toBe(422);
    const { received } = await ask(invitationCalls.list, { as: friend });
    expect(received).toEqual([]);
  });
});

describe('duplicate invitations', () => {
  // The number of projects opened per minute is limited, and the tests above have used it up.
  beforeAll(async () => {
    await server.close();
    server = await buildTestApp();
  });
  const inviteTo = (as: TestUser, task: string, email: string) =>
    server.call(invitationCalls.send, { as, params: { task }, body: { email } });
  const two = { tasks: [draft.tasks[0], { type: 'story', title: '限動' }] };
  const pendingOf = async (as: TestUser) => {
    const { received } = await ask(invitationCalls.list, { as });
    return received.filter(({ status }: Invitation) => status === 'pending');
  };

  test('R-inv-01 are refused for a task of a project with a pending invitation, and for the user’s own task', async () => {
    const [boss, guest] = [await vendor(), await creator()];
    const project = await openProject(boss, { ...two, creator_email: guest.email });
    const [first, second] = project.tasks;
    for (const task of [first, second]) {
      const refused = await inviteTo(boss, task.uuid, guest.email.toUpperCase());
      expect(refused.json().errors).toEqual({ email: [messages.alreadyInvited] });
    }
    const [waiting] = await pendingOf(guest);
    const body = { task_uuids: [first.uuid] };
    await ask(invitationCalls.join, { as: guest, params: { invitation: waiting.uuid }, body });
    const own = await inviteTo(boss, first.uuid, guest.email);
    expect(own.json().errors).toEqual({ email: [invitationMessages.alreadyIn] });
    const taken = await inviteTo(boss, first.uuid, (await creator()).email);
    expect(taken.json().errors).toEqual({ email: [messages.taskTaken] });
    expect((await inviteTo(boss, second.uuid, guest.email)).statusCode).toBe(200);
  });

  test('R-inv-01 are found by the account that claimed an invitation, and of two at the same time one is stored', async () => {
    const [boss, guest] = [await vendor(), await creator()];
    const project = await openProject(boss, two);
    const [task] = project.tasks;
    const both = await Promise.all([0, 1].map(() => inviteTo(boss, task.uuid, 'other-address@paidang.test')));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const { invitation } = await server.transact(async (tx) => {
      const [row] = await tx.db.select().from(invitations).where(eq(invitations.email, 'other-address@paidang.test'));
      await tx.db.update(invitations).set({ recipientId: guest.id }).where(eq(invitations.id, row!.id));
      return { invitation: row!.id };
    });
    const refused = await inviteTo(boss, task.uuid, guest.email);
    expect(refused.json().errors).toEqual({ email: [messages.alreadyInvited] });
    expect((await pendingOf(guest)).map(({ uuid }: Invitation) => uuid)).toEqual([invitation]);
  });

  test('R-inv-01 R-ntf-10 are closed once the user has joined by one of them', async () => {
    const [boss, guest] = [await vendor(), await creator()];
    const project = await openProject(boss, two);
    const [task, other] = project.tasks;
    await inviteTo(boss, task.uuid, guest.email);
    await inviteTo(boss, other.uuid, guest.email);
    const waiting: Invitation[] = await pendingOf(guest);
    const [one, double] = [task, other].map(({ uuid }) => waiting.find(({ tasks }) => tasks[0]?.uuid === uuid)!);
    // The data as it was before duplicate invitations to a project were refused.
    await server.transact((tx) =>
      tx.db.update(invitations).set({ taskId: task.uuid }).where(eq(invitations.id, double!.uuid)),
    );
    await ask(invitationCalls.join, { as: guest, params: { invitation: one!.uuid }, body: {} });
    expect(await pendingOf(guest)).toEqual([]);
    const { sent } = await ask(invitationCalls.list, { as: boss });
    expect(sent.map(({ status }: Invitation) => status)).toEqual(['joined', 'joined']);
    expect((await notificationsOf(guest, '1')).every((note: Notification) => note.is_read)).toBe(true);
  });

  test('R-inv-12 R-auth-07 sent before registration are assigned to the new account, with a notification', async () => {
    const email = 'later@paidang.test';
    const gone = await creator();
    for (const as of [await creator(), await creator(), gone]) {
      await ask(buildInvitationCalls.send, { as, body: { email } });
    }
    const [revoked] = (await ask(invitationCalls.list, { as: gone })).sent;
    await ask(invitationCalls.revoke, { as: gone, params: { invitation: revoked.uuid } });
    await ask(authCalls.register, { body: registration(email, 'Vendor') });
    const { user, token } = await ask(authCalls.verifyEmail, {
      params: { token: await mailedToken(server, email) },
    });
    const as = { ...user, token };
    const waiting = await pendingOf(as);
    expect(waiting).toHaveLength(2);
    const notes: Notification[] = await notificationsOf(as, '1');
    expect(notes.map(({ parameters }) => parameters.project_build_invitation_uuid).sort()).toEqual(
      waiting.map(({ uuid }: Invitation) => uuid).sort(),
    );
    expect(notes.every(({ is_read }) => !is_read)).toBe(true);
  });
});

describe('invitation mails', () => {
  const refusal = { code: '0422', errors: { email: [invitationMessages.tooMany] } };

  test('are limited per day and account', async () => {
    const star = await creator();
    const lately = server.clock.now;
    const row = { kind: 'build' as const, senderId: star.id, email: 'brand2@paidang.test', expiresAt: lately };
    const rows = Array.from({ length: invitationLimits.perDay }, (_, index) => ({
      ...row,
      tokenHash: `${star.id}-${index}`,
      createdAt: lately,
      sentAt: lately,
    }));
    await server.db.insert(invitations).values(rows);
    const body = { email: 'brand3@paidang.test' };
    const send = (as: TestUser) => server.call(buildInvitationCalls.send, { as, body });
    expect((await send(star)).json()).toMatchObject(refusal);
    expect((await send(await creator())).statusCode).toBe(200);
    server.clock.now = new Date(lately.getTime() + day);
    expect((await send(await signInAgain(star))).statusCode).toBe(200);
    server.clock.now = lately;
  });

  test('cannot be repeated to one address by revoking and inviting again', async () => {
    const [star, boss] = [await creator(), await vendor()];
    const send = (email: string) => server.call(buildInvitationCalls.send, { as: star, body: { email } });
    for (let times = 0; times < invitationLimits.endedPerDay; times += 1) {
      const params = { invitation: (await send(boss.email)).json().data.uuid };
      await ask(invitationCalls.revoke, { as: star, params });
    }
    expect((await send(boss.email.toUpperCase())).json().errors).toEqual({ email: [invitationMessages.tooOften] });
    expect((await send((await vendor()).email)).statusCode).toBe(200);
  });

  test('can be resent once a day', async () => {
    const [star, boss] = [await creator(), await vendor()];
    const { uuid } = await ask(buildInvitationCalls.send, { as: star, body: { email: boss.email } });
    const resend = (as: TestUser) => server.call(invitationCalls.resend, { as, params: { invitation: uuid } });
    const { now } = server.clock;
    server.clock.now = new Date(now.getTime() + limits.resendCooldown);
    expect((await resend(star)).statusCode).toBe(200);
    server.clock.now = new Date(now.getTime() + 2 * limits.resendCooldown);
    expect((await resend(star)).json()).toMatchObject({ code: '0429', message: invitationMessages.resentLately });
    server.clock.now = new Date(now.getTime() + limits.resendCooldown + day);
    expect((await resend(await signInAgain(star))).statusCode).toBe(200);
    server.clock.now = now;
  });

  test('are limited per minute and network', async () => {
    const { method, path } = invitationCalls.revoke;
    const as = await creator();
    const ask = () =>
      server.app.inject({
        method,
        url: path.replace('{invitation}', as.id),
        headers: { authorization: `Bearer ${as.token}` },
        remoteAddress: '203.0.113.9',
      });
    const codes: number[] = [];
    for (let times = 0; times < 31; times += 1) codes.push((await ask()).statusCode);
    expect(codes.slice(-2)).toEqual([404, 429]);
  });
});
