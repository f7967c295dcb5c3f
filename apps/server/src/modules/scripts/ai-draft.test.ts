import type { AddressInfo } from 'node:net';
import { type AiDraftEvent, callPath, onePageScriptCalls, outlineCalls } from '@paidang/contract/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { begin, refusing, say, saying, startModelServer } from '../../../test/model-server';
import { createScriptFixture, type ScriptFixture } from '../../../test/script-fixture';
import { openSuperSession } from '../sessions';
import { securityEvents } from '../users/schema';

let model: Awaited<ReturnType<typeof startModelServer>>;
let server: TestApp;
let fixture: ScriptFixture;
let origin: string;

beforeAll(async () => {
  model = await startModelServer();
  server = await buildTestApp({ AI_BASE_URL: model.url, AI_API_KEY: 'a-key', AI_MODEL: 'a-model' });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  // Browser-like clients keep their connections open.
  server.app.server.closeAllConnections();
  await server.close();
  await model.close();
});
beforeEach(async () => {
  fixture = await createScriptFixture(server);
  await fixture.choose('one');
});

const generate = (body: object, signal: AbortSignal | null = null, token = fixture.creator.token) =>
  fetch(`${origin}${callPath(onePageScriptCalls.aiGenerate, fixture.params)}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'accept-encoding': 'br',
    },
    body: JSON.stringify({ revision: 0, ...body }),
    signal,
  });

const eventsOf = (stream: string): AiDraftEvent[] =>
  stream
    .split('\n\n')
    .filter(Boolean)
    .map((event) => JSON.parse(event.replace(/^data: /, '')));

describe('a draft by a model', () => {
  test('R-scr-12 is streamed while it is written, and kept as a draft together with the previous text', async () => {
    await server.call(outlineCalls.store, {
      params: fixture.params,
      body: { content: '<p>睡前十分鐘</p>', is_draft: false, revision: 0 },
      as: fixture.creator,
    });
    await fixture.write('<p>自己寫的</p>', { draft: true });
    model.answerWith(saying(['## 開場\n\n', '夜景<script>alert(1)</script>']));
    const answer = await generate({ description: '<p>自己寫的</p>', wish: '慢一點', revision: 1 });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    expect(answer.headers.get('content-encoding')).toBeNull();
    const events = eventsOf(await answer.text());
    expect(events.map(({ type }) => type)).toEqual(['text', 'text', 'done']);
    const asked = JSON.parse(model.requests.at(-1)?.body.messages[1]?.content ?? '');
    expect(asked).toMatchObject({ 大綱: '睡前十分鐘', 目前的腳本: '自己寫的', 創作者的期望: '慢一點', 品牌: '山眠' });
    const view = await fixture.onePage(fixture.creator);
    expect(view.ai).toEqual({ available: true });
    expect(view.draft).toMatchObject({
      revision: 2,
      content: { description: '<h2>開場</h2><p>夜景</p>', compare_content: '<p>自己寫的</p>' },
    });
    expect(view.versions).toEqual([]);
    expect(await fixture.told(fixture.vendor)).toEqual(['2-030-01']);
  });

  test('R-auth-27 in a super login is logged like any other write', async () => {
    const token = await server.transact((tx) => openSuperSession(tx, fixture.creator.id, ''));
    model.answerWith(saying(['夜景']));
    const events = eventsOf(await (await generate({}, null, token)).text());
    expect(events.at(-1)).toMatchObject({ type: 'done' });
    const written = await server.db.select().from(securityEvents).where(eq(securityEvents.userId, fixture.creator.id));
    expect(written).toMatchObject([
      {
        kind: 'super-login-write',
        isSuperLogin: true,
        detail: `POST ${callPath(onePageScriptCalls.aiGenerate, fixture.params)}`,
      },
    ]);
  });

  test('R-scr-12 that fails reports why, and leaves the draft unchanged', async () => {
    await fixture.write('<p>自己寫的</p>', { draft: true });
    model.answerWith(refusing(401));
    const events = eventsOf(await (await generate({ revision: 1 })).text());
    expect(events).toEqual([{ type: 'failed', message: '模型服務不接受目前的設定，請通知管理員' }]);
    expect((await fixture.onePage(fixture.creator)).draft).toMatchObject({
      revision: 1,
      content: { description: '<p>自己寫的</p>' },
    });
    expect(server.log.join('')).not.toContain('a-key');
  });

  test('R-scr-12 is not started on an outdated draft, nor saved over one that has changed in the meantime', async () => {
    await fixture.write('<p>一</p>', { draft: true });
    const old = await generate({ revision: 0 });
    expect([old.status, (await old.json()).data]).toMatchObject([409, { revision: 1 }]);
    model.answerWith((response) => {
      void fixture.write('<p>二</p>', { draft: true, revision: 1 }).then(() => saying(['夜景'])(response));
    });
    const events = eventsOf(await (await generate({ revision: 1 })).text());
    expect(events.at(-1)).toEqual({ type: 'failed', message: '內容已在別處更新，請確認後再儲存' });
    expect((await fixture.onePage(fixture.creator)).draft?.content.description).toBe('<p>二</p>');
  });

  test('R-scr-12 is stopped by closing the connection: the model request is aborted, and nothing is saved', async () => {
    const hungUp = model.hangUp();
    model.answerWith((response) => {
      begin(response);
      say(response, '夜');
    });
    const abort = new AbortController();
    const answer = await generate({}, abort.signal);
    const first = await answer.body?.getReader().read();
    expect(Buffer.from(first?.value ?? []).toString()).toContain('夜');
    abort.abort();
    await hungUp;
    expect((await fixture.onePage(fixture.creator)).draft).toBeNull();
  });
});

test('R-scr-12 is unavailable without a model', async () => {
  const plain = await buildTestApp();
  const other = await createScriptFixture(plain);
  await other.choose('one');
  expect((await other.onePage(other.creator)).ai).toEqual({ available: false });
  const asked = await plain.call(onePageScriptCalls.aiGenerate, {
    params: other.params,
    body: { revision: 0 },
    as: other.creator,
  });
  expect(asked.statusCode).toBe(404);
  await plain.close();
});
