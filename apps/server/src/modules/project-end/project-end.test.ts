import { invitationCalls, notificationCalls, outlineCalls, projectCalls } from '@paidang/contract/calls';
import type { Activity, ListedProject, Project, StepView } from '@paidang/contract/entities';
import { notificationText } from '@paidang/contract/notifications';
import { messages } from '@paidang/contract/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject, type TestProject } from '../../../test/factories/projects';
import { createUser, type TestUser } from '../../../test/factories/users';
import { notificationCodesOf } from '../../../test/review-fixture';
import { projectCancellations } from '../projects/schema';
import { setUpTask } from '../steps';
import { steps } from '../steps/schema';
import { runReopenCommand } from './reopen-command';

let server: TestApp;
let at: TestProject;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  at = await createProject(server.transact);
});

type Name = 'close' | 'cancel' | 'agreeToCancel' | 'declineToCancel' | 'withdrawCancel';

const projectFor = async (as: TestUser): Promise<Project> =>
  (await server.call(projectCalls.get, { params: { project: at.project.id }, as })).json().data;
const listedFor = async (as: TestUser): Promise<ListedProject> =>
  (await server.call(projectCalls.list, { as })).json().data[0];
const activities = async (as: TestUser): Promise<Activity[]> =>
  (await server.call(projectCalls.activities, { params: { project: at.project.id }, as })).json().data;
const outlineFor = async (as: TestUser): Promise<StepView<string>> =>
  (await server.call(outlineCalls.view, { params: { task: at.task.id }, as })).json().data;
/** The text of the latest notification. */
const saidTo = async (as: TestUser): Promise<string> => {
  const [latest] = (await server.call(notificationCalls.list, { as })).json().data;
  return latest ? notificationText(latest) : '';
};
const told = async (user: TestUser) =>
  (await notificationCodesOf(server, user)).filter((code) => code.includes('-010-'));

let request = '';
const ask = (name: Name, as: TestUser, reason?: string) =>
  server.call(projectCalls[name], {
    params: { project: at.project.id, cancellation: request || crypto.randomUUID() },
    ...(reason === undefined ? {} : { body: { reason } }),
    as,
  });

/** The creator sends an outline. */
const deliver = () =>
  server.call(outlineCalls.store, {
    params: { task: at.task.id },
    body: { is_draft: false, revision: 0, content: '<p>睡前三十秒</p>' },
    as: at.creator,
  });

/** A member asks to cancel after something was sent. */
async function askToCancel(as: TestUser, reason = '檔期撞期') {
  await deliver();
  const response = await ask('cancel', as, reason);
  request = response.json().data.cancellation.uuid;
  return response;
}

const finish = (report: string) =>
  server.transact(async ({ db }) => {
    const done: Record<string, string> = { '020': 'acknowledged', '090': 'confirmed', '070': 'passed', '080': report };
    for (const { id, function: code } of await db.select().from(steps).where(eq(steps.taskId, at.task.id))) {
      const turn = code !== '080' ? null : report === 'requested' ? 'creator' : 'vendor';
      await db
        .update(steps)
        .set({ status: done[code] ?? 'accepted', turn })
        .where(eq(steps.id, id));
    }
  });

describe('closing', () => {
  test('R-prj-14 the vendor closes a project when nothing is owed; a report nobody has sent does not keep it open', async () => {
    const refused = await ask('close', at.vendor);
    expect([refused.statusCode, refused.json().message]).toEqual([422, messages.projectOwes]);
    await finish('opened');
    expect((await ask('close', at.vendor)).statusCode).toBe(422);

    await finish('requested');
    expect((await ask('close', at.creator)).statusCode).toBe(404);
    const closed = await ask('close', at.vendor);
    expect(closed.json().data).toMatchObject({ status: 'closed', cancellation: null });
    expect(closed.json().data.ended_at).not.toBeNull();
    expect(await told(at.creator)).toEqual(['1-010-03']);
    expect(await saidTo(at.creator)).toBe(`《${at.project.name}》已結案`);
    expect(await told(at.vendor)).toEqual([]);
    expect((await activities(at.creator)).map(({ code }) => code)).toEqual(['1-010-03']);
    expect((await ask('close', at.vendor)).json()).toMatchObject({ code: '0423', message: messages.projectEnded });
    expect(await told(at.creator)).toEqual(['1-010-03']);
  });

  test('a repeated call returns the first response', async () => {
    await finish('requested');
    const once = () =>
      server.call(projectCalls.close, {
        params: { project: at.project.id },
        headers: { 'idempotency-key': at.project.id },
        as: at.vendor,
      });
    const [first, second] = [await once(), await once()];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(await told(at.creator)).toEqual(['1-010-03']);
  });
});

