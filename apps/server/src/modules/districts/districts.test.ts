import { districtCalls } from '@paidang/contract/calls';
import type { County } from '@paidang/contract/entities';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createUser } from '../../../test/factories/users';
import { nameDistrict } from '.';

let server: TestApp;
let counties: County[];

beforeAll(async () => {
  server = await buildTestApp();
  const creator = await createUser(server.transact, { role: 'Creator' });
  const response = await server.call(districtCalls.list, { as: creator });
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers['cache-control']).toBe('private, max-age=86400');
  expect(response.json().meta).toMatchObject({ date: '2021-06-20' });
  counties = response.json().data;
});
afterAll(() => server.close());

test('lists the 368 townships and districts of 22 counties, each with a unique id', () => {
  const ids = counties.flatMap(({ districts }) => districts.map(({ id }) => id));
  expect(counties).toHaveLength(22);
  expect(ids).toHaveLength(368);
  expect(new Set(ids).size).toBe(368);
  expect(ids.every((id) => /^\d{3}[A-C]?$/.test(id))).toBe(true);
});

test('gives districts that share a postcode different ids', () => {
  const hsinchu = counties.find(({ name }) => name === '新竹市');
  expect(hsinchu?.districts).toEqual([
    { id: '300A', postcode: '300', name: '東區' },
    { id: '300B', postcode: '300', name: '北區' },
    { id: '300C', postcode: '300', name: '香山區' },
  ]);
});

test('omits islands without residents', () => {
  expect(counties.flatMap(({ districts }) => districts).filter(({ name }) => /釣魚|群島/.test(name))).toEqual([]);
});

test('returns the beginning of an address for a district', () => {
  expect(nameDistrict('103')).toBe('103臺北市大同區');
  expect(nameDistrict('600B')).toBe('600嘉義市西區');
  expect(nameDistrict('999')).toBe('');
});
