import { outlineCalls } from '@paidang/contract/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createUser } from '../../../test/factories/users';
import { createOutlineFixture, type OutlineFixture } from '../../../test/outline-fixture';
import { notifications } from '../notifications/schema';
import { tasks } from '../projects/schema';
import { versions } from '../reviews/schema';
import { auditLog, steps } from '../steps/schema';

let server: TestApp;
let fixture: OutlineFixture;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  fixture = await createOutlineFixture(server);
  server.clock.now = new Date();
  server.published();
});

const statusOf = async (code: string): Promise<string | undefined> => {
  const rows = await server.db.select().from(steps).where(eq(steps.taskId, fixture.task.id));
  return rows.find((step) => step.function === code)?.status;
};

describe('drafts', () => {
  test('R-out-02 are saved without notifying anybody, and nobody else ever sees them', async () => {
    const saved = await fixture.store('<p>機密的草稿</p>', { draft: true });
    expect(saved.json().data).toMatchObject({
      step: { status: 'drafting', version: 0 },
      draft: { content: '<p>機密的草稿</p>', revision: 1, base_version: 0 },
    });
    const seen = await server.call(outlineCalls.view, { params: fixture.params, as: fixture.vendor });
    expect(seen.json().data.draft).toBeNull();
    expect(seen.body).not.toContain('機密');
    expect(await fixture.told(fixture.vendor)).toEqual([]);
    expect(JSON.stringify(server.published())).not.toContain('機密');
  });

  test('are not seen by another creator of the project', async () => {
    const other = await createUser(server.transact, { role: 'Creator' });
    const { position: _, id: __, ...task } = fixture.task;
    await server.db.insert(tasks).values({ ...task, position: 1, creatorId: other.id });
    await fixture.store('<p>機密的草稿</p>', { draft: true });
    const seen = await server.call(outlineCalls.view, { params: fixture.params, as: other });
    expect(seen.statusCode).toBe(404);
    expect((await fixture.store('<p>別人的</p>', { as: other, revision: 0 })).statusCode).toBe(404);
    const put = await server.call(outlineCalls.archive, { params: fixture.params, body: {}, as: other });
    expect(put.statusCode).toBe(404);
  });

  test('based on an older one are refused with 0409 and the newer one', async () => {
    await fixture.store('<p>分頁一</p>', { draft: true });
    const late = await fixture.store('<p>分頁二</p>', { draft: true, revision: 0 });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: '0409', data: { content: '<p>分頁一</p>', revision: 1 } });
    expect((await fixture.store('<p>合併後</p>', { draft: true, revision: 1 })).json().data.draft.revision).toBe(2);
  });

  test('saved by two tabs at once are kept once', async () => {
    const answers = await Promise.all(
      ['一', '二', '三'].map((text) => fixture.store(`<p>${text}</p>`, { draft: true, revision: 0 })),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409]);
  });

  test('may be continued while the vendor reads, without changing what the vendor sees', async () => {
    await fixture.store('<p>一</p>');
    const later = await fixture.store('<p>想到的</p>', { draft: true });
    expect(later.json().data).toMatchObject({ step: { status: 'provided' }, draft: { base_version: 1 } });
  });
});

