import { outlineCalls, projectCalls } from '@paidang/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject } from '../../../test/factories/projects';
import { type OutlineDesk, openOutlineDesk } from '../../../test/outline-desk';

let server: TestApp;
let desk: OutlineDesk;
beforeAll(async () => {
  server = await buildTestApp();
  desk = await openOutlineDesk(server);
});
afterAll(() => server.close());

const changes = async (as = desk.vendor) =>
  (await server.call(projectCalls.taskChanges, { params: { task: desk.task.id }, as })).json().data.changes as number;

test('events published to open pages are counted, and a step view contains the current count', async () => {
  const before = await changes();
  await desk.store('<p>一</p>');
  const sent = await changes();
  expect(sent).toBeGreaterThan(before);
  const view = await server.call(outlineCalls.view, { params: { task: desk.task.id }, as: desk.vendor });
  expect(view.json().data.task.changes).toBe(sent);
  const project = { project: desk.project.id };
  const page = await server.call(projectCalls.get, { params: project, as: desk.creator });
  expect(page.json().data.tasks).toMatchObject([{ uuid: desk.task.id, changes: sent }]);
  await desk.ask('再短一點');
  expect(await changes()).toBe(sent + 1);
  expect(await changes(desk.creator)).toBe(sent + 1);
});

test('reading changes nothing, and another task is counted by itself', async () => {
  const before = await changes();
  await server.call(outlineCalls.view, { params: { task: desk.task.id }, as: desk.creator });
  const other = await createProject(server.transact, { vendor: desk.vendor });
  expect(await changes()).toBe(before);
  const params = { task: other.task.id };
  expect((await server.call(projectCalls.taskChanges, { params, as: other.creator })).json().data).toEqual({
    changes: 0,
  });
});
