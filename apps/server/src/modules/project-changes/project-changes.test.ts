import {
  briefCalls,
  buildInvitationCalls,
  type Call,
  invitationCalls,
  projectCalls,
  scheduleCalls,
  uploadCalls,
} from '@paidang/contract/calls';
import type { BriefView, Invitation, ListedProject, Project, ProjectSchedule } from '@paidang/contract/entities';
import {
  addWorkingDays,
  dateAt,
  dayOf,
  emptySchedule,
  moveSchedule,
  planSchedule,
  projectMessages,
} from '@paidang/contract/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp, type TestRequest } from '../../../test/build-app';
import { pictureFile } from '../../../test/factories/files';
import { createProject, type TestProject } from '../../../test/factories/projects';
import { createUser, type TestUser } from '../../../test/factories/users';
import { notificationCodesOf } from '../../../test/review-fixture';
import { projects } from '../projects/schema';
import { fileLeftovers } from '../uploads/schema';

let server: TestApp;
let fixture: TestProject;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  fixture = await createProject(server.transact);
});

const params = () => ({ project: fixture.project.id });
async function ask<Data = Project>(call: Call, request: TestRequest): Promise<Data> {
  const response = await server.call(call, request);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data;
}
const refused = async (call: Call, request: TestRequest): Promise<string> => {
  const response = await server.call(call, request);
  expect(response.statusCode, response.body).toBe(422);
  return response.json().message;
};
const setStatus = (status: Project['status']) =>
  server.db.update(projects).set({ status }).where(eq(projects.id, fixture.project.id));
const listed = async (as: TestUser) =>
  (await ask<ListedProject[]>(projectCalls.list, { as })).find(({ uuid }) => uuid === fixture.project.id);

const facts = { name: '冬夜暖湯', brand: '山眠', product: '香氛枕', start_date: '2026-12-01', end_date: '2027-01-15' };
const taskDraft = { type: 'essay', title: '三篇圖文', platforms: ['Facebook'], quantity: 2, fee: 5000 };

const brief = {
  product: '夜間修護精華',
  selling_points: ['清爽不黏'],
  must_say: [],
  must_not_say: [],
  hashtags: ['山眠'],
  links: [],
  references: [],
  platforms: [{ platform_title: 'YouTube', kind: 'post' }],
  ad_disclosure: '標示合作',
  licence_term: '六個月',
  deliverables: [{ title: '影片', quantity: 1, note: '' }],
  revision_rounds: 3,
  skipped_steps: [],
  notes: '<p>先記得那個睡不好的晚上</p>',
};

test('R-prj-12 a vendor renames a project; its creators are notified once', async () => {
  const change = () => ask(projectCalls.change, { params: params(), body: facts, as: fixture.vendor });
  expect(await change()).toMatchObject(facts);
  await change();
  const told = await notificationCodesOf(server, fixture.creator);
  expect(told.filter((code) => code === '1-010-02')).toHaveLength(1);
  const activities = await ask<{ code: string }[]>(projectCalls.activities, { params: params(), as: fixture.creator });
  expect(activities.filter(({ code }) => code === '1-010-02')).toHaveLength(1);
});

test('R-prj-12 a project has a name, and does not end before it starts', async () => {
  for (const change of [{ name: '  ' }, { end_date: '2026-11-30' }, { name: 'ㄅ'.repeat(81) }]) {
    await refused(projectCalls.change, { params: params(), body: { ...facts, ...change }, as: fixture.vendor });
  }
});

test('R-prj-12 only its vendor changes a project; a stranger finds none', async () => {
  const stranger = await createUser(server.transact, { role: 'Vendor' });
  const requests = [
    [projectCalls.change, { params: params(), body: facts }],
    [projectCalls.addTasks, { params: params(), body: taskDraft }],
    [projectCalls.removeTask, { params: { task: fixture.task.id } }],
    [projectCalls.duplicate, { params: params(), body: { name: '再來' } }],
    [projectCalls.invitations, { params: params() }],
  ] as const;
  for (const [call, request] of requests) {
    for (const as of [fixture.creator, stranger]) {
      expect((await server.call(call, { ...request, as })).statusCode, call.path).toBe(404);
    }
  }
  for (const call of [projectCalls.archive, projectCalls.unarchive]) {
    expect((await server.call(call, { params: params(), as: stranger })).statusCode).toBe(404);
  }
});

test('R-prj-14 each member archives an ended project for themselves', async () => {
  expect(await refused(projectCalls.archive, { params: params(), as: fixture.vendor })).toBe(projectMessages.notOver);
  await setStatus('closed');
  const archive = () => ask(projectCalls.archive, { params: params(), as: fixture.vendor });
  expect((await archive()).is_archived).toBe(true);
  expect((await archive()).is_archived).toBe(true);
  expect((await listed(fixture.vendor))?.is_archived).toBe(true);
  expect((await listed(fixture.creator))?.is_archived).toBe(false);
  expect((await ask(projectCalls.unarchive, { params: params(), as: fixture.vendor })).is_archived).toBe(false);
  await archive();
  // Reopened by the platform team, it no longer counts as archived.
  await setStatus('active');
  expect((await listed(fixture.vendor))?.is_archived).toBe(false);
});

