import { buildInvitationCalls, projectCalls } from '@paidang/contract/calls';
import { functionCodes, type TaskType } from '@paidang/contract/vocabulary';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createUser } from '../../../test/factories/users';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const film = ['020', '090', '030', '040', '050', '060', '070', '080'];
const pictures = ['020', '090', '030', '060', '061', '070', '080'];

test.each<[type: TaskType, steps: string[]]>([
  ['video', film],
  ['short_video', film],
  ['live', film],
  ['essay', pictures],
  ['story', pictures],
])('R-dom-08 R-dom-05 a task of the type %s that somebody opens has its steps, each once', async (type, steps) => {
  const vendor = await createUser(server.transact, { role: 'Vendor' });
  const body = {
    name: '夜間修護精華',
    brand: '山眠',
    product: '精華 30ml',
    tasks: [{ type, title: '開箱', platforms: ['Instagram'] }],
  };
  const opened = (await server.call(buildInvitationCalls.open, { as: vendor, body })).json();
  const params = { project: opened.data.uuid };
  const { data } = (await server.call(projectCalls.get, { as: vendor, params })).json();
  const found: string[] = data.tasks[0].steps.map(({ function: code }: { function: string }) => code);
  expect([...new Set(found)].sort()).toEqual([...steps].sort());
  expect(found).toHaveLength(steps.length);
  expect(found.every((code) => Object.values(functionCodes).includes(code as never))).toBe(true);
});
