import {
  briefCalls,
  briefCommentCalls,
  type Call,
  callPath,
  calls,
  caseReportCalls,
  copyCommentCalls,
  copywritingCalls,
  guidesBase,
  isGuided,
  outlineCalls,
  outlineCommentCalls,
  projectCalls,
  reportCommentCalls,
  scheduleCalls,
  suggestionCalls,
  videoCalls,
  videoCommentCalls,
  videoUploadCalls,
  worksCalls,
  worksCommentCalls,
} from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { emptyReport } from '@paidang/contract/report';
import { emptyWork, publishedAt } from '@paidang/contract/rules';
import { guideIds, guideTasks } from '@paidang/contract/vocabulary';
import { count, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp, type TestRequest } from '../../../test/build-app';
import { createProject, type TestProject } from '../../../test/factories/projects';
import { createUser, type TestUser } from '../../../test/factories/users';
import * as tables from '../../schema';
import { openSuperSession } from '../sessions';
import { handlers } from './handlers';

let server: TestApp;
let creator: TestUser;
let vendor: TestUser;
let real: TestProject;
beforeAll(async () => {
  server = await buildTestApp();
  creator = await createUser(server.transact, { role: 'Creator', name: '阿澄' });
  vendor = await createUser(server.transact, { role: 'Vendor' });
  real = await createProject(server.transact);
});
afterAll(() => server.close());

const inGuide = <Made extends Pick<Call, 'method' | 'path'>>(call: Made): Made => ({
  ...call,
  path: `${guidesBase}${call.path}`,
});
const ask = (call: Pick<Call, 'method' | 'path'>, request: TestRequest = {}, as: TestUser | null = creator) =>
  server.call(inGuide(call), { as, ...request });

const post = { mode: 'post', text: '<p>晚安</p>' };
const comment = { task_uuid: guideIds.task, message: '收到' };
const { platform } = guideIds;
const others = { page: 'task-entity-v1', version: 1, function: '030', message: '6d1de000-0000-4000-8000-000000000080' };
/** Valid bodies for the calls that take one. */
const bodies: Record<string, object> = {
  [outlineCalls.store.path]: { content: '<p>晚安</p>', is_draft: true, revision: 1 },
  [copywritingCalls.store.path]: { content: post, is_draft: true, revision: 1 },
  [scheduleCalls.propose.path]: { content: { dates: {}, note: '' }, is_draft: true, number: 0, revision: 1 },
  [videoCalls.store.path]: {
    content: { video_uuid: others.message, note: '調暖了' },
    is_draft: true,
    revision: 1,
  },
  [briefCalls.confirm.path]: { version: 1 },
  [outlineCalls.finalise.path]: { version: 1 },
  [videoCalls.finalise.path]: { version: 1 },
  [copywritingCalls.finalise.path]: { version: 1 },
  [caseReportCalls.save.path]: { content: emptyReport('share'), revision: 1 },
  [worksCalls.store.path]: { content: emptyWork, is_draft: true, revision: 1 },
  [videoCommentCalls.send.path]: comment,
  [worksCommentCalls.send.path]: comment,
  [outlineCommentCalls.send.path]: comment,
  [outlineCommentCalls.setProcessed.path]: { status: true },
  [reportCommentCalls.send.path]: comment,
  [briefCommentCalls.send.path]: comment,
  [copyCommentCalls.send.path]: { ...comment, platform_uuid: platform },
};
/** Every placeholder a call of the guide can be made with. */
const placesOf = ({ path }: Pick<Call, 'path'>): readonly string[] => {
  if (path.includes('brief')) return guideTasks.brief;
  if (path.includes('copy')) return guideTasks.copyDetail;
  if (path.includes('schedule')) return guideTasks.schedule;
  if (path.includes('video')) return guideTasks.video;
  if (path.includes('works')) return guideTasks.worksUpload;
  return guideTasks.outline;
};
const requestsOf = (call: Pick<Call, 'method' | 'path'>): TestRequest[] =>
  placesOf(call).map((task) => ({
    params: { ...others, task, platform, url_uid: platform, project: guideIds.project },
    ...(call.method === 'GET' ? {} : { body: bodies[call.path] ?? {} }),
  }));

