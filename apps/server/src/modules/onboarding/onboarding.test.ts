import { authCalls, onboardingCalls } from '@paidang/contract/calls';
import { onboardingKeys } from '@paidang/contract/vocabulary';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createUser, type TestUser } from '../../../test/factories/users';

let server: TestApp;
let creator: TestUser;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  creator = await createUser(server.transact, { role: 'Creator' });
});

const outline = { page: 'outline', status: 'create' };
const get = (as: TestUser | null = creator, params = outline) => server.call(onboardingCalls.get, { as, params });
const dataOf = async (answer: ReturnType<typeof get>) => (await answer).json().data;
const save = (body: object, as: TestUser | null = creator) =>
  server.call(onboardingCalls.updateStep, { as, body: { ...outline, ...body } });

test('R-tour-03 R-tour-04 a tour begins unfinished at its first step, and its step is remembered', async () => {
  expect(await dataOf(get())).toEqual({ finish: false, step: 0 });
  const saved = await save({ step: 2 });
  expect(saved.statusCode).toBe(200);
  expect(saved.json()).toEqual({ status: '0000', message: '', data: { finish: false, step: 2 } });
  await save({ step: 1 });
  expect(await dataOf(get())).toEqual({ finish: false, step: 1 });
});

test('R-tour-05 R-tour-06 the progress of each tour is kept separately', async () => {
  for (const [step, key] of onboardingKeys.entries()) expect((await save({ ...key, step })).statusCode).toBe(200);
  for (const [step, key] of onboardingKeys.entries()) {
    expect(await dataOf(get(creator, key))).toEqual({ finish: false, step });
  }
});

test('a finished tour stays finished, whatever arrives late', async () => {
  await save({ step: 4, finish: true });
  expect((await save({ step: 3 })).json().data).toEqual({ finish: true, step: 3 });
  expect(await dataOf(get())).toEqual({ finish: true, step: 3 });
});

test('R-tour-04 a confirmed session names the finished tours, and no others', async () => {
  await save({ step: 4, finish: true });
  await save({ page: 'progress', status: 'load', step: 1 });
  const confirmed = await server.call(authCalls.checkToken, { as: creator });
  expect(confirmed.json().data.finished_tours).toEqual([outline]);
});

test('nobody sees or moves the tours of somebody else', async () => {
  await save({ step: 3, finish: true });
  const other = await createUser(server.transact, { role: 'Creator' });
  await save({ step: 1 }, other);
  expect(await dataOf(get(other))).toEqual({ finish: false, step: 1 });
  expect(await dataOf(get())).toEqual({ finish: true, step: 3 });
});

test('R-tour-09 for vendors every tour is finished and none can be begun', async () => {
  const vendor = await createUser(server.transact, { role: 'Vendor' });
  expect(await dataOf(get(vendor))).toEqual({ finish: true, step: 0 });
  const refused = await save({ step: 1 }, vendor);
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ code: '0403' });
});

test.each([
  { page: 'outline', status: 'load' },
  { page: 'nowhere', status: 'create' },
])('$page/$status is no tour', async (key) => {
  expect((await get(creator, key)).statusCode).toBe(404);
  expect((await save({ ...key, step: 0 })).statusCode).toBe(422);
});

test.each([{}, { step: -1 }, { step: 1.5 }, { step: 100 }, { step: '1' }, { step: 1, finish: 'yes' }])(
  '%o is answered with 422 and changes nothing',
  async (body) => {
    expect((await save(body)).statusCode).toBe(422);
    expect(await dataOf(get())).toEqual({ finish: false, step: 0 });
  },
);

test('nothing is returned or stored without a token', async () => {
  expect([(await get(null)).statusCode, (await save({ step: 1 }, null)).statusCode]).toEqual([401, 401]);
});
