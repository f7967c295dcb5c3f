import { buildInvitationCalls, type Call, outlineCalls, projectCalls, rewardItemCalls } from '@paidang/contract/calls';
import type { RewardItem } from '@paidang/contract/entities';
import { rewardTermsOn } from '@paidang/contract/income';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp, type TestRequest } from '../../../test/build-app';
import { createProject, type TestProject } from '../../../test/factories/projects';
import { createUser, type TestUser } from '../../../test/factories/users';
import { mailsTo } from '../../../test/mails';
import { taipeiDay } from '../../platform/schedule';
import { eraseDueAccounts } from '../account';
import { personalRecords } from '../account/export-store';
import { invitations } from '../invitations/schema';
import { runReopenCommand } from '../project-end';
import { projects } from '../projects/schema';
import { steps } from '../steps/schema';
import { users } from '../users/schema';
import { listItems } from '.';

let server: TestApp;
let at: TestProject;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  at = await createProject(server.transact);
  server.clock.now = new Date();
});
afterAll(() => server.close());

const terms = rewardTermsOn(taipeiDay(new Date()));
const newAddress = () => `${crypto.randomUUID()}@paidang.test`;

const ask = async (call: Call, request: TestRequest) => {
  const response = await server.call(call, request);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const itemsOf = async (as: TestUser): Promise<RewardItem[]> => (await ask(rewardItemCalls.list, { as })).data;

/** The creator of a project sends an outline. */
const deliver = ({ task, creator }: TestProject) =>
  ask(outlineCalls.store, {
    params: { task: task.id },
    body: { is_draft: false, revision: 0, content: '<p>睡前三十秒</p>' },
    as: creator,
  });
const accept = ({ task, vendor }: TestProject) =>
  server.call(outlineCalls.accept, { params: { task: task.id }, body: { version: 1 }, as: vendor });

/** Sets a project's steps to the state in which nothing is outstanding. */
const finish = ({ task }: TestProject) =>
  server.transact(async ({ db }) => {
    const done: Record<string, string> = {
      '020': 'acknowledged',
      '090': 'confirmed',
      '070': 'passed',
      '080': 'requested',
    };
    for (const { id, function: code } of await db.select().from(steps).where(eq(steps.taskId, task.id))) {
      await db
        .update(steps)
        .set({ status: done[code] ?? 'accepted', turn: null })
        .where(eq(steps.id, id));
    }
  });
const close = ({ project, vendor }: TestProject) =>
  server.call(projectCalls.close, { params: { project: project.id }, as: vendor });

describe('R-rwd-01 the trial bonus', () => {
  test('is granted when a vendor accepts the first step, and never again', async () => {
    await deliver(at);
    expect(await itemsOf(at.creator)).toEqual([]);
    await accept(at);
    const [bonus, ...rest] = await itemsOf(at.creator);
    expect(rest).toEqual([]);
    expect(bonus).toMatchObject({
      kind: 'trial_bonus',
      status: 'unclaimed',
      payer: 'platform',
      amount: terms.trialBonus,
      title: '創作者體驗金',
      project: { uuid: at.project.id, name: at.project.name },
      task: { uuid: at.task.id, index: 0 },
      reward_uuid: null,
    });
    const days = (new Date(bonus!.expires_at!).getTime() - new Date(bonus!.granted_at).getTime()) / 86_400_000;
    expect(Math.floor(days)).toBe(terms.itemDays);
    expect(await itemsOf(at.vendor)).toEqual([]);

    const second = await createProject(server.transact, { creator: at.creator });
    await deliver(second);
    await accept(second);
    expect(await itemsOf(at.creator)).toHaveLength(1);
  });

  test('is granted once when twenty vendors accept at the same moment, each of them twice', async () => {
    const all = [at];
    while (all.length < 20) all.push(await createProject(server.transact, { creator: at.creator }));
    for (const one of all) await deliver(one);
    const answers = await Promise.all([...all, ...all].map(accept));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    expect(await itemsOf(at.creator)).toHaveLength(1);
  });

  test.each(['suspended', 'unverified'] as const)(
    'is not granted for the word of a vendor who is %s',
    async (status) => {
      await deliver(at);
      await server.db.update(users).set({ status }).where(eq(users.id, at.vendor.id));
      await server.transact((tx) => tx.milestones.stepAccepted!(tx, at.task.id));
      expect(await itemsOf(at.creator)).toEqual([]);
    },
  );

  test('is not revoked when the step is reopened', async () => {
    await deliver(at);
    await accept(at);
    const body = { version: 1, reason: '漏看了' };
    await ask(outlineCalls.reopen, { params: { task: at.task.id }, body, as: at.vendor });
    expect(await itemsOf(at.creator)).toMatchObject([{ status: 'unclaimed' }]);
  });
});

test('earned items are part of a user’s data, and stay in the books after the account is deleted', async () => {
  await deliver(at);
  await accept(at);
  const { 'reward-items': items, 'reward-entries': entries } = await personalRecords(server.db, at.creator);
  expect(items).toMatchObject([{ kind: 'trial_bonus', amount: terms.trialBonus, task: at.task.id }]);
  expect(entries).toMatchObject([{ item: items[0]!.id, kind: 'granted', amount: terms.trialBonus, reward: null }]);
  await server.db
    .update(users)
    .set({ deletionAt: new Date(0) })
    .where(eq(users.id, at.creator.id));
  await eraseDueAccounts(server.platform);
  expect(await listItems(server.db, at.creator.id)).toHaveLength(1);
});

describe('the fee of a task', () => {
  test('R-rwd-01 is an item once the project is closed, paid by the vendor, and not in the balance', async () => {
    await finish(at);
    expect((await close(at)).statusCode).toBe(200);
    const { data, meta } = await ask(rewardItemCalls.list, { as: at.creator });
    expect(data).toMatchObject([
      {
        kind: 'task_fee',
        payer: 'vendor',
        amount: 30_000,
        title: '任務酬勞：夜間修護精華・開箱影片',
        expires_at: null,
      },
    ]);
    expect(meta).toEqual({ balance: 0 });
    expect((await ask(rewardItemCalls.unclaimed, { as: at.creator })).data).toEqual([]);
  });

  test('R-rwd-03 is claimed from the platform if the platform runs the project', async () => {
    at = await createProject(server.transact, { buildMode: 'platform' });
    await finish(at);
    await close(at);
    const { data, meta } = await ask(rewardItemCalls.unclaimed, { as: at.creator });
    expect(data).toMatchObject([{ kind: 'task_fee', payer: 'platform', amount: 30_000 }]);
    expect(meta).toEqual({ balance: 30_000 });
  });

  test('is granted once when the project is closed twenty times at once, and again after it was reopened', async () => {
    await finish(at);
    const answers = await Promise.all(Array.from({ length: 20 }, () => close(at)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await server.transact((tx) => runReopenCommand(tx, ['reopen-project', at.project.id]));
    expect((await close(at)).statusCode).toBe(200);
    expect(await itemsOf(at.creator)).toHaveLength(1);
  });

  test('is not granted when the project is cancelled', async () => {
    await ask(projectCalls.cancel, { params: { project: at.project.id }, body: { reason: '檔期撞期' }, as: at.vendor });
    const [project] = await server.db.select().from(projects).where(eq(projects.id, at.project.id));
    expect(project?.status).toBe('cancelled');
    expect(await itemsOf(at.creator)).toEqual([]);
  });
});

describe('R-rwd-01 the bonus for inviting a vendor', () => {
  const invite = (as: TestUser, email: string) => ask(buildInvitationCalls.send, { as, body: { email } });
  const status = async (as: TestUser, email: string) =>
    (await ask(rewardItemCalls.invitationStatus, { as, query: { email } })).data;

  /** The invited vendor registers through the link in the latest mail. */
  async function register(email: string): Promise<TestUser> {
    const [mail] = await mailsTo(server, email);
    const token = mail?.body
      .match(/https?:\S+\/invitation\/\S+/)?.[0]
      .split('/')
      .at(-1)
      ?.split('?')[0];
    const [sent] = await server.db.select().from(invitations).where(eq(invitations.email, email));
    const body = {
      type: 'Vendor',
      email,
      password: 'paidang2026',
      phone: '02-2345-6789',
      company_name: '山眠',
      contact_person: '許雅筑',
      email_token: token,
      project_build_invitation_uuid: sent!.id,
    };
    const { data } = await ask(buildInvitationCalls.register, { body });
    const [row] = await server.db.select().from(users).where(eq(users.email, email));
    return { ...row!, role: 'Vendor', token: data.token };
  }

  test('R-rwd-04 is the inviting creator’s once the vendor who registered by it accepts a first step', async () => {
    const inviter = await createUser(server.transact, { role: 'Creator' });
    const email = newAddress();
    expect(await status(inviter, email)).toEqual({ status: 'none', amount: terms.invitationBonus });
    await invite(inviter, email);
    expect(await status(inviter, email)).toEqual({ status: 'invited', amount: terms.invitationBonus });
    const vendor = await register(email);
    // The vendor has not responded yet, so the status must not reveal that they have an account.
    expect(await status(inviter, email)).toMatchObject({ status: 'invited' });
    const theirs = await createProject(server.transact, { vendor });
    await deliver(theirs);
    await accept(theirs);
    expect(await itemsOf(inviter)).toMatchObject([
      { kind: 'invitation_bonus', amount: terms.invitationBonus, title: '邀請獎金：山眠', project: null, task: null },
    ]);
    expect(await itemsOf(theirs.creator)).toMatchObject([{ kind: 'trial_bonus' }]);
    expect(await status(inviter, email.toUpperCase())).toEqual({ status: 'rewarded', amount: terms.invitationBonus });
    expect(await status(at.creator, email)).toEqual({ status: 'none', amount: terms.invitationBonus });

    // Earned items outlive the vendor's account, but without the vendor's name.
    await server.db
      .update(users)
      .set({ deletionAt: new Date(0) })
      .where(eq(users.id, vendor.id));
    await eraseDueAccounts(server.platform);
    expect(await itemsOf(inviter)).toMatchObject([{ status: 'unclaimed', title: '邀請獎金：已刪除的帳號' }]);
  });

  test('R-rwd-04 is nobody’s when the vendor was there before, which the creator is told once they have answered', async () => {
    const inviter = await createUser(server.transact, { role: 'Creator' });
    const { email } = at.vendor;
    await invite(inviter, email);
    expect(await status(inviter, email)).toEqual({ status: 'invited', amount: terms.invitationBonus });
    await server.db.update(invitations).set({ status: 'joined' }).where(eq(invitations.email, email));
    expect(await status(inviter, email)).toEqual({ status: 'joined', amount: 0 });
    await deliver(at);
    await accept(at);
    expect(await itemsOf(inviter)).toEqual([]);
  });

  test('R-rwd-04 lapses with the invitation, and says so of an address nobody has as of any other', async () => {
    const inviter = await createUser(server.transact, { role: 'Creator' });
    const email = newAddress();
    await invite(inviter, email);
    await server.db
      .update(invitations)
      .set({ expiresAt: new Date(0) })
      .where(eq(invitations.email, email));
    expect(await status(inviter, email)).toEqual({ status: 'lapsed', amount: 0 });
    const stranger = await createUser(server.transact, { role: 'Creator' });
    expect(await status(stranger, at.vendor.email)).toEqual(await status(stranger, newAddress()));
    const wrong = await server.call(rewardItemCalls.invitationStatus, { as: stranger, query: { email: 'nobody' } });
    expect(wrong.statusCode).toBe(422);
  });

  test('is the creator’s whose invitation the vendor registered from, when several had invited them', async () => {
    const [first, second] = [
      await createUser(server.transact, { role: 'Creator' }),
      await createUser(server.transact, { role: 'Creator' }),
    ];
    const vendor = await createUser(server.transact, { role: 'Vendor', email: newAddress() });
    const long = { sentAt: new Date(0), expiresAt: new Date(Date.now() + 86_400_000), kind: 'build' as const };
    const sent = await server.db
      .insert(invitations)
      .values(
        [first, second].map(({ id }, index) => ({
          ...long,
          senderId: id,
          email: vendor.email,
          recipientId: vendor.id,
          tokenHash: crypto.randomUUID(),
          createdAt: new Date(index),
        })),
      )
      .returning();
    const from = sent.find(({ senderId }) => senderId === second.id)!;
    await server.db
      .update(users)
      .set({ origin: { project_build_invitation_uuid: from.id } })
      .where(eq(users.id, vendor.id));
    const theirs = await createProject(server.transact, { vendor });
    await deliver(theirs);
    await accept(theirs);
    expect(await itemsOf(first)).toEqual([]);
    expect(await itemsOf(second)).toMatchObject([{ kind: 'invitation_bonus' }]);
  });
});