describe('cancelling', () => {
  test('before a creator has sent a version the vendor cancels alone; invitations are revoked, and their recipients notified', async () => {
    const open = await server.transact((tx) =>
      setUpTask(tx, {
        projectId: at.project.id,
        position: 1,
        type: 'essay',
        title: '貼文',
        platforms: [{ title: 'Instagram', kind: 'post' }],
        creatorId: null,
        fee: null,
        roundsAgreed: 2,
      }),
    );
    const invited = await createUser(server.transact, { role: 'Creator' });
    const { data: invitation } = (
      await server.call(invitationCalls.send, {
        params: { task: open.id },
        body: { email: invited.email, note: '' },
        as: at.vendor,
      })
    ).json();
    expect((await ask('cancel', at.vendor, '  ')).statusCode).toBe(422);
    const { data } = (await ask('cancel', at.vendor, '產品延後上市')).json();
    expect(data).toMatchObject({ status: 'cancelled', cancellation: { reason: '產品延後上市', own: 'asked' } });
    expect(await told(at.creator)).toEqual(['1-010-03']);
    const answer = await server.call(invitationCalls.join, {
      params: { invitation: invitation.uuid },
      body: {},
      as: invited,
    });
    expect([answer.statusCode, answer.json().message]).toEqual([422, messages.invitationRevoked]);
    const mails = (await server.app.inject({ url: '/dev/outbox', headers: { accept: 'application/json' } })).json() as {
      to: string;
      subject: string;
    }[];
    expect(mails.find(({ to }) => to === invited.email)?.subject).toContain('收回了邀請');
  });

  test('a creator always asks; afterwards the vendor asks too, and who was asked agrees', async () => {
    const { data } = (await ask('cancel', at.creator, '身體不適')).json();
    expect(data).toMatchObject({ status: 'active', cancellation: { own: 'asked' } });
    expect(await told(at.vendor)).toEqual(['2-010-14']);
    expect((await listedFor(at.vendor)).cancellation).toMatchObject({
      own: 'to_answer',
      reason: '身體不適',
      asked_by: { uuid: at.creator.id },
    });
    request = data.cancellation.uuid;
    expect((await ask('agreeToCancel', at.creator)).statusCode).toBe(422);
    expect((await ask('agreeToCancel', at.vendor)).json().data.status).toBe('cancelled');
    expect(await told(at.creator)).toEqual(['1-010-03']);
    expect(await saidTo(at.creator)).toBe(`《${at.project.name}》已取消`);
    expect((await projectFor(at.creator)).cancellation).toMatchObject({ reason: '身體不適', own: 'asked' });
    expect((await activities(at.creator)).map(({ code, action, excerpt }) => [code, action, excerpt])).toEqual([
      ['1-010-03', 'cancelled', null],
      ['2-010-14', null, '身體不適'],
    ]);
  });

  test('a request is declined with a reason, withdrawn, and made again', async () => {
    expect((await askToCancel(at.vendor)).json().data.status).toBe('active');
    expect((await ask('declineToCancel', at.creator, '')).statusCode).toBe(422);
    expect((await ask('declineToCancel', at.creator, '快拍完了')).json().data.cancellation).toBeNull();
    expect(await told(at.vendor)).toEqual(['2-010-08']);
    expect((await activities(at.vendor))[0]).toMatchObject({ code: '2-010-08', excerpt: '快拍完了' });

    request = (await ask('cancel', at.vendor, '預算取消')).json().data.cancellation.uuid;
    expect((await ask('withdrawCancel', at.creator)).statusCode).toBe(422);
    expect((await ask('withdrawCancel', at.vendor)).json().data.cancellation).toBeNull();
    expect(await told(at.creator)).toEqual(['1-010-14', '1-010-14', '1-010-15']);
    const late = await ask('agreeToCancel', at.creator);
    expect([late.statusCode, late.json().message]).toEqual([409, messages.cancelSettled]);
    expect((await projectFor(at.vendor)).status).toBe('active');
  });

  test('both ask, click twice or decide at once: one request, one end, and every answer says why', async () => {
    await deliver();
    const asked = await Promise.all([
      ask('cancel', at.vendor, '一'),
      ask('cancel', at.creator, '二'),
      ask('cancel', at.vendor, '一'),
      ask('cancel', at.creator, '二'),
    ]);
    expect(asked.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409]);
    expect(asked.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(messages.cancelAskedAlready);
    const rows = server.db.select().from(projectCancellations).where(eq(projectCancellations.projectId, at.project.id));
    expect(await rows).toHaveLength(1);
    const { askedBy, id } = (await rows)[0]!;
    request = id;
    const other = askedBy === at.vendor.id ? at.creator : at.vendor;
    const answers = await Promise.all([
      ask('agreeToCancel', other),
      ask('agreeToCancel', other),
      ask('declineToCancel', other, '再想想'),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.every((code) => [200, 409, 422].includes(code))).toBe(true);
  });

  test('everybody in the project has to agree, and creators do not learn of each other', async () => {
    const other = await createUser(server.transact, { role: 'Creator' });
    await server.transact((tx) =>
      setUpTask(tx, {
        projectId: at.project.id,
        position: 1,
        type: 'essay',
        title: '貼文',
        platforms: [{ title: 'Instagram', kind: 'post' }],
        creatorId: other.id,
        fee: null,
        roundsAgreed: 2,
      }),
    );
    await askToCancel(at.creator);
    expect((await projectFor(other)).cancellation).toMatchObject({ own: 'to_answer', asked_by: null });
    expect((await ask('agreeToCancel', at.vendor)).json().data).toMatchObject({
      status: 'active',
      cancellation: { own: 'agreed' },
    });
    expect((await ask('agreeToCancel', other)).json().data.status).toBe('cancelled');
    expect(await told(other)).toEqual(['2-010-14', '1-010-06']);
    expect((await activities(other)).map(({ actor }) => actor?.uuid)).not.toContain(at.creator.id);
  });

  test('what a creator has not sent is kept for them, the step is nobody’s turn, and nothing may be done', async () => {
    await deliver();
    await server.call(outlineCalls.store, {
      params: { task: at.task.id },
      body: { is_draft: true, revision: (await outlineFor(at.creator)).revision, content: '<p>還沒送出</p>' },
      as: at.creator,
    });
    request = (await ask('cancel', at.vendor, '停產')).json().data.cancellation.uuid;
    await ask('agreeToCancel', at.creator);
    expect(await outlineFor(at.creator)).toMatchObject({
      project: { status: 'cancelled' },
      step: { turn: null },
      draft: { content: '<p>還沒送出</p>' },
      allowed: [],
    });
    const [task] = (await listedFor(at.vendor)).tasks;
    expect(task?.steps.map(({ turn }) => turn).filter(Boolean)).toEqual([]);
  });

  test('a request lapses when the project is closed instead', async () => {
    await askToCancel(at.creator);
    await finish('requested');
    await ask('close', at.vendor);
    expect(await projectFor(at.vendor)).toMatchObject({ status: 'closed', cancellation: null });
    expect((await ask('agreeToCancel', at.vendor)).json().code).toBe('0423');
  });

  test('nobody outside the project can ask, answer or learn of it', async () => {
    await askToCancel(at.vendor);
    const stranger = await createUser(server.transact, { role: 'Creator' });
    for (const name of ['close', 'agreeToCancel', 'withdrawCancel'] as const) {
      expect((await ask(name, stranger)).statusCode).toBe(404);
    }
    expect((await ask('cancel', stranger, '我')).statusCode).toBe(404);
    expect((await ask('declineToCancel', stranger, '我')).statusCode).toBe(404);
  });
});

test('the platform team reopens a project: its steps continue where they were', async () => {
  await askToCancel(at.vendor);
  await ask('agreeToCancel', at.creator);
  const run = (...words: string[]) => server.transact((tx) => runReopenCommand(tx, ['reopen-project', ...words]));
  expect(await run(at.project.id)).toBe('夜間修護精華: active\n');
  expect(await projectFor(at.creator)).toMatchObject({ status: 'active', ended_at: null, cancellation: null });
  expect((await outlineFor(at.vendor)).step).toMatchObject({ status: 'provided', turn: 'vendor' });
  expect((await told(at.creator)).at(-1)).toBe('3-010-07');
  expect((await activities(at.vendor))[0]).toMatchObject({ code: '3-010-07', actor: null });
  await expect(run(at.project.id)).rejects.toThrow('has not ended');
  await expect(run('nothing')).rejects.toThrow('npm run admin -- reopen-project');
  await expect(run(crypto.randomUUID())).rejects.toThrow('There is no project');
});
