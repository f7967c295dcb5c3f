import { outlineCalls, suggestionCalls } from '@paidang/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject } from '../../../test/factories/projects';
import type { TestUser } from '../../../test/factories/users';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

async function createFixture() {
  const at = await createProject(server.transact);
  const params = { task: at.task.id };
  const view = async (as: TestUser, query: { reading?: '1' } = { reading: '1' }) =>
    (await server.call(outlineCalls.view, { params, query, as })).json().data;
  const store = async (content: string, is_draft: boolean) => {
    const { revision } = await view(at.creator, {});
    return server.call(outlineCalls.store, { params, body: { content, revision, is_draft }, as: at.creator });
  };
  return { ...at, params, view, store };
}

test('a step view comes with the versions that are read first, and with the suggestions, if that is asked for', async () => {
  const { view, store, params, vendor } = await createFixture();
  for (const words of ['一', '二', '三']) expect((await store(`<p>${words}</p>`, false)).statusCode).toBe(200);
  const quote = { selectedText: '三', start: 0, end: 1, version: 3 };
  const sent = await server.call(suggestionCalls.send, {
    params: { ...params, function: '030' },
    body: { quote, replacement: '肆' },
    as: vendor,
  });
  expect(sent.statusCode).toBe(200);

  const read = await view(vendor);
  expect(read.texts).toMatchObject([
    { number: 2, content: '<p>二</p>' },
    { number: 3, content: '<p>三</p>' },
  ]);
  const alone = await server.call(outlineCalls.version, { params: { ...params, version: 3 }, as: vendor });
  expect(read.texts[1]).toEqual(alone.json().data);
  expect(read.suggestions).toMatchObject([{ replacement: '肆', status: 'open' }]);
  const plain = await view(vendor, {});
  expect([plain.texts, plain.suggestions]).toEqual([undefined, undefined]);
});

test('whoever begins with a draft gets no versions, and nobody gets a draft as one', async () => {
  const { view, store, creator, vendor } = await createFixture();
  await store('<p>一</p>', false);
  expect((await view(creator)).texts).toMatchObject([{ number: 1 }]);
  await store('<p>還沒送出</p>', true);
  expect((await view(creator)).texts).toEqual([]);
  expect(JSON.stringify(await view(vendor))).not.toContain('還沒送出');
});
