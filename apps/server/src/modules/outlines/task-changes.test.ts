import { outlineCalls, projectCalls } from '@paidang/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject } from '../../../test/factories/projects';
import { createOutlineFixture, type OutlineFixture } from '../../../test/outline-fixture';

let server: TestApp;
let fixture: OutlineFixture;
beforeAll(async () => {
  server = await buildTestApp();
  fixture = await createOutlineFixture(server);
});
afterAll(() => server.close());

const changes = async (as = fixture.vendor) =>
  (await server.call(projectCalls.taskChanges, { params: { task: fixture.task.id }, as })).json().data
    .changes as number;

test('events published to open pages are counted, and a step view contains the current count', async () => {
  const before = await changes();
  await fixture.store('<p>一</p>');
  const sent = await changes();
  expect(sent).toBeGreaterThan(before);
  const view = await server.call(outlineCalls.view, { params: { task: fixture.task.id }, as: fixture.vendor });
  expect(view.json().data.task.changes).toBe(sent);
  const project = { project: fixture.project.id };
  const page = await server.call(projectCalls.get, { params: project, as: fixture.creator });
  expect(page.json().data.tasks).toMatchObject([{ uuid: fixture.task.id, changes: sent }]);
  await fixture.ask('再短一點');
  expect(await changes()).toBe(sent + 1);
  expect(await changes(fixture.creator)).toBe(sent + 1);
});

test('reading changes nothing, and another task is counted by itself', async () => {
  const before = await changes();
  await server.call(outlineCalls.view, { params: { task: fixture.task.id }, as: fixture.creator });
  const other = await createProject(server.transact, { vendor: fixture.vendor });
  expect(await changes()).toBe(before);
  const params = { task: other.task.id };
  expect((await server.call(projectCalls.taskChanges, { params, as: other.creator })).json().data).toEqual({
    changes: 0,
  });
});