test('R-prj-12 tasks are added at the end, with their steps and without a creator', async () => {
  const { tasks } = await ask(projectCalls.addTasks, { params: params(), body: taskDraft, as: fixture.vendor });
  expect(tasks.map(({ index, title }) => [index, title])).toEqual([
    [0, '開箱影片'],
    [1, '三篇圖文 1'],
    [2, '三篇圖文 2'],
  ]);
  expect(tasks[1]).toMatchObject({ creator: null, fee: 5000 });
  expect(tasks[1]?.steps.length).toBeGreaterThan(3);
  expect((await ask(projectCalls.get, { params: params(), as: fixture.creator })).tasks).toHaveLength(1);
});

test('R-err-04 a platform named twice is added once', async () => {
  const body = { ...taskDraft, platforms: ['YouTube', 'YouTube'], quantity: 1 };
  const { tasks } = await ask(projectCalls.addTasks, { params: params(), body, as: fixture.vendor });
  expect(tasks.at(-1)?.platforms.map(({ platform_title: title }: { platform_title: string }) => title)).toEqual([
    'YouTube',
  ]);
});

test('R-prj-12 a double click adds a task once', async () => {
  const body = { ...taskDraft, quantity: 1 };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const add = () => ask(projectCalls.addTasks, { params: params(), body, as: fixture.vendor, headers });
  await Promise.all([add(), add()]);
  expect((await ask(projectCalls.get, { params: params(), as: fixture.vendor })).tasks).toHaveLength(2);
});

test('R-prj-12 a task nobody has joined is removed, its invitations are revoked, the others keep their positions', async () => {
  const { tasks } = await ask(projectCalls.addTasks, { params: params(), body: taskDraft, as: fixture.vendor });
  const [, added] = tasks as [Project['tasks'][number], Project['tasks'][number]];
  const invited = await createUser(server.transact, { role: 'Creator' });
  await ask(invitationCalls.send, {
    params: { task: added.uuid },
    body: { email: invited.email },
    as: fixture.vendor,
  });
  const { tasks: left } = await ask(projectCalls.removeTask, { params: { task: added.uuid }, as: fixture.vendor });
  expect(left.map(({ index }) => index)).toEqual([0, 2]);
  const outbox = await server.app.inject({ url: '/dev/outbox', headers: { accept: 'application/json' } });
  const mails: { to: string; subject: string }[] = outbox.json();
  expect(mails.find(({ to }) => to === invited.email)?.subject).toContain('收回了邀請');
  const again = await ask(projectCalls.addTasks, {
    params: params(),
    body: { ...taskDraft, quantity: 1 },
    as: fixture.vendor,
  });
  expect(again.tasks.map(({ index }) => index)).toEqual([0, 2, 3]);
});

test('R-prj-12 a task with a creator, and the last task, cannot be removed', async () => {
  const remove = (task: string) => refused(projectCalls.removeTask, { params: { task }, as: fixture.vendor });
  expect(await remove(fixture.task.id)).toBe(projectMessages.joined);
  const draft = { name: '另一檔', brand: '山眠', product: '枕頭', tasks: [{ type: 'video', title: '開箱' }] };
  const own = await ask(buildInvitationCalls.open, { body: draft, as: fixture.vendor });
  expect(await remove(own.tasks[0]?.uuid ?? '')).toBe(projectMessages.lastTask);
});

test.each(['reporting', 'closed', 'cancelled'] as const)(
  'R-prj-14 no task is added to a project that is %s',
  async (status) => {
    await setStatus(status);
    const add = await server.call(projectCalls.addTasks, { params: params(), body: taskDraft, as: fixture.vendor });
    expect(add.statusCode).toBeGreaterThanOrEqual(400);
    expect(add.statusCode).toBeLessThan(500);
  },
);

