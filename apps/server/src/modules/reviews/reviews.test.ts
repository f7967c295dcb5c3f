import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { openReviewDesk, reviewCases } from '../../../test/review-desk';
import { notifications } from '../notifications/schema';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

describe.each(reviewCases)('$name', (at) => {
  let desk: Awaited<ReturnType<typeof openReviewDesk>>;
  beforeEach(async () => {
    desk = await openReviewDesk(server, at);
    server.clock.now = new Date();
    server.published();
  });
  const codes = (...actions: string[]) => actions.map((action) => action.replace('*', at.code));
  const open = () => desk.move('unlock', desk.vendor);

  test('can be drafted before its turn, and sent if the vendor opens it early', async () => {
    const early = await desk.store(desk.content('先想到的'), { draft: true });
    expect(early.json().data.draft.revision).toBe(1);
    expect((await desk.store(desk.content('先想到的'), { revision: 1 })).statusCode).toBe(422);
    expect((await open()).json().data.step).toMatchObject({ status: 'todo', turn: 'creator' });
    expect(await desk.told(desk.creator)).toEqual(codes('1-*-07'));
    const sent = await desk.store(desk.content('先想到的'), { revision: 1 });
    expect(sent.json().data.step.status).toBe('provided');
  });

  test('drafts notify nobody, are visible to their author only, and never overwritten by older ones', async () => {
    await open();
    const saved = await desk.store(desk.content('機密'), { draft: true });
    expect(saved.json().data).toMatchObject({
      step: { version: 0 },
      draft: { content: desk.content('機密'), revision: 1, base_version: 0 },
    });
    const seen = await server.call(at.calls.view, { params: desk.params, as: desk.vendor });
    expect(seen.body).not.toContain('機密');
    expect(await desk.told(desk.vendor)).toEqual([]);
    expect(JSON.stringify(server.published())).not.toContain('機密');
    const late = await desk.store(desk.content('另一個分頁'), { draft: true, revision: 0 });
    expect(late.json()).toMatchObject({ code: '0409', data: { content: desk.content('機密'), revision: 1 } });
  });

  test('an outdated page can neither send over a newer version nor overwrite a newer draft', async () => {
    await open();
    await desk.store(desk.content('一'), { draft: true });
    await desk.store(desk.content('一'), { revision: 1 });
    for (const revision of [0, 1]) {
      for (const draft of [true, false]) {
        const late = await desk.store(desk.content('另一個分頁'), { draft, revision });
        expect(late.json()).toMatchObject({ code: '0409', data: null });
      }
    }
    const next = await desk.store(desk.content('二'), { draft: true });
    expect(next.json().data.draft).toMatchObject({ base_version: 1 });
    const late = await desk.store(desk.content('另一個分頁'), { draft: true, revision: 1 });
    expect(late.json()).toMatchObject({ code: '0409', data: { content: desk.content('二') } });
  });

  test('goes from the first version to the accepted one, and each move notifies the other side', async () => {
    await open();
    const sent = await desk.store(desk.content('一'));
    expect(sent.json().data).toMatchObject({ step: { status: 'provided', turn: 'vendor', version: 1 }, draft: null });
    const read = await desk.version(1, desk.vendor);
    expect(read.json().data).toMatchObject({ number: 1, round: 1, content: desk.content('一') });
    expect((await desk.move('requestChanges', desk.vendor, { summary: '' })).statusCode).toBe(422);
    await desk.move('requestChanges', desk.vendor, { summary: '短一點' });
    await desk.store(desk.content('二'));
    await desk.move('finalise', desk.creator);
    expect((await desk.store(desk.content('三'))).statusCode).toBe(422);
    const done = await desk.move('accept', desk.vendor);
    expect(done.json().data).toMatchObject({
      step: { status: 'accepted', turn: null, version: 2, open_comments: 1 },
      rounds_used: 1,
      versions: [
        { number: 1 },
        { number: 2, round: 2, finalised_at: expect.any(String), accepted_at: expect.any(String) },
      ],
    });
    expect((await desk.version(1, desk.vendor)).json().data.content).toEqual(desk.content('一'));
    expect(await desk.told(desk.vendor)).toEqual(codes('2-*-01', '2-*-02', '2-*-02'));
    expect((await desk.told(desk.creator)).slice(-2)).toEqual(codes('1-*-12', '1-*-05'));
    const again = await desk.move('reopen', desk.vendor, { reason: '漏看一段' });
    expect(again.json().data.step).toMatchObject({ status: 'changes_requested', turn: 'creator' });
  });

  test('R-out-04 a decision names its version, and is refused with a message once a newer one was sent', async () => {
    await open();
    await desk.store(desk.content('一'));
    await desk.store(desk.content('二'));
    const decisions = [
      ['accept', desk.vendor, {}],
      ['requestChanges', desk.vendor, { summary: '短一點' }],
      ['finalise', desk.creator, {}],
    ] as const;
    for (const [name, as, words] of decisions) {
      const late = await desk.move(name, as, { version: 1, ...words });
      expect(late.json()).toMatchObject({ code: '0409', message: '內容剛剛更新了，請先看過最新的版本再決定' });
      expect((await desk.move(name, as, { version: 3, ...words })).statusCode).toBe(422);
      expect((await desk.move(name, as, { version: undefined, ...words })).statusCode).toBe(422);
    }
    expect((await desk.view(desk.vendor)).step).toMatchObject({ status: 'modified', version: 2, open_comments: 0 });
    expect((await desk.move('accept', desk.vendor, { version: 2 })).statusCode).toBe(200);
    expect((await desk.move('reopen', desk.vendor, { version: 1, reason: '漏看' })).statusCode).toBe(409);
  });

  test('R-out-05 after a day it is opened again when the creator agrees, and stays accepted when not', async () => {
    const asked = { reason: '包裝改版了' };
    await open();
    await desk.store(desk.content('一'));
    await desk.move('accept', desk.vendor);
    expect((await desk.move('requestReopen', desk.vendor, asked)).statusCode).toBe(422);
    server.clock.now = new Date(server.clock.now.getTime() + 25 * 3_600_000);
    expect((await desk.move('reopen', desk.vendor, asked)).statusCode).toBe(422);
    expect((await desk.move('requestReopen', desk.creator, asked)).statusCode).toBe(404);
    const request = await desk.move('requestReopen', desk.vendor, asked);
    expect(request.json().data.step).toMatchObject({ status: 'reopen_requested', turn: 'creator', open_comments: 1 });
    expect((await desk.view(desk.creator)).allowed).toEqual(['agree_reopen', 'decline_reopen']);
    expect((await desk.view(desk.vendor)).allowed).toEqual(['withdraw_reopen']);
    expect((await desk.view(desk.creator)).versions[0]?.accepted_at).not.toBeNull();
    const declined = await desk.move('declineReopen', desk.creator, { summary: '已經拍完了' });
    expect(declined.json().data.step).toMatchObject({ status: 'accepted', turn: null, open_comments: 2 });
    await desk.move('requestReopen', desk.vendor, asked);
    expect((await desk.move('agreeReopen', desk.creator, { version: 2 })).statusCode).toBe(422);
    const agreed = await desk.move('agreeReopen', desk.creator);
    expect(agreed.json().data).toMatchObject({
      step: { status: 'changes_requested', turn: 'creator' },
      rounds_used: 1,
      versions: [{ accepted_at: null }],
    });
    expect((await desk.told(desk.creator)).slice(-2)).toEqual(codes('1-*-14', '1-*-14'));
    expect((await desk.told(desk.vendor)).slice(-2)).toEqual(codes('2-*-12', '2-*-06'));
  });

  test('R-out-05 a vendor withdraws a request, which then cannot be answered any more', async () => {
    await open();
    await desk.store(desk.content('一'));
    await desk.move('accept', desk.vendor);
    expect((await desk.move('withdrawReopen', desk.vendor)).statusCode).toBe(422);
    server.clock.now = new Date(server.clock.now.getTime() + 25 * 3_600_000);
    await desk.move('requestReopen', desk.vendor, { reason: '包裝改版了' });
    expect((await desk.move('withdrawReopen', desk.creator)).statusCode).toBe(404);
    expect((await desk.move('withdrawReopen', desk.vendor, { version: 2 })).statusCode).toBe(422);
    const withdrawn = await desk.move('withdrawReopen', desk.vendor);
    expect(withdrawn.json().data).toMatchObject({
      step: { status: 'accepted', turn: null },
      rounds_used: 0,
      allowed: ['request_reopen'],
    });
    expect((await desk.view(desk.creator)).allowed).toEqual([]);
    expect((await desk.move('agreeReopen', desk.creator)).statusCode).toBe(422);
    expect((await desk.told(desk.creator)).slice(-1)).toEqual(codes('1-*-14'));
  });

  test('is archived by either side and restored to its previous status', async () => {
    await open();
    await desk.store(desk.content('一'));
    expect((await desk.move('archive', desk.creator)).json().data.step).toMatchObject({
      status: 'archived',
      turn: null,
    });
    expect((await desk.store(desk.content('二'))).statusCode).toBe(422);
    expect((await desk.move('recover', desk.vendor)).json().data.step).toMatchObject({
      status: 'provided',
      turn: 'vendor',
    });
    expect((await desk.told(desk.vendor)).slice(-1)).toEqual(codes('2-*-03'));
    expect((await desk.told(desk.creator)).slice(-1)).toEqual(codes('1-*-02'));
  });

  test('sent twice at once, or again after a lost response, is one version', async () => {
    await open();
    await desk.store(desk.content('一'), { draft: true });
    const both = await Promise.all([1, 2].map(() => desk.store(desk.content('一'), { revision: 1 })));
    expect(both.map((answer) => answer.statusCode)).toEqual([200, 200]);
    const key = '0c9d3c0e-8a41-4b57-9d3f-93c7d1c7a001';
    await desk.store(desk.content('二'), { key });
    await desk.store(desk.content('二'), { key });
    expect((await desk.view(desk.creator)).versions).toHaveLength(2);
  });

  test('cannot be sent while it is empty', async () => {
    await open();
    const answer = await desk.store(at.empty);
    expect(answer.json()).toMatchObject({ code: '0422', errors: { [at.emptyField]: ['請填寫此欄位'] } });
  });

  test('takes pictures of its own task only', async () => {
    await open();
    const other = await openReviewDesk(server, at);
    for (const picture of ['https://evil.test/pixel.png', other.picture]) {
      const answer = await desk.store(at.showing(picture), { draft: true });
      expect(answer.json()).toMatchObject({ code: '0422' });
      expect(Object.values(answer.json().errors)).toEqual([['上傳失敗']]);
    }
    const own = await desk.store(at.showing(desk.picture), { draft: true });
    expect(JSON.stringify(own.json().data.draft.content)).toContain(desk.picture);
  });

  test('returns the sizes of its pictures, so that space can be reserved', async () => {
    await open();
    await desk.store(at.showing(desk.picture));
    const read = (await desk.version(1, desk.vendor)).json().data;
    expect(read.picture_sizes).toEqual({ [desk.picture]: { width: 1, height: 1 } });
  });

  test('R-edt-14 does not allow active markup', async () => {
    await open();
    const attack = '<script>alert(1)</script><a href="javascript:alert(1)" onclick="alert(1)">按</a>';
    const { content } = (await desk.store(desk.content(attack), { draft: true })).json().data.draft;
    if (at.isMarkup) expect(JSON.stringify(content)).not.toMatch(/<script|onclick|javascript:/);
    else expect(content).toEqual(desk.content(attack));
  });

  test('requests sent together carry the same group id', async () => {
    await open();
    const askUUID = '0c9d3c0e-8a41-4b57-9d3f-93c7d1c7a002';
    await server.call(at.calls.store, {
      params: desk.params,
      body: { content: desk.content('一'), is_draft: false, revision: 0, askUUID },
      as: desk.creator,
    });
    const rows = await server.db.select().from(notifications);
    const own = rows.filter(({ recipientId }) => recipientId === desk.vendor.id);
    expect(own.filter(({ parameters }) => parameters.group_id === askUUID)).toHaveLength(1);
  });
});
