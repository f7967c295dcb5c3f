import { outlineCalls, versionCalls } from '@paidang/contract/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { type OutlineDesk, openOutlineDesk } from '../../../test/outline-desk';
import { projects } from '../projects/schema';

let server: TestApp;
let desk: OutlineDesk;
let step: string;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  desk = await openOutlineDesk(server);
  step = (await desk.store('<p>初稿</p>')).json().data.step.uuid;
});

const name = (called: string, { as = desk.vendor, version = 1 } = {}) =>
  server.call(versionCalls.name, { params: { ...desk.params, step, version }, body: { name: called }, as });
const names = async (as = desk.creator): Promise<(string | undefined)[]> =>
  (await server.call(outlineCalls.view, { params: desk.params, as }))
    .json()
    .data.versions.map((version: { name?: string }) => version.name);

test('R-out-02 either side names a version, and both see it', async () => {
  expect((await name(' 改結尾之前 ')).json().data).toMatchObject({ number: 1, name: '改結尾之前' });
  expect(await names()).toEqual(['改結尾之前']);
  await name('', { as: desk.creator });
  expect(await names(desk.vendor)).toEqual([undefined]);
});

test('R-out-02 a version that does not exist, and one of another task, have no name', async () => {
  expect((await name('好', { version: 2 })).statusCode).toBe(404);
  const other = await openOutlineDesk(server);
  expect((await name('好', { as: other.vendor })).statusCode).toBe(404);
  const foreign = { params: { ...other.params, step, version: 1 }, body: { name: '好' }, as: other.vendor };
  expect((await server.call(versionCalls.name, foreign)).statusCode).toBe(404);
});

test('R-prj-14 a name has a maximum length, and naming ends with the project', async () => {
  expect((await name('長'.repeat(41))).statusCode).toBe(422);
  await server.db.update(projects).set({ status: 'closed' }).where(eq(projects.id, desk.project.id));
  expect((await name('好')).json().code).toBe('0423');
});
