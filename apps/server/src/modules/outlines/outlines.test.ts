import { outlineCalls } from '@paidang/contract/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createUser } from '../../../test/factories/users';
import { type OutlineDesk, openOutlineDesk } from '../../../test/outline-desk';
import { notifications } from '../notifications/schema';
import { tasks } from '../projects/schema';
import { versions } from '../reviews/schema';
import { auditLog, steps } from '../steps/schema';

let server: TestApp;
let desk: OutlineDesk;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  desk = await openOutlineDesk(server);
  server.clock.now = new Date();
  server.published();
});

const statusOf = async (code: string): Promise<string | undefined> => {
  const rows = await server.db.select().from(steps).where(eq(steps.taskId, desk.task.id));
  return rows.find((step) => step.function === code)?.status;
};

describe('drafts', () => {
  test('R-out-02 are saved without notifying anybody, and nobody else ever sees them', async () => {
    const saved = await desk.store('<p>機密的草稿</p>', { draft: true });
    expect(saved.json().data).toMatchObject({
      step: { status: 'drafting', version: 0 },
      draft: { content: '<p>機密的草稿</p>', revision: 1, base_version: 0 },
    });
    const seen = await server.call(outlineCalls.view, { params: desk.params, as: desk.vendor });
    expect(seen.json().data.draft).toBeNull();
    expect(seen.body).not.toContain('機密');
    expect(await desk.told(desk.vendor)).toEqual([]);
    expect(JSON.stringify(server.published())).not.toContain('機密');
  });

  test('are not seen by another creator of the project', async () => {
    const other = await createUser(server.transact, { role: 'Creator' });
    const { position: _, id: __, ...task } = desk.task;
    await server.db.insert(tasks).values({ ...task, position: 1, creatorId: other.id });
    await desk.store('<p>機密的草稿</p>', { draft: true });
    const seen = await server.call(outlineCalls.view, { params: desk.params, as: other });
    expect(seen.statusCode).toBe(404);
    expect((await desk.store('<p>別人的</p>', { as: other, revision: 0 })).statusCode).toBe(404);
    const put = await server.call(outlineCalls.archive, { params: desk.params, body: {}, as: other });
    expect(put.statusCode).toBe(404);
  });

  test('based on an older one are refused with 0409 and the newer one', async () => {
    await desk.store('<p>分頁一</p>', { draft: true });
    const late = await desk.store('<p>分頁二</p>', { draft: true, revision: 0 });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: '0409', data: { content: '<p>分頁一</p>', revision: 1 } });
    expect((await desk.store('<p>合併後</p>', { draft: true, revision: 1 })).json().data.draft.revision).toBe(2);
  });

  test('saved by two tabs at once are kept once', async () => {
    const answers = await Promise.all(
      ['一', '二', '三'].map((text) => desk.store(`<p>${text}</p>`, { draft: true, revision: 0 })),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409]);
  });

  test('may be continued while the vendor reads, without changing what the vendor sees', async () => {
    await desk.store('<p>一</p>');
    const later = await desk.store('<p>想到的</p>', { draft: true });
    expect(later.json().data).toMatchObject({ step: { status: 'provided' }, draft: { base_version: 1 } });
  });
});