test('R-prj-12 a project is duplicated: tasks and briefs as drafts, dates from today on, nobody in it', async () => {
  await ask(projectCalls.change, { params: params(), body: facts, as: fixture.vendor });
  await ask(briefCalls.store, {
    params: { task: fixture.task.id },
    body: { content: brief, is_draft: false, revision: 0 },
    as: fixture.vendor,
  });
  await setStatus('closed');
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const duplicate = () =>
    ask(projectCalls.duplicate, { params: params(), body: { name: '冬夜暖湯 2' }, as: fixture.vendor, headers });
  const [copy, same] = await Promise.all([duplicate(), duplicate()]);
  expect(same.uuid).toBe(copy.uuid);
  expect(copy).toMatchObject({ name: '冬夜暖湯 2', brand: '山眠', product: '香氛枕', status: 'building' });
  expect(copy.uuid).not.toBe(fixture.project.id);
  expect(copy.start_date && copy.end_date && copy.start_date < copy.end_date).toBe(true);
  expect(copy.tasks).toMatchObject([{ title: '開箱影片', creator: null, fee: 30_000 }]);
  const [task] = copy.tasks as [Project['tasks'][number]];
  expect(task.steps.find((step) => step.function === '020')).toMatchObject({ status: 'drafting', version: 0 });
  const view = await ask<{ draft: { content: object } }>(briefCalls.view, {
    params: { task: task.uuid },
    as: fixture.vendor,
  });
  expect(view.draft.content).toMatchObject({ selling_points: ['清爽不黏'], revision_rounds: 3 });
  expect(
    await ask<Invitation[]>(projectCalls.invitations, { params: { project: copy.uuid }, as: fixture.vendor }),
  ).toEqual([]);
});

describe('R-prj-12 a copy includes what was agreed in the original', () => {
  const copyOf = () => ask(projectCalls.duplicate, { params: params(), body: { name: '再一檔' }, as: fixture.vendor });

  test('the dates, as many working days after its own start, as a draft of the vendor', async () => {
    const dates = planSchedule(
      emptySchedule(['outline', 'draft', 'video', 'copywriting', 'works_upload']),
      addWorkingDays(dayOf(new Date()), 40),
      { today: dayOf(new Date()), done: {} },
    ).dates;
    await ask(projectCalls.change, {
      params: params(),
      body: { ...facts, start_date: dateAt(dates, 'outline.except_date'), end_date: null },
      as: fixture.vendor,
    });
    const at = { params: { task: fixture.task.id } };
    const body = { content: { dates, note: '', is_free: false }, is_draft: false, number: 0, revision: 0 };
    await ask(scheduleCalls.propose, { ...at, body, as: fixture.creator });
    await ask(scheduleCalls.confirm, { ...at, body: { number: 1 }, as: fixture.vendor });
    const [task] = (await copyOf()).tasks as [Project['tasks'][number]];
    const { own_draft: draft, status } = await ask<ProjectSchedule>(scheduleCalls.get, {
      params: { task: task.uuid },
      as: fixture.vendor,
    });
    const start = addWorkingDays(dayOf(new Date()), 0);
    expect(status).toBe('draft');
    expect(draft?.content.dates).toEqual(
      moveSchedule(dates, { from: dateAt(dates, 'outline.except_date') ?? '', to: start }),
    );
    expect(draft?.content.dates.outline?.except_date).toBe(start);
  });

  test('the pictures of the brief, as files of its own', async () => {
    const files = [await pictureFile('photo.jpg')];
    const uploaded = { body: { task_uuid: fixture.task.id }, files, as: fixture.vendor };
    const [path = ''] = (await ask<{ paths: string[] }>(uploadCalls.images, uploaded)).paths;
    const content = { ...brief, notes: `<p>參考</p><img src="${path}" alt="瓶身"><p>這樣拍</p>` };
    await ask(briefCalls.store, {
      params: { task: fixture.task.id },
      body: { content, is_draft: true, revision: 0 },
      as: fixture.vendor,
    });
    const [task] = (await copyOf()).tasks as [Project['tasks'][number]];
    const view = await ask<BriefView>(briefCalls.view, { params: { task: task.uuid }, as: fixture.vendor });
    const [, copy = ''] = /src="([^"]+)"/.exec(view.draft?.content.notes ?? '') ?? [];
    expect(copy).toMatch(/^\/files\//);
    expect(copy).not.toBe(path);
    expect((await server.app.inject({ url: copy })).rawPayload).toEqual(
      (await server.app.inject({ url: path })).rawPayload,
    );
    // The original may be deleted, and the copied files are not leftovers.
    await ask(briefCalls.store, {
      params: { task: task.uuid },
      body: { content: view.draft?.content ?? {}, is_draft: false, revision: view.revision },
      as: fixture.vendor,
    });
    expect(await server.db.select().from(fileLeftovers)).toEqual([]);
  });
});

test('R-prj-12 a project lists the invitations that were sent for it, whatever became of them', async () => {
  const { tasks } = await ask(projectCalls.addTasks, { params: params(), body: taskDraft, as: fixture.vendor });
  const sent = await ask<Invitation>(invitationCalls.send, {
    params: { task: tasks[1]?.uuid ?? '' },
    body: { email: 'someone@paidang.test' },
    as: fixture.vendor,
  });
  const own = () => ask<Invitation[]>(projectCalls.invitations, { params: params(), as: fixture.vendor });
  expect(await own()).toMatchObject([{ uuid: sent.uuid, status: 'pending', tasks: [{ title: '三篇圖文 1' }] }]);
  await ask(invitationCalls.revoke, { params: { invitation: sent.uuid }, as: fixture.vendor });
  expect(await own()).toMatchObject([{ status: 'revoked' }]);
});