const full = (bare: Pick<Call, 'method' | 'path'>): Call => {
  const all = Object.values(calls).flatMap((area) => Object.values<Call>(area));
  const found = all.find(({ method, path }) => method === bare.method && path === bare.path);
  if (!found) throw new Error(`${bare.method} ${bare.path} is no call of the contract.`);
  return found;
};

/** The number of rows of every table. */
async function rows(): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const [name, table] of Object.entries(tables)) {
    if (!is(table, PgTable)) continue;
    const [found] = await server.db.select({ all: count() }).from(table);
    counted[name] = found?.all ?? 0;
  }
  return counted;
}

test('R-tour-14 the guide’s responses match the contract in every scene', async () => {
  const seen = new Set<string>();
  for (const { call } of handlers) {
    expect(isGuided(full(call)), call.path).toBe(true);
    for (const request of requestsOf(call)) {
      const answer = await ask(call, request);
      const where = `${call.method} ${callPath(call, request.params)}`;
      // Versions and comments only exist in later scenes of the story.
      if (answer.statusCode === 404 && /\{(version|message)\}/.test(call.path)) continue;
      expect(answer.statusCode, `${where} ${answer.body}`).toBe(200);
      const { data } = full(call);
      expect(data.parse(answer.json().data), where).toEqual(answer.json().data);
      seen.add(`${call.method} ${call.path}`);
    }
  }
  expect(seen.size).toBe(handlers.length);
});

test('R-tour-14 input is validated by the same rules, but notifies nobody and is not stored', async () => {
  server.published();
  const before = await rows();
  const task = guideTasks.outline[0];
  const draft = { content: '<p>晚安<script>alert(1)</script></p>', is_draft: true, revision: 4 };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const saved = (await ask(outlineCalls.store, { params: { task }, body: draft, headers })).json().data;
  expect(saved.draft).toMatchObject({ content: '<p>晚安</p>', revision: 5 });
  expect(saved.step.version).toBe(0);
  const sent = (await ask(outlineCalls.store, { params: { task }, body: { ...draft, is_draft: false } })).json().data;
  expect(sent.step).toMatchObject({ status: 'provided', version: 1, turn: 'vendor' });
  const final = (await ask(outlineCalls.finalise, { params: { task }, body: { version: 1 } })).json().data;
  expect(final.step.status).toBe('finalised');
  const confirmed = (await ask(briefCalls.confirm, { params: { task: guideIds.task }, body: { version: 1 } })).json()
    .data;
  expect(confirmed.step.status).toBe('acknowledged');

  const wrong = await ask(outlineCalls.store, { params: { task }, body: { ...draft, revision: -1 } });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json().errors).toHaveProperty('revision');
  const again = (await ask(outlineCalls.view, { params: { task } })).json().data;
  expect(again.step.status).toBe('drafting');
  expect(again.draft.content).not.toContain('晚安');
  expect(server.published()).toEqual([]);
  expect(await rows()).toEqual(before);
});

test('the story: drafted, sent, modified and finalised, with the viewer as the creator', async () => {
  const scenes = [];
  for (const task of guideTasks.outline) {
    const { step, versions, task: shown } = (await ask(outlineCalls.view, { params: { task } })).json().data;
    expect(shown.creator).toMatchObject({ uuid: creator.id, name: '阿澄' });
    scenes.push([step.status, versions.length]);
  }
  expect(scenes).toEqual([
    ['drafting', 0],
    ['provided', 1],
    ['modified', 2],
    ['finalised', 2],
  ]);
  const early = await ask(outlineCalls.version, { params: { task: guideTasks.outline[1], version: 2 } });
  expect(early.statusCode).toBe(404);
});

