import { outlineCalls, versionCalls } from '@paidang/contract/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createOutlineFixture, type OutlineFixture } from '../../../test/outline-fixture';
import { projects } from '../projects/schema';

let server: TestApp;
let fixture: OutlineFixture;
let step: string;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  fixture = await createOutlineFixture(server);
  step = (await fixture.store('<p>初稿</p>')).json().data.step.uuid;
});

const name = (called: string, { as = fixture.vendor, version = 1 } = {}) =>
  server.call(versionCalls.name, { params: { ...fixture.params, step, version }, body: { name: called }, as });
const names = async (as = fixture.creator): Promise<(string | undefined)[]> =>
  (await server.call(outlineCalls.view, { params: fixture.params, as }))
    .json()
    .data.versions.map((version: { name?: string }) => version.name);

test('R-out-02 either side names a version, and both see it', async () => {
  expect((await name(' 改結尾之前 ')).json().data).toMatchObject({ number: 1, name: '改結尾之前' });
  expect(await names()).toEqual(['改結尾之前']);
  await name('', { as: fixture.creator });
  expect(await names(fixture.vendor)).toEqual([undefined]);
});

test('R-out-02 a version that does not exist, and one of another task, have no name', async () => {
  expect((await name('好', { version: 2 })).statusCode).toBe(404);
  const other = await createOutlineFixture(server);
  expect((await name('好', { as: other.vendor })).statusCode).toBe(404);
  const foreign = { params: { ...other.params, step, version: 1 }, body: { name: '好' }, as: other.vendor };
  expect((await server.call(versionCalls.name, foreign)).statusCode).toBe(404);
});

test('R-prj-14 a name has a maximum length, and naming ends with the project', async () => {
  expect((await name('長'.repeat(41))).statusCode).toBe(422);
  await server.db.update(projects).set({ status: 'closed' }).where(eq(projects.id, fixture.project.id));
  expect((await name('好')).json().code).toBe('0423');
});
