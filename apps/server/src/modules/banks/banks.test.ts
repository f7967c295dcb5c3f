import { bankCalls } from '@paidang/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createUser, type TestUser } from '../../../test/factories/users';
import { nameBranch } from '.';

let server: TestApp;
let creator: TestUser;

beforeAll(async () => {
  server = await buildTestApp();
  creator = await createUser(server.transact, { role: 'Creator' });
});
afterAll(() => server.close());

const branchesOf = (id: string) => server.call(bankCalls.branches, { as: creator, params: { id } });

test('R-rwd-05 lists the banks with the source and date of the list', async () => {
  const response = await server.call(bankCalls.list, { as: creator });
  expect(response.statusCode, response.body).toBe(200);
  const { data, meta } = response.json();
  expect(data).toHaveLength(293);
  expect(new Set(data.map(({ code }: { code: string }) => code)).size).toBe(293);
  expect(data).toContainEqual({ code: '700', name: '中華郵政股份有限公司' });
  expect(meta.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(meta.source).toContain('政府資料開放授權條款');
  expect(response.headers['cache-control']).toBe('private, max-age=86400');
});

test('R-rwd-05 lists the branches of a bank, without the bank’s name as a prefix', async () => {
  const { data } = (await branchesOf('004')).json();
  expect(data).toHaveLength(165);
  expect(data[0]).toEqual({ code: '0037', name: '營業部' });
});

test('R-rwd-05 contains 4,992 branches, each with a unique code within its bank', async () => {
  const { data: banks } = (await server.call(bankCalls.list, { as: creator })).json();
  let count = 0;
  for (const { code } of banks) {
    const { data } = (await branchesOf(code)).json();
    const codes: string[] = data.map((branch: { code: string }) => branch.code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every((one) => /^\d{4}$/.test(one))).toBe(true);
    count += codes.length;
  }
  expect(count).toBe(4992);
});

test('a bank newer than the list has no branches; an invalid code is not found', async () => {
  const unknown = await branchesOf('999');
  expect(unknown.statusCode).toBe(200);
  expect(unknown.json().data).toEqual([]);
  for (const id of ['12', '0040', 'abc', '００４', '../x']) expect((await branchesOf(id)).statusCode).toBe(404);
});

test('the list requires signing in', async () => {
  expect((await server.call(bankCalls.list)).statusCode).toBe(401);
});

test('returns the name of a branch for documents; unknown codes have no name', async () => {
  expect(await nameBranch('004', '0037')).toEqual({ bank: '臺灣銀行', branch: '營業部' });
  expect(await nameBranch('004', '9999')).toEqual({ bank: '臺灣銀行', branch: '' });
  expect(await nameBranch('999', '0001')).toEqual({ bank: '', branch: '' });
});