test('R-tour-10 R-nav-10 dates are proposed, a second version of the video is sent, works are compared and pass', async () => {
  const [begun] = guideTasks.schedule;
  const schedule = (await ask(scheduleCalls.get, { params: { task: begun } })).json().data;
  expect(schedule).toMatchObject({ status: 'draft', isConfirm: false, allowed: ['propose'] });
  const { content } = schedule.own_draft;
  const proposed = await ask(scheduleCalls.propose, {
    params: { task: begun },
    body: { content, is_draft: false, number: 0, revision: 1 },
  });
  expect(proposed.json().data).toMatchObject({ status: 'proposed', step: { turn: 'vendor' }, own_draft: null });

  const films = [];
  for (const task of guideTasks.video) {
    const { step, versions } = (await ask(videoCalls.view, { params: { task } })).json().data;
    films.push([step.status, ...versions.map(({ film }: { film: { path: string } }) => film.path)]);
  }
  expect(films).toEqual([
    ['changes_requested', '/guide/a-copy.mp4'],
    ['modified', '/guide/a-copy.mp4', '/guide/b-copy.mp4'],
    ['finalised', '/guide/a-copy.mp4', '/guide/b-copy.mp4'],
  ]);
  const [first] = guideTasks.video;
  const unsent = (await ask(videoUploadCalls.unsent, { params: { task: first } })).json().data;
  expect(unsent.state).toBe('transcoding');
  const [wish] = (await ask(videoCommentCalls.list, { params: { task: first } })).json().data;
  expect(wish.time).toEqual({ hour: 0, minute: 0, second: limits.onboarding.demoTimeSeconds });

  const works = [];
  for (const task of guideTasks.worksUpload) {
    const [work] = (await ask(worksCalls.view, { params: { task } })).json().data.works;
    const report = work.reports.at(-1);
    works.push([work.status, report?.comparison.match]);
    if (!report) continue;
    const { published_date: date, published_time: time } = report.content;
    expect(report.published_at).toBe(publishedAt(date, time)?.toISOString());
  }
  expect(works).toEqual([
    ['drafting', undefined],
    ['submitted', expect.closeTo(96, -1)],
    ['passed', expect.closeTo(96, -1)],
  ]);
});

describe('access', () => {
  test.each(['vendor', 'guest', 'super login'] as const)('R-tour-09 the guide is refused to a %s', async (who) => {
    const token = await server.transact((tx) => openSuperSession(tx, creator.id, ''));
    const as = { vendor, guest: null, 'super login': { ...creator, token } }[who];
    for (const { call } of handlers) {
      const [request = {}] = requestsOf(call);
      expect((await ask(call, request, as)).statusCode, call.path).toBe(who === 'guest' ? 401 : 403);
    }
  });

  test.each([
    ['a real task', () => ({ call: outlineCalls.view, params: { task: real.task.id } })],
    ['a real project', () => ({ call: projectCalls.get, params: { project: real.project.id } })],
    ['a place the story does not have', () => ({ call: outlineCalls.view, params: { task: 'task-entity-v7' } })],
    ['no placeholder at all', () => ({ call: outlineCalls.view, params: { task: 'task-entity-v1-x' } })],
    [
      'a real platform',
      () => ({ call: copywritingCalls.view, params: { task: 'task-entity-v1', platform: real.task.id } }),
    ],
    [
      'a step that is none',
      () => ({ call: suggestionCalls.list, params: { task: 'task-entity-v1', function: '999' } }),
    ],
  ])('%s is not found', async (_, make) => {
    const { call, params } = make();
    for (const as of [creator, real.creator]) expect((await ask(call, { params }, as)).statusCode).toBe(404);
  });

  test('a comment about a real task is refused', async () => {
    const body = { ...comment, task_uuid: real.task.id };
    const answer = await ask(outlineCommentCalls.send, { params: { task: guideTasks.outline[1] }, body }, real.creator);
    expect(answer.statusCode).toBe(404);
  });

  test('outside the guide its placeholders are not found', async () => {
    const answer = await server.call(outlineCalls.view, { params: { task: guideIds.task }, as: creator });
    expect(answer.statusCode).toBe(404);
  });
});
