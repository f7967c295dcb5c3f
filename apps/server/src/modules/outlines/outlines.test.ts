import { callPath, outlineCalls } from '@paidang/contract/calls';
import type { ReviewSheet } from '@paidang/contract/entities';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject, type TestProject } from '../../../test/factories/projects';
import { createUser, type TestUser } from '../../../test/factories/users';
import { notifications } from '../notifications/schema';
import { tasks } from '../projects/schema';
import { auditLog, steps } from '../steps/schema';
import { versions } from './schema';

let server: TestApp;
let at: TestProject;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  at = await createProject(server.transact);
  server.clock.now = new Date();
  server.published();
});

const params = () => ({ task: at.task.id });
const sheet = async (as: TestUser): Promise<ReviewSheet> =>
  (await server.call(outlineCalls.sheet, { params: params(), as })).json().data;

const store = (content: string, { draft = false, revision = 0, as = at.creator, key = '' } = {}) =>
  server.call(outlineCalls.store, {
    params: params(),
    body: { content, is_draft: draft, revision },
    headers: key ? { 'idempotency-key': key } : {},
    as,
  });
const finalise = () => server.call(outlineCalls.finalise, { params: params(), body: {}, as: at.creator });
const accept = () => server.call(outlineCalls.accept, { params: params(), body: {}, as: at.vendor });
const ask = (summary = '再自然一點') =>
  server.call(outlineCalls.requestChanges, { params: params(), body: { summary }, as: at.vendor });
const reopen = () =>
  server.call(outlineCalls.reopen, { params: params(), body: { reason: '漏看一段' }, as: at.vendor });

/** Codes a person was notified with, oldest first. */
const told = async ({ id }: TestUser): Promise<string[]> => {
  const rows = await server.db
    .select({ code: notifications.code })
    .from(notifications)
    .where(eq(notifications.recipientId, id))
    .orderBy(notifications.ordinal);
  return rows.map(({ code }) => code);
};

const statusOf = async (code: string): Promise<string | undefined> => {
  const rows = await server.db.select().from(steps).where(eq(steps.taskId, at.task.id));
  return rows.find((step) => step.function === code)?.status;
};

describe('drafts', () => {
  test('R-out-02 are saved without telling anybody, and nobody else ever sees them', async () => {
    const saved = await store('<p>機密的草稿</p>', { draft: true });
    expect(saved.json().data).toMatchObject({
      step: { status: 'drafting', version: 0 },
      draft: { content: '<p>機密的草稿</p>', revision: 1, base_version: 0 },
    });
    const seen = await server.call(outlineCalls.sheet, { params: params(), as: at.vendor });
    expect(seen.json().data.draft).toBeNull();
    expect(seen.body).not.toContain('機密');
    expect(await told(at.vendor)).toEqual([]);
    expect(JSON.stringify(server.published())).not.toContain('機密');
  });

  test('are not seen by another creator of the project', async () => {
    const other = await createUser(server.transact, { role: 'Creator' });
    const { position: _, id: __, ...task } = at.task;
    await server.db.insert(tasks).values({ ...task, position: 1, creatorId: other.id });
    await store('<p>機密的草稿</p>', { draft: true });
    const seen = await sheet(other);
    expect(seen.draft).toBeNull();
    expect(seen.allowed).toEqual([]);
    expect(seen.task.fee).toBeNull();
    expect((await store('<p>別人的</p>', { as: other })).statusCode).toBe(404);
  });

  test('based on an older one are refused with 0409 and the newer one', async () => {
    await store('<p>分頁一</p>', { draft: true });
    const late = await store('<p>分頁二</p>', { draft: true });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: '0409', data: { content: '<p>分頁一</p>', revision: 1 } });
    expect((await store('<p>合併後</p>', { draft: true, revision: 1 })).json().data.draft.revision).toBe(2);
  });

  test('saved by two tabs at once are kept once', async () => {
    const answers = await Promise.all(['一', '二', '三'].map((text) => store(`<p>${text}</p>`, { draft: true })));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409]);
  });

  test('may go on while the vendor reads, without changing what the vendor sees', async () => {
    await store('<p>一</p>');
    const later = await store('<p>想到的</p>', { draft: true });
    expect(later.json().data).toMatchObject({ step: { status: 'provided' }, draft: { base_version: 1 } });
  });
});

