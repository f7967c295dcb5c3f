import { copywritingCalls, scriptCalls, suggestionCalls } from '@paidang/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject } from '../../../test/factories/projects';
import { createUser } from '../../../test/factories/users';
import { createScriptFixture, type ScriptFixture, segment } from '../../../test/script-fixture';
import { listPlatforms } from '../projects';

let server: TestApp;
let fixture: ScriptFixture;
const opening = segment('開場的夜景');
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  fixture = await createScriptFixture(server);
  await fixture.store([opening]);
  server.published();
});

const quote = { selectedText: '夜景', start: 3, end: 5, version: 1 };
const place = () => ({ ...fixture.params, function: '040' });
const suggest = (body: object = {}) =>
  server.call(suggestionCalls.send, {
    params: place(),
    body: { quote, replacement: '清晨', script_uuid: opening.script_uuid, ...body },
    as: fixture.vendor,
  });
const answer = (name: 'accept' | 'reject' | 'reopen' | 'remove', suggestion: string, as = fixture.creator) =>
  server.call(suggestionCalls[name], { params: { ...place(), suggestion }, as });
const listed = async () =>
  (await server.call(suggestionCalls.list, { params: place(), as: fixture.creator })).json().data;

describe('a suggestion', () => {
  test('R-scr-03 says what to put in the place of which words; both sides see it at once, and the text stays', async () => {
    const made = (await suggest()).json().data;
    expect(made).toMatchObject({ status: 'open', replacement: '清晨', quote, script_uuid: opening.script_uuid });
    expect(server.published()).toMatchObject([
      { channel: `private-task.${fixture.task.id}`, event: 'suggestions-changed', data: {} },
    ]);
    const taken = (await answer('accept', made.suggestion_uuid)).json().data;
    expect(taken).toMatchObject({ status: 'accepted', decided_at: expect.any(String) });
    const view = await fixture.view(fixture.creator);
    expect(view).toMatchObject({ draft: null, versions: [{ number: 1 }] });
    expect(await listed()).toMatchObject([{ status: 'accepted' }]);
  });

  test('is answered once, by the creator of the task', async () => {
    const { suggestion_uuid: id } = (await suggest()).json().data;
    const answers = await Promise.all([answer('accept', id), answer('reject', id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect((await answer('accept', id, fixture.vendor)).statusCode).toBe(404);
    const stranger = await createUser(server.transact, { role: 'Creator' });
    expect((await answer('reject', id, stranger)).statusCode).toBe(404);
  });

  test('R-edt-14 is open again when the creator undoes taking it over, until the text is out of their hands', async () => {
    const { suggestion_uuid: id } = (await suggest()).json().data;
    await answer('accept', id);
    server.published();
    for (let time = 0; time < 2; time += 1) {
      expect((await answer('reopen', id)).json().data).toMatchObject({ status: 'open', decided_at: null });
    }
    expect(server.published()[0]).toMatchObject({ event: 'suggestions-changed' });
    expect((await answer('reopen', id, fixture.vendor)).statusCode).toBe(404);
    expect((await answer('accept', id)).statusCode).toBe(200);
    const { suggestion_uuid: other } = (await suggest({ replacement: '黃昏' })).json().data;
    await answer('reject', other);
    expect((await answer('reopen', other)).statusCode).toBe(422);
    const accepted = await server.call(scriptCalls.accept, {
      params: fixture.params,
      body: { version: 1 },
      as: fixture.vendor,
    });
    expect(accepted.statusCode).toBe(200);
    expect((await answer('reopen', id)).statusCode).toBe(422);
  });

  test('can be withdrawn by its author while it is open', async () => {
    const { suggestion_uuid: id } = (await suggest()).json().data;
    expect((await answer('remove', id, fixture.creator)).statusCode).toBe(404);
    expect((await answer('remove', id, fixture.vendor)).statusCode).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await answer('accept', id)).statusCode).toBe(422);
  });

  test('on copywriting belongs to its platform: nobody sees it beside another’s words', async () => {
    const at = await createProject(server.transact, {
      type: 'essay',
      platforms: [
        { title: 'Instagram', kind: 'post' },
        { title: 'Threads', kind: 'post' },
      ],
    });
    const { vendor, creator, task } = at;
    const platforms = await listPlatforms(server.db, [task.id]);
    for (const { id: platform } of platforms) {
      const params = { task: task.id, platform };
      await server.call(copywritingCalls.unlock, { params, body: {}, as: vendor });
      const content = { mode: 'post', text: '<p>今晚早點睡</p>' };
      await server.call(copywritingCalls.store, {
        params,
        body: { content, is_draft: false, revision: 0 },
        as: creator,
      });
    }
    const [first, second] = platforms.map(({ id }) => id);
    const params = { task: task.id, function: '060' };
    const body = {
      quote: { selectedText: '早點睡', start: 2, end: 5, version: 1 },
      replacement: '九點睡',
      platform_uuid: first,
    };
    const sent = await server.call(suggestionCalls.send, { params, body, as: vendor });
    const seenAt = async (platform_uuid = '') =>
      (await server.call(suggestionCalls.list, { params, query: { platform_uuid }, as: creator })).json().data;
    expect(await seenAt(first)).toMatchObject([{ platform_uuid: first, replacement: '九點睡', status: 'open' }]);
    expect(await seenAt(second)).toEqual([]);
    const suggestion = sent.json().data.suggestion_uuid;
    const taken = await server.call(suggestionCalls.accept, { params: { ...params, suggestion }, as: creator });
    expect(taken.json().data.status).toBe('accepted');
  });

  test.each([
    ['for a version there is not', { quote: { ...quote, version: 9 } }, 'quote'],
    ['for a segment there is not', { script_uuid: '5f2d9f9e-52b3-4c4e-9d7a-0f6f1f4d1c01' }, 'script_uuid'],
    ['for a whole script', { script_uuid: undefined }, 'script_uuid'],
    ['of the same words', { replacement: '夜景' }, 'replacement'],
  ])('is refused %s', async (_name, body, field) => {
    const refused = (await suggest(body)).json();
    expect(refused).toMatchObject({ code: '0422', errors: { [field]: [expect.any(String)] } });
  });

  test('is not found under another step or task', async () => {
    const { suggestion_uuid: suggestion } = (await suggest()).json().data;
    const elsewhere = { ...fixture.params, function: '030', suggestion };
    expect((await server.call(suggestionCalls.accept, { params: elsewhere, as: fixture.creator })).statusCode).toBe(
      404,
    );
    const other = await createScriptFixture(server);
    const params = { ...other.params, function: '040', suggestion };
    expect((await server.call(suggestionCalls.accept, { params, as: other.creator })).statusCode).toBe(404);
  });
});