describe('versions', () => {
  test('R-out-01 R-out-02 a sent outline is a version that the vendor is notified of and reads', async () => {
    const sent = await desk.store('<h2>開場</h2><p>凌晨一點的書桌</p>');
    expect(sent.json().data).toMatchObject({
      step: { status: 'provided', turn: 'vendor', version: 1 },
      draft: null,
      versions: [{ number: 1, round: 1, created_by: { uuid: desk.creator.id } }],
    });
    expect(await desk.told(desk.vendor)).toEqual(['2-030-01']);
    const read = await server.call(outlineCalls.version, { params: { ...desk.params, version: 1 }, as: desk.vendor });
    expect(read.json().data).toMatchObject({
      content: '<h2>開場</h2><p>凌晨一點的書桌</p>',
      content_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(server.published().map(({ channel, event }) => [channel, event])).toEqual([
      [`private-user.${desk.vendor.id}`, 'new-notification'],
      [`private-task.${desk.task.id}`, 'step-changed'],
    ]);
  });

  test('never change: a later one is added', async () => {
    await desk.store('<p>第一版</p>');
    await desk.ask();
    await desk.store('<p>第二版</p>');
    const rows = await server.db.select({ content: versions.content }).from(versions).orderBy(versions.sentAt);
    expect(rows.map(({ content }) => content)).toEqual(expect.arrayContaining(['<p>第一版</p>', '<p>第二版</p>']));
    expect((await desk.view(desk.vendor)).versions.map(({ number, round }) => [number, round])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  test('that do not exist are not found', async () => {
    const missing = await server.call(outlineCalls.version, {
      params: { ...desk.params, version: 7 },
      as: desk.vendor,
    });
    expect(missing.statusCode).toBe(404);
  });

  test('without words or pictures are not sent', async () => {
    const empty = await desk.store('<p> </p><h2></h2>');
    expect(empty.json()).toMatchObject({ code: '0422', errors: { content: ['請填寫此欄位'] } });
    expect(await statusOf('030')).toBe('todo');
  });

  test('sent by two tabs at once become one version', async () => {
    await desk.store('<p>一</p>', { draft: true });
    const answers = await Promise.all([
      desk.store('<p>一</p>', { revision: 1 }),
      desk.store('<p>一</p>', { revision: 1 }),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
    expect((await desk.view(desk.creator)).versions).toHaveLength(1);
    expect(await desk.told(desk.vendor)).toEqual(['2-030-01']);
  });
});

describe('the whole workflow', () => {
  test('R-out-04 R-out-05 draft, send, ask, send again, finalise, accept; each notifies the other side', async () => {
    await desk.store('<p>一</p>', { draft: true });
    await desk.store('<p>一</p>', { revision: 1 });
    await desk.ask();
    await desk.store('<p>二</p>');
    await desk.finalise();
    const done = await desk.accept();
    expect(done.json().data).toMatchObject({
      step: { status: 'accepted', turn: null },
      rounds_used: 1,
      rounds_agreed: 2,
      versions: [
        { number: 1, finalised_at: null, accepted_at: null },
        { number: 2, finalised_at: expect.any(String), accepted_at: expect.any(String) },
      ],
    });
    expect(await desk.told(desk.vendor)).toEqual(['2-030-01', '2-030-02', '2-030-02']);
    // Accepting the first step has earned a bonus.
    expect(await desk.told(desk.creator)).toEqual(['1-030-12', '1-030-05', '3-110-01']);
    const last = await server.db.select().from(notifications).where(eq(notifications.recipientId, desk.vendor.id));
    expect(last.map(({ parameters }) => parameters.finalised ?? false).sort()).toEqual([false, false, true]);
  });

  test('every move is in the audit log with who, from, to and version', async () => {
    await desk.store('<p>一</p>');
    await desk.accept();
    const [step] = await server.db
      .select()
      .from(steps)
      .where(eq(steps.taskId, desk.task.id))
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
      [desk.creator.id, 'send', 'todo', 'provided', 1],
      [desk.vendor.id, 'accept', 'provided', 'accepted', 1],
    ]);
  });

  test('opens the next step when the outline is final', async () => {
    expect(await statusOf('040')).toBe('locked');
    await desk.store('<p>一</p>');
    expect(await statusOf('040')).toBe('locked');
    await desk.finalise();
    expect(await statusOf('040')).toBe('todo');
  });

  test('R-out-01 actions the status does not allow are refused: 0422 操作失敗,請重新整理或稍後再試', async () => {
    await desk.store('<p>一</p>');
    await desk.accept();
    for (const answer of [
      await desk.store('<p>二</p>'),
      await desk.finalise(),
      await desk.accept(),
      await desk.ask(),
    ]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: '0422', message: '操作失敗,請重新整理或稍後再試' });
    }
    expect((await desk.view(desk.creator)).versions).toHaveLength(1);
  });

  test('exactly the permitted actions are offered', async () => {
    expect((await desk.view(desk.creator)).allowed).toEqual(['save_draft', 'send', 'archive']);
    expect((await desk.view(desk.vendor)).allowed).toEqual(['archive']);
    await desk.store('<p>一</p>');
    expect((await desk.view(desk.creator)).allowed).toEqual(['save_draft', 'send', 'finalise', 'archive']);
    expect((await desk.view(desk.vendor)).allowed).toEqual(['request_changes', 'accept', 'archive']);
  });

  test('changes are requested with an open comment, or with a message that becomes a comment', async () => {
    await desk.store('<p>一</p>');
    const bare = await desk.ask('');
    expect(bare.json()).toMatchObject({ code: '0422', errors: { summary: ['請填寫此欄位'] } });
    expect((await desk.ask('開場再短一點')).json().data.step).toMatchObject({
      status: 'changes_requested',
      open_comments: 1,
    });
    await desk.store('<p>二</p>');
    expect((await desk.ask('')).json().data.rounds_used).toBe(2);
  });

  test('an acceptance may be reverted for a day, not longer', async () => {
    await desk.store('<p>一</p>');
    await desk.accept();
    expect((await desk.view(desk.vendor)).allowed).toEqual(['reopen']);
    const again = await desk.reopen();
    expect(again.json().data).toMatchObject({ step: { status: 'changes_requested', turn: 'creator' } });
    await desk.store('<p>二</p>');
    await desk.accept();
    server.clock.now = new Date(Date.now() + 25 * 3_600_000);
    expect((await desk.view(desk.vendor)).allowed).toEqual(['request_reopen']);
    expect((await desk.reopen()).statusCode).toBe(422);
  });
});