describe('versions', () => {
  test('R-out-01 R-out-02 a sent outline is a version the vendor reads and hears of', async () => {
    const sent = await store('<h2>開場</h2><p>凌晨一點的書桌</p>');
    expect(sent.json().data).toMatchObject({
      step: { status: 'provided', ball: 'vendor', version: 1 },
      draft: null,
      versions: [{ number: 1, round: 1, created_by: { uuid: at.creator.id } }],
    });
    expect(await told(at.vendor)).toEqual(['2-030-01']);
    const read = await server.call(outlineCalls.version, { params: { ...params(), version: 1 }, as: at.vendor });
    expect(read.json().data).toMatchObject({
      content: '<h2>開場</h2><p>凌晨一點的書桌</p>',
      content_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(server.published().map(({ channel, event }) => [channel, event])).toEqual([
      [`private-user.${at.vendor.id}`, 'new-notification'],
      [`private-task.${at.task.id}`, 'step-changed'],
    ]);
  });

  test('never change: a later one stands beside them', async () => {
    await store('<p>第一版</p>');
    await ask();
    await store('<p>第二版</p>');
    const rows = await server.db.select({ content: versions.content }).from(versions).orderBy(versions.sentAt);
    expect(rows.map(({ content }) => content)).toEqual(expect.arrayContaining(['<p>第一版</p>', '<p>第二版</p>']));
    expect((await sheet(at.vendor)).versions.map(({ number, round }) => [number, round])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  test('that do not exist are not found', async () => {
    const missing = await server.call(outlineCalls.version, { params: { ...params(), version: 7 }, as: at.vendor });
    expect(missing.statusCode).toBe(404);
  });

  test('without words or pictures are not sent', async () => {
    const empty = await store('<p> </p><h2></h2>');
    expect(empty.json()).toMatchObject({ code: '0422', errors: { content: ['請填寫此欄位'] } });
    expect(await statusOf('030')).toBe('todo');
  });

  test('sent by two tabs at once become one version', async () => {
    await store('<p>一</p>', { draft: true });
    const answers = await Promise.all([store('<p>一</p>', { revision: 1 }), store('<p>一</p>', { revision: 1 })]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
    expect((await sheet(at.creator)).versions).toHaveLength(1);
    expect(await told(at.vendor)).toEqual(['2-030-01']);
  });
});

describe('the way to the end', () => {
  test('R-out-04 R-out-05 draft, send, ask, send again, finalise, accept; each tells the other side', async () => {
    await store('<p>一</p>', { draft: true });
    await store('<p>一</p>', { revision: 1 });
    await ask();
    await store('<p>二</p>');
    await finalise();
    const done = await accept();
    expect(done.json().data).toMatchObject({
      step: { status: 'accepted', ball: null },
      rounds_used: 1,
      rounds_agreed: 2,
      versions: [
        { number: 1, finalised_at: null, accepted_at: null },
        { number: 2, finalised_at: expect.any(String), accepted_at: expect.any(String) },
      ],
    });
    expect(await told(at.vendor)).toEqual(['2-030-01', '2-030-02', '2-030-02']);
    expect(await told(at.creator)).toEqual(['1-030-12', '1-030-05']);
    const last = await server.db.select().from(notifications).where(eq(notifications.recipientId, at.vendor.id));
    expect(last.map(({ parameters }) => parameters.finalised ?? false).sort()).toEqual([false, false, true]);
  });

  test('every move is in the audit log with who, from, to and version', async () => {
    await store('<p>一</p>');
    await accept();
    const [step] = await server.db
      .select()
      .from(steps)
      .where(eq(steps.taskId, at.task.id))
      .orderBy(steps.position)
      .offset(2);
    const rows = await server.db.select().from(auditLog).where(eq(auditLog.stepId, step!.id)).orderBy(auditLog.ordinal);
    expect(
      rows.map(({ actorId, action, fromStatus, toStatus, version }) => [
        actorId,
        action,
        fromStatus,
        toStatus,
        version,
      ]),
    ).toEqual([
      [at.creator.id, 'send', 'todo', 'provided', 1],
      [at.vendor.id, 'accept', 'provided', 'accepted', 1],
    ]);
  });

  test('opens the next step when the outline is final', async () => {
    expect(await statusOf('040')).toBe('locked');
    await store('<p>一</p>');
    expect(await statusOf('040')).toBe('locked');
    await finalise();
    expect(await statusOf('040')).toBe('todo');
  });

  test('R-out-01 what a state does not allow is refused: 0422 操作失敗,請重新整理或稍後再試', async () => {
    await store('<p>一</p>');
    await accept();
    for (const answer of [await store('<p>二</p>'), await finalise(), await accept(), await ask()]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: '0422', message: '操作失敗,請重新整理或稍後再試' });
    }
    expect((await sheet(at.creator)).versions).toHaveLength(1);
  });

  test('what each may do is offered, and nothing else', async () => {
    expect((await sheet(at.creator)).allowed).toEqual(['save_draft', 'send']);
    expect((await sheet(at.vendor)).allowed).toEqual([]);
    await store('<p>一</p>');
    expect((await sheet(at.creator)).allowed).toEqual(['save_draft', 'send', 'finalise']);
    expect((await sheet(at.vendor)).allowed).toEqual(['request_changes', 'accept']);
  });

  test('changes are asked for with an open comment or with words, which become a comment', async () => {
    await store('<p>一</p>');
    const bare = await ask('');
    expect(bare.json()).toMatchObject({ code: '0422', errors: { summary: ['請填寫此欄位'] } });
    expect((await ask('開場再短一點')).json().data.step).toMatchObject({
      status: 'changes_requested',
      open_comments: 1,
    });
    await store('<p>二</p>');
    expect((await ask('')).json().data.rounds_used).toBe(2);
  });

  test('an acceptance may be taken back for a day, not longer', async () => {
    await store('<p>一</p>');
    await accept();
    expect((await sheet(at.vendor)).allowed).toEqual(['reopen']);
    const again = await reopen();
    expect(again.json().data).toMatchObject({ step: { status: 'changes_requested', ball: 'creator' } });
    await store('<p>二</p>');
    await accept();
    server.clock.now = new Date(Date.now() + 25 * 3_600_000);
    expect((await sheet(at.vendor)).allowed).toEqual([]);
    expect((await reopen()).statusCode).toBe(422);
  });
});

describe('what editors send', () => {
  const attacks = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">按我</a>',
    '<a href="jav\nascript:alert(1)">按我</a>',
    '<svg onload=alert(1)><p>圖</p></svg>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<p style="background:url(javascript:alert(1))">字</p>',
    '<math><mi xlink:href="data:x,<script>alert(1)</script>">',
    '<form action="https://evil.test"><input name=q autofocus onfocus=alert(1)></form>',
    '<p onclick="alert(1)">字</p>',
    '<style>@import "https://evil.test"</style>',
    '<object data="data:text/html,<script>alert(1)</script>"></object>',
  ];
  test.each(attacks)('R-edt-14 leaves nothing that runs of %s', async (attack) => {
    const saved = await store(`<p>正文</p>${attack}`, { draft: true });
    const content: string = saved.json().data?.draft.content ?? '';
    expect(content).not.toMatch(
      /<(script|style|iframe|object|svg|math|form|input|embed)|\son\w+=|javascript:|style=|srcdoc/i,
    );
  });

  test('pictures of elsewhere or of another task are refused', async () => {
    for (const src of ['https://evil.test/pixel.png', '/files/0123456789abcdef0123456789abcdef.png']) {
      const answer = await store(`<p>字</p><img src="${src}">`, { draft: true });
      expect(answer.json()).toMatchObject({ code: '0422', errors: { content: ['上傳失敗'] } });
    }
  });

  test('more than the limit is refused', async () => {
    expect((await store(`<p>${'字'.repeat(500_000)}</p>`)).statusCode).toBe(422);
    expect((await store('x'.repeat(2_600_000))).statusCode).toBe(413);
  });
});

describe('the same request again', () => {
  test('gets the first answer, and is done once', async () => {
    const first = await store('<p>一</p>', { key: 'send-0001' });
    const second = await store('<p>一</p>', { key: 'send-0001' });
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect((await sheet(at.creator)).versions).toHaveLength(1);
  });

  test('sent five times at once is done once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => store('<p>一</p>', { key: 'send-0002' })));
    const bodies = answers.map((answer) => answer.json());
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect(bodies[0].status).toBe('0000');
    expect(await told(at.vendor)).toEqual(['2-030-01']);
  });

  test('with other content is refused', async () => {
    await store('<p>一</p>', { key: 'send-0003' });
    const other = await store('<p>二</p>', { key: 'send-0003' });
    expect(other.json()).toMatchObject({ code: '0422' });
  });

  test('of somebody else is another request', async () => {
    await store('<p>一</p>', { key: 'same-key-1' });
    const answer = await server.call(outlineCalls.requestChanges, {
      params: params(),
      body: { summary: '改' },
      headers: { 'idempotency-key': 'same-key-1' },
      as: at.vendor,
    });
    expect(answer.json().data.step.status).toBe('changes_requested');
  });

  test('after a refusal is tried anew', async () => {
    expect((await store('<p></p>', { key: 'send-0004' })).statusCode).toBe(422);
    expect((await store('<p></p>', { key: 'send-0004' })).statusCode).toBe(422);
    expect((await store('<p>字</p>', { key: 'send-0004' })).statusCode).toBe(200);
  });

  test('with a key that is none is refused', async () => {
    expect((await store('<p>一</p>', { key: 'short' })).json().code).toBe('0400');
  });
});

test('a request with a body that is not JSON is refused', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: callPath(outlineCalls.store, params()),
    headers: { authorization: `Bearer ${at.creator.token}`, 'content-type': 'application/json' },
    payload: '{"content":',
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ status: '0400', code: '0400' });
});
