import { acceptanceCalls, outlineCalls } from '@paidang/contract/calls';
import type { AcceptanceSummary } from '@paidang/contract/entities';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject } from '../../../test/factories/projects';
import type { TestUser } from '../../../test/factories/users';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

test('R-rta-24 the sheet lists each step with its version, its open comments, and whether it can be accepted now', async () => {
  const { task, vendor, creator } = await createProject(server.transact);
  const params = { task: task.id };
  const view = async (as: TestUser): Promise<AcceptanceSummary> =>
    (await server.call(acceptanceCalls.view, { params, as })).json().data;
  const before = await view(vendor);
  expect(before.steps.map(({ step, may_accept }) => [step.function, may_accept])).toEqual([
    ['030', false],
    ['040', false],
    ['050', false],
    ['060', false],
    ['070', false],
  ]);
  expect(before.steps[3]?.platform).toMatchObject({ platform_title: 'YouTube' });

  const body = { content: '<p>大綱</p>', is_draft: false, revision: 0 };
  await server.call(outlineCalls.store, { params, body, as: creator });
  await server.call(outlineCalls.requestChanges, { params, body: { version: 1, summary: '短一點' }, as: vendor });
  await server.call(outlineCalls.store, {
    params,
    body: { ...body, content: '<p>大綱二</p>', revision: 1 },
    as: creator,
  });
  const [outline] = (await view(vendor)).steps;
  expect(outline).toMatchObject({
    step: { status: 'modified', open_comments: 1 },
    version: { number: 2, accepted_at: null },
    may_accept: true,
  });
  expect((await view(creator)).steps[0]?.may_accept).toBe(false);
  await server.call(outlineCalls.accept, { params, body: { version: 2 }, as: vendor });
  expect((await view(vendor)).steps[0]).toMatchObject({
    version: { accepted_at: expect.any(String) },
    may_accept: false,
  });
});