describe('versions', () => {
  test('R-out-01 R-out-02 a sent outline is a version that the vendor is notified of and reads', async () => {
    const sent = await fixture.store('<h2>開場</h2><p>凌晨一點的書桌</p>');
    expect(sent.json().data).toMatchObject({
      step: { status: 'provided', turn: 'vendor', version: 1 },
      draft: null,
      versions: [{ number: 1, round: 1, created_by: { uuid: fixture.creator.id } }],
    });
    expect(await fixture.told(fixture.vendor)).toEqual(['2-030-01']);
    const read = await server.call(outlineCalls.version, {
      params: { ...fixture.params, version: 1 },
      as: fixture.vendor,
    });
    expect(read.json().data).toMatchObject({
      content: '<h2>開場</h2><p>凌晨一點的書桌</p>',
      content_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(server.published().map(({ channel, event }) => [channel, event])).toEqual([
      [`private-user.${fixture.vendor.id}`, 'new-notification'],
      [`private-task.${fixture.task.id}`, 'step-changed'],
    ]);
  });

  test('never change: a later one is added', async () => {
    await fixture.store('<p>第一版</p>');
    await fixture.ask();
    await fixture.store('<p>第二版</p>');
    const rows = await server.db.select({ content: versions.content }).from(versions).orderBy(versions.sentAt);
    expect(rows.map(({ content }) => content)).toEqual(expect.arrayContaining(['<p>第一版</p>', '<p>第二版</p>']));
    expect((await fixture.view(fixture.vendor)).versions.map(({ number, round }) => [number, round])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  test('that do not exist are not found', async () => {
    const missing = await server.call(outlineCalls.version, {
      params: { ...fixture.params, version: 7 },
      as: fixture.vendor,
    });
    expect(missing.statusCode).toBe(404);
  });

  test('without words or pictures are not sent', async () => {
    const empty = await fixture.store('<p> </p><h2></h2>');
    expect(empty.json()).toMatchObject({ code: '0422', errors: { content: ['請填寫此欄位'] } });
    expect(await statusOf('030')).toBe('todo');
  });

  test('sent by two tabs at once become one version', async () => {
    await fixture.store('<p>一</p>', { draft: true });
    const answers = await Promise.all([
      fixture.store('<p>一</p>', { revision: 1 }),
      fixture.store('<p>一</p>', { revision: 1 }),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
    expect((await fixture.view(fixture.creator)).versions).toHaveLength(1);
    expect(await fixture.told(fixture.vendor)).toEqual(['2-030-01']);
  });
});

describe('the whole workflow', () => {
  test('R-out-04 R-out-05 draft, send, ask, send again, finalise, accept; each notifies the other side', async () => {
    await fixture.store('<p>一</p>', { draft: true });
    await fixture.store('<p>一</p>', { revision: 1 });
    await fixture.ask();
    await fixture.store('<p>二</p>');
    await fixture.finalise();
    const done = await fixture.accept();
    expect(done.json().data).toMatchObject({
      step: { status: 'accepted', turn: null },
      rounds_used: 1,
      rounds_agreed: 2,
      versions: [
        { number: 1, finalised_at: null, accepted_at: null },
        { number: 2, finalised_at: expect.any(String), accepted_at: expect.any(String) },
      ],
    });
    expect(await fixture.told(fixture.vendor)).toEqual(['2-030-01', '2-030-02', '2-030-02']);
    // Accepting the first step has earned a bonus.
    expect(await fixture.told(fixture.creator)).toEqual(['1-030-12', '1-030-05', '3-110-01']);
    const last = await server.db.select().from(notifications).where(eq(notifications.recipientId, fixture.vendor.id));
    expect(last.map(({ parameters }) => parameters.finalised ?? false).sort()).toEqual([false, false, true]);
  });

  test('every move is in the audit log with who, from, to and version', async () => {
    await fixture.store('<p>一</p>');
    await fixture.accept();
    const [step] = await server.db
      .select()
      .from(steps)
      .where(eq(steps.taskId, fixture.task.id))
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
      [fixture.creator.id, 'send', 'todo', 'provided', 1],
      [fixture.vendor.id, 'accept', 'provided', 'accepted', 1],
    ]);
  });

  test('opens the next step when the outline is final', async () => {
    expect(await statusOf('040')).toBe('locked');
    await fixture.store('<p>一</p>');
    expect(await statusOf('040')).toBe('locked');
    await fixture.finalise();
    expect(await statusOf('040')).toBe('todo');
  });

  test('R-out-01 actions the status does not allow are refused: 0422 操作失敗,請重新整理或稍後再試', async () => {
    await fixture.store('<p>一</p>');
    await fixture.accept();
    for (const answer of [
      await fixture.store('<p>二</p>'),
      await fixture.finalise(),
      await fixture.accept(),
      await fixture.ask(),
    ]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: '0422', message: '操作失敗,請重新整理或稍後再試' });
    }
    expect((await fixture.view(fixture.creator)).versions).toHaveLength(1);
  });

  test('exactly the permitted actions are offered', async () => {
    expect((await fixture.view(fixture.creator)).allowed).toEqual(['save_draft', 'send', 'archive']);
    expect((await fixture.view(fixture.vendor)).allowed).toEqual(['archive']);
    await fixture.store('<p>一</p>');
    expect((await fixture.view(fixture.creator)).allowed).toEqual(['save_draft', 'send', 'finalise', 'archive']);
    expect((await fixture.view(fixture.vendor)).allowed).toEqual(['request_changes', 'accept', 'archive']);
  });

  test('changes are requested with an open comment, or with a message that becomes a comment', async () => {
    await fixture.store('<p>一</p>');
    const bare = await fixture.ask('');
    expect(bare.json()).toMatchObject({ code: '0422', errors: { summary: ['請填寫此欄位'] } });
    expect((await fixture.ask('開場再短一點')).json().data.step).toMatchObject({
      status: 'changes_requested',
      open_comments: 1,
    });
    await fixture.store('<p>二</p>');
    expect((await fixture.ask('')).json().data.rounds_used).toBe(2);
  });

  test('an acceptance may be reverted for a day, not longer', async () => {
    await fixture.store('<p>一</p>');
    await fixture.accept();
    expect((await fixture.view(fixture.vendor)).allowed).toEqual(['reopen']);
    const again = await fixture.reopen();
    expect(again.json().data).toMatchObject({ step: { status: 'changes_requested', turn: 'creator' } });
    await fixture.store('<p>二</p>');
    await fixture.accept();
    server.clock.now = new Date(Date.now() + 25 * 3_600_000);
    expect((await fixture.view(fixture.vendor)).allowed).toEqual(['request_reopen']);
    expect((await fixture.reopen()).statusCode).toBe(422);
  });
});
