import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createReviewFixture, reviewCases } from '../../../test/review-fixture';
import { notifications } from '../notifications/schema';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

describe.each(reviewCases)('$name', (at) => {
  let fixture: Awaited<ReturnType<typeof createReviewFixture>>;
  beforeEach(async () => {
    fixture = await createReviewFixture(server, at);
    server.clock.now = new Date();
    server.published();
  });
  const codes = (...actions: string[]) => actions.map((action) => action.replace('*', at.code));
  const open = () => fixture.move('unlock', fixture.vendor);

  test('can be drafted before its turn, and sent if the vendor opens it early', async () => {
    const early = await fixture.store(fixture.content('先想到的'), { draft: true });
    expect(early.json().data.draft.revision).toBe(1);
    expect((await fixture.store(fixture.content('先想到的'), { revision: 1 })).statusCode).toBe(422);
    expect((await open()).json().data.step).toMatchObject({ status: 'todo', turn: 'creator' });
    expect(await fixture.told(fixture.creator)).toEqual(codes('1-*-07'));
    const sent = await fixture.store(fixture.content('先想到的'), { revision: 1 });
    expect(sent.json().data.step.status).toBe('provided');
  });

  test('drafts notify nobody, are visible to their author only, and never overwritten by older ones', async () => {
    await open();
    const saved = await fixture.store(fixture.content('機密'), { draft: true });
    expect(saved.json().data).toMatchObject({
      step: { version: 0 },
      draft: { content: fixture.content('機密'), revision: 1, base_version: 0 },
    });
    const seen = await server.call(at.calls.view, { params: fixture.params, as: fixture.vendor });
    expect(seen.body).not.toContain('機密');
    expect(await fixture.told(fixture.vendor)).toEqual([]);
    expect(JSON.stringify(server.published())).not.toContain('機密');
    const late = await fixture.store(fixture.content('另一個分頁'), { draft: true, revision: 0 });
    expect(late.json()).toMatchObject({ code: '0409', data: { content: fixture.content('機密'), revision: 1 } });
  });

  test('an outdated page can neither send over a newer version nor overwrite a newer draft', async () => {
    await open();
    await fixture.store(fixture.content('一'), { draft: true });
    await fixture.store(fixture.content('一'), { revision: 1 });
    for (const revision of [0, 1]) {
      for (const draft of [true, false]) {
        const late = await fixture.store(fixture.content('另一個分頁'), { draft, revision });
        expect(late.json()).toMatchObject({ code: '0409', data: null });
      }
    }
    const next = await fixture.store(fixture.content('二'), { draft: true });
    expect(next.json().data.draft).toMatchObject({ base_version: 1 });
    const late = await fixture.store(fixture.content('另一個分頁'), { draft: true, revision: 1 });
    expect(late.json()).toMatchObject({ code: '0409', data: { content: fixture.content('二') } });
  });

  test('goes from the first version to the accepted one, and each move notifies the other side', async () => {
    await open();
    const sent = await fixture.store(fixture.content('一'));
    expect(sent.json().data).toMatchObject({ step: { status: 'provided', turn: 'vendor', version: 1 }, draft: null });
    const read = await fixture.version(1, fixture.vendor);
    expect(read.json().data).toMatchObject({ number: 1, round: 1, content: fixture.content('一') });
    expect((await fixture.move('requestChanges', fixture.vendor, { summary: '' })).statusCode).toBe(422);
    await fixture.move('requestChanges', fixture.vendor, { summary: '短一點' });
    await fixture.store(fixture.content('二'));
    await fixture.move('finalise', fixture.creator);
    expect((await fixture.store(fixture.content('三'))).statusCode).toBe(422);
    const done = await fixture.move('accept', fixture.vendor);
    expect(done.json().data).toMatchObject({
      step: { status: 'accepted', turn: null, version: 2, open_comments: 1 },
      rounds_used: 1,
      versions: [
        { number: 1 },
        { number: 2, round: 2, finalised_at: expect.any(String), accepted_at: expect.any(String) },
      ],
    });
    expect((await fixture.version(1, fixture.vendor)).json().data.content).toEqual(fixture.content('一'));
    expect(await fixture.told(fixture.vendor)).toEqual(codes('2-*-01', '2-*-02', '2-*-02'));
    expect((await fixture.told(fixture.creator)).slice(-2)).toEqual(codes('1-*-12', '1-*-05'));
    const again = await fixture.move('reopen', fixture.vendor, { reason: '漏看一段' });
    expect(again.json().data.step).toMatchObject({ status: 'changes_requested', turn: 'creator' });
  });

  test('R-out-04 a decision names its version, and is refused with a message once a newer one was sent', async () => {
    await open();
    await fixture.store(fixture.content('一'));
    await fixture.store(fixture.content('二'));
    const decisions = [
      ['accept', fixture.vendor, {}],
      ['requestChanges', fixture.vendor, { summary: '短一點' }],
      ['finalise', fixture.creator, {}],
    ] as const;
    for (const [name, as, words] of decisions) {
      const late = await fixture.move(name, as, { version: 1, ...words });
      expect(late.json()).toMatchObject({ code: '0409', message: '內容剛剛更新了，請先看過最新的版本再決定' });
      expect((await fixture.move(name, as, { version: 3, ...words })).statusCode).toBe(422);
      expect((await fixture.move(name, as, { version: undefined, ...words })).statusCode).toBe(422);
    }
    expect((await fixture.view(fixture.vendor)).step).toMatchObject({
      status: 'modified',
      version: 2,
      open_comments: 0,
    });
    expect((await fixture.move('accept', fixture.vendor, { version: 2 })).statusCode).toBe(200);
    expect((await fixture.move('reopen', fixture.vendor, { version: 1, reason: '漏看' })).statusCode).toBe(409);
  });

  test('R-out-05 after a day it is opened again when the creator agrees, and stays accepted when not', async () => {
    const asked = { reason: '包裝改版了' };
    await open();
    await fixture.store(fixture.content('一'));
    await fixture.move('accept', fixture.vendor);
    expect((await fixture.move('requestReopen', fixture.vendor, asked)).statusCode).toBe(422);
    server.clock.now = new Date(server.clock.now.getTime() + 25 * 3_600_000);
    expect((await fixture.move('reopen', fixture.vendor, asked)).statusCode).toBe(422);
    expect((await fixture.move('requestReopen', fixture.creator, asked)).statusCode).toBe(404);
    const request = await fixture.move('requestReopen', fixture.vendor, asked);
    expect(request.json().data.step).toMatchObject({ status: 'reopen_requested', turn: 'creator', open_comments: 1 });
    expect((await fixture.view(fixture.creator)).allowed).toEqual(['agree_reopen', 'decline_reopen']);
    expect((await fixture.view(fixture.vendor)).allowed).toEqual(['withdraw_reopen']);
    expect((await fixture.view(fixture.creator)).versions[0]?.accepted_at).not.toBeNull();
    const declined = await fixture.move('declineReopen', fixture.creator, { summary: '已經拍完了' });
    expect(declined.json().data.step).toMatchObject({ status: 'accepted', turn: null, open_comments: 2 });
    await fixture.move('requestReopen', fixture.vendor, asked);
    expect((await fixture.move('agreeReopen', fixture.creator, { version: 2 })).statusCode).toBe(422);
    const agreed = await fixture.move('agreeReopen', fixture.creator);
    expect(agreed.json().data).toMatchObject({
      step: { status: 'changes_requested', turn: 'creator' },
      rounds_used: 1,
      versions: [{ accepted_at: null }],
    });
    expect((await fixture.told(fixture.creator)).slice(-2)).toEqual(codes('1-*-14', '1-*-14'));
    expect((await fixture.told(fixture.vendor)).slice(-2)).toEqual(codes('2-*-12', '2-*-06'));
  });

  test('R-out-05 a vendor withdraws a request, which then cannot be answered any more', async () => {
    await open();
    await fixture.store(fixture.content('一'));
    await fixture.move('accept', fixture.vendor);
    expect((await fixture.move('withdrawReopen', fixture.vendor)).statusCode).toBe(422);
    server.clock.now = new Date(server.clock.now.getTime() + 25 * 3_600_000);
    await fixture.move('requestReopen', fixture.vendor, { reason: '包裝改版了' });
    expect((await fixture.move('withdrawReopen', fixture.creator)).statusCode).toBe(404);
    expect((await fixture.move('withdrawReopen', fixture.vendor, { version: 2 })).statusCode).toBe(422);
    const withdrawn = await fixture.move('withdrawReopen', fixture.vendor);
    expect(withdrawn.json().data).toMatchObject({
      step: { status: 'accepted', turn: null },
      rounds_used: 0,
      allowed: ['request_reopen'],
    });
    expect((await fixture.view(fixture.creator)).allowed).toEqual([]);
    expect((await fixture.move('agreeReopen', fixture.creator)).statusCode).toBe(422);
    expect((await fixture.told(fixture.creator)).slice(-1)).toEqual(codes('1-*-14'));
  });

  test('is archived by either side and restored to its previous status', async () => {
    await open();
    await fixture.store(fixture.content('一'));
    expect((await fixture.move('archive', fixture.creator)).json().data.step).toMatchObject({
      status: 'archived',
      turn: null,
    });
    expect((await fixture.store(fixture.content('二'))).statusCode).toBe(422);
    expect((await fixture.move('recover', fixture.vendor)).json().data.step).toMatchObject({
      status: 'provided',
      turn: 'vendor',
    });
    expect((await fixture.told(fixture.vendor)).slice(-1)).toEqual(codes('2-*-03'));
    expect((await fixture.told(fixture.creator)).slice(-1)).toEqual(codes('1-*-02'));
  });

  test('sent twice at once, or again after a lost response, is one version', async () => {
    await open();
    await fixture.store(fixture.content('一'), { draft: true });
    const both = await Promise.all([1, 2].map(() => fixture.store(fixture.content('一'), { revision: 1 })));
    expect(both.map((answer) => answer.statusCode)).toEqual([200, 200]);
    const key = '0c9d3c0e-8a41-4b57-9d3f-93c7d1c7a001';
    await fixture.store(fixture.content('二'), { key });
    await fixture.store(fixture.content('二'), { key });
    expect((await fixture.view(fixture.creator)).versions).toHaveLength(2);
  });

  test('cannot be sent while it is empty', async () => {
    await open();
    const answer = await fixture.store(at.empty);
    expect(answer.json()).toMatchObject({ code: '0422', errors: { [at.emptyField]: ['請填寫此欄位'] } });
  });

  test('takes pictures of its own task only', async () => {
    await open();
    const other = await createReviewFixture(server, at);
    for (const picture of ['https://evil.test/pixel.png', other.picture]) {
      const answer = await fixture.store(at.showing(picture), { draft: true });
      expect(answer.json()).toMatchObject({ code: '0422' });
      expect(Object.values(answer.json().errors)).toEqual([['上傳失敗']]);
    }
    const own = await fixture.store(at.showing(fixture.picture), { draft: true });
    expect(JSON.stringify(own.json().data.draft.content)).toContain(fixture.picture);
  });

  test('returns the sizes of its pictures, so that space can be reserved', async () => {
    await open();
    await fixture.store(at.showing(fixture.picture));
    const read = (await fixture.version(1, fixture.vendor)).json().data;
    expect(read.picture_sizes).toEqual({ [fixture.picture]: { width: 1, height: 1 } });
  });

  test('R-edt-14 does not allow active markup', async () => {
    await open();
    const attack = '<script>alert(1)</script><a href="javascript:alert(1)" onclick="alert(1)">按</a>';
    const { content } = (await fixture.store(fixture.content(attack), { draft: true })).json().data.draft;
    if (at.isMarkup) expect(JSON.stringify(content)).not.toMatch(/<script|onclick|javascript:/);
    else expect(content).toEqual(fixture.content(attack));
  });

  test('requests sent together carry the same group id', async () => {
    await open();
    const askUUID = '0c9d3c0e-8a41-4b57-9d3f-93c7d1c7a002';
    await server.call(at.calls.store, {
      params: fixture.params,
      body: { content: fixture.content('一'), is_draft: false, revision: 0, askUUID },
      as: fixture.creator,
    });
    const rows = await server.db.select().from(notifications);
    const own = rows.filter(({ recipientId }) => recipientId === fixture.vendor.id);
    expect(own.filter(({ parameters }) => parameters.group_id === askUUID)).toHaveLength(1);
  });
});
