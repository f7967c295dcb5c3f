import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Call,
  guestLinkCalls,
  guestReviewCalls,
  idempotencyHeader,
  videoCommentCalls,
} from '@paidang/contract/calls';
import type { GuestComment, GuestLink, GuestReview } from '@paidang/contract/entities';
import { guestReviewLimits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import type { EntryBody } from '@paidang/evidence';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { filmFile, sha256, testFfmpeg } from '../../../test/film-files';
import { notificationCodesOf } from '../../../test/review-fixture';
import { createVideoFixture, filesOnDisk, makeFilms } from '../../../test/video-fixture';
import { extractFrames, probeVideo } from '../../platform/ffmpeg';
import { evidenceContents, evidenceEntries } from '../evidence/schema';
import { projects, tasks } from '../projects/schema';
import { removeLeftovers } from '../uploads';
import { videoCopies, videos } from '../videos/schema';
import { deleteEndedLinks, removeEndedCopies } from '.';
import { guestLinks, guests } from './schema';

let server: TestApp;
let fixture: Awaited<ReturnType<typeof createVideoFixture>>;
let film: Buffer;

beforeAll(async () => {
  server = await buildTestApp();
  film = await filmFile('mp4', { seconds: 0.5 });
});
afterAll(() => server.close());

const send = async (at = fixture) => {
  const { video_uuid } = (await at.upload(film)).json().data;
  await makeFilms(server, await testFfmpeg());
  await at.confirm(video_uuid);
  await at.send(video_uuid);
};

beforeEach(async () => {
  server.clock.now = new Date();
  await server.db.delete(videos);
  fixture = await createVideoFixture(server);
  await send();
});

const later = (milliseconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + milliseconds);
};
const day = 86_400_000;
const form = { title: '夜間精華，給總監看', version: null, may_comment: true, days: 7 };

async function makeLink(given: Partial<typeof form & { password: string }> = {}, as = fixture.vendor, at = fixture) {
  const link: GuestLink = (
    await server.call(guestLinkCalls.make, { params: at.params, body: { ...form, ...given }, as })
  ).json().data;
  const params = { ...at.params, link: link.uuid };
  const { address } = (await server.call(guestLinkCalls.address, { params, as })).json().data;
  return { link, params, token: String(address).split('/').at(-1) ?? '' };
}

let networks = 0;
/** Every guest comes from a different network. */
const strange = () => {
  networks += 1;
  return `10.3.${networks >> 8}.${networks & 255}`;
};
const ask = (call: Call, body: object, network = strange()) =>
  server.call(call, { body, headers: { 'x-forwarded-for': network } });
const answered = async (call: Call, body: object) => (await ask(call, body)).json();

const who = { name: '王總監', email: 'boss@brand.test' };
async function enter(token: string, more: object = {}): Promise<{ pass: string; review: GuestReview }> {
  return (await answered(guestReviewCalls.enter, { token, ...who, ...more })).data;
}
const linksSeenBy = async (as = fixture.vendor): Promise<GuestLink[]> =>
  (await server.call(guestLinkCalls.list, { params: fixture.params, as })).json().data;

describe('a guest', () => {
  test('sees the newest version with only the link, and nothing else of the project', async () => {
    const { token } = await makeLink();
    expect((await answered(guestReviewCalls.knock, { token })).data).toEqual({
      shows: 'film',
      state: 'open',
      needs_password: false,
      may_comment: true,
      may_download: false,
    });
    const { review, pass } = await enter(token);
    expect(review).toMatchObject({ title: form.title, name: '王總監', version: 1, may_comment: true, comments: [] });
    expect(review.film).toMatchObject({ name: form.title, width: 160, source: 'upload' });
    const said = JSON.stringify([review, await answered(guestReviewCalls.view, { pass })]);
    const { project, task, vendor, creator } = fixture;
    for (const secret of [
      project.name,
      project.id,
      task.id,
      vendor.name,
      vendor.id,
      creator.name,
      creator.email,
      '30000',
    ])
      expect(said).not.toContain(secret);

    await fixture.move('requestChanges', vendor);
    await send();
    expect((await answered(guestReviewCalls.view, { pass })).data.version).toBe(2);
  });

  test('with a link to one version keeps seeing that version', async () => {
    const { token } = await makeLink({ version: 1 } as object);
    await fixture.move('requestChanges', fixture.vendor);
    await send();
    expect((await enter(token)).review.version).toBe(1);
  });

  test('plays the video at an address signed for them, which ends with the link', async () => {
    const { token, params } = await makeLink();
    const path = (await enter(token)).review.film?.path ?? '';
    const play = (url: string) => server.app.inject({ url, headers: { range: 'bytes=0-99' } });
    expect((await play(path)).statusCode).toBe(206);
    expect((await play(path.replace(/key=./, 'key=~'))).statusCode).toBe(404);
    const other = (await enter(token)).review.film?.path ?? '';
    const mixed = `${path.split('?')[0]}?${other.split('?')[1]}`;
    expect((await play(mixed)).statusCode).toBe(404);
    await server.call(guestLinkCalls.revoke, { params, as: fixture.creator });
    expect((await play(path)).statusCode).toBe(404);
  });

  test('loads pictures at addresses that end with the link as well', async () => {
    const { token, params } = await makeLink();
    const { poster, thumbnails } = (await enter(token)).review.film ?? {};
    const addresses = [poster ?? '', thumbnails?.path ?? ''];
    const statuses = () => Promise.all(addresses.map(async (url) => (await server.app.inject({ url })).statusCode));
    expect(await statuses()).toEqual([200, 200]);
    expect((await server.app.inject({ url: String(poster).replace('part=poster', 'part=file') })).statusCode).toBe(404);
    await server.call(guestLinkCalls.revoke, { params, as: fixture.vendor });
    expect(await statuses()).toEqual([404, 404]);
  });

  test('comments under their own name; both sides are notified and see it marked as a guest’s', async () => {
    const { token } = await makeLink();
    const { pass } = await enter(token);
    const body = { pass, message: '瓶身太暗', time: { hour: 0, minute: 0, second: 1 } };
    const review: GuestReview = (await answered(guestReviewCalls.comment, body)).data;
    expect(review.comments).toMatchObject([{ by: 'guest', message: '瓶身太暗', parent_uuid: null }]);
    for (const person of [fixture.vendor, fixture.creator]) {
      expect(await notificationCodesOf(server, person)).toContain('6-050-04');
      const board = (await server.call(videoCommentCalls.list, { params: fixture.params, as: person })).json().data;
      expect(board).toMatchObject([{ role: 'Guest', created_by: '王總監', message: '瓶身太暗', version: 1 }]);
    }
    const message = review.comments[0]?.uuid ?? '';
    const edited = await server.call(videoCommentCalls.edit, {
      params: { ...fixture.params, message },
      body: { message: '很亮' },
      as: fixture.vendor,
    });
    expect(edited.statusCode).toBe(403);
  });

  test('comments once when the same is sent again; keys are separate for each guest', async () => {
    const { token } = await makeLink();
    const { pass } = await enter(token);
    const headers = { [idempotencyHeader]: 'same-key-1' };
    const send = (by: string, message: string) =>
      server.call(guestReviewCalls.comment, { body: { pass: by, message }, headers });
    const twice = await Promise.all([send(pass, '瓶身太暗'), send(pass, '瓶身太暗')]);
    const last = (await send(pass, '瓶身太暗')).json().data;
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(last.comments).toMatchObject([{ message: '瓶身太暗' }]);
    const other = await enter(token);
    expect((await send(other.pass, '字幕有錯字')).json().data.comments).toMatchObject([{ message: '字幕有錯字' }]);
    const board = (await server.call(videoCommentCalls.list, { params: fixture.params, as: fixture.vendor })).json()
      .data;
    expect(board).toHaveLength(2);
  });

  test('reads replies to their own comments only, and can reply to them', async () => {
    const { token } = await makeLink();
    const { pass } = await enter(token);
    const other = await enter(token, { name: '法務' });
    const say = (given: object) => answered(guestReviewCalls.comment, { pass, ...given });
    const [own] = (await say({ message: '瓶身太暗' })).data.comments as GuestComment[];
    const reply = { task_uuid: fixture.task.id, message: '會調亮', message_id: own?.uuid };
    await server.call(videoCommentCalls.send, { params: fixture.params, body: reply, as: fixture.creator });
    const among = { task_uuid: fixture.task.id, message: '別讓他知道價格' };
    await server.call(videoCommentCalls.send, { params: fixture.params, body: among, as: fixture.vendor });
    await answered(guestReviewCalls.comment, { pass: other.pass, message: '字幕有錯字' });

    const mine: GuestReview = (await say({ message: '謝謝', parent_uuid: own?.uuid })).data;
    expect(mine.comments.map(({ by, message }) => [by, message])).toEqual([
      ['guest', '瓶身太暗'],
      ['creator', '會調亮'],
      ['guest', '謝謝'],
    ]);
    const [theirs] = (await answered(guestReviewCalls.view, { pass: other.pass })).data.comments;
    expect(theirs.message).toBe('字幕有錯字');
    expect((await say({ message: '偷看', parent_uuid: theirs.uuid })).code).toBe('0404');
  });

  test('without permission to comment cannot write, and is not asked for an address', async () => {
    const { token } = await makeLink({ may_comment: false });
    const entered = await answered(guestReviewCalls.enter, { token, name: '王總監' });
    expect(entered.data.review.may_comment).toBe(false);
    const { pass } = entered.data;
    expect((await answered(guestReviewCalls.comment, { pass, message: '好' })).code).toBe('0403');
    const commenting = await makeLink();
    const refused = await answered(guestReviewCalls.enter, { token: commenting.token, name: '王總監' });
    expect(refused.errors).toEqual({ email: [messages.fillThisField] });
  });

  test('cannot comment once the project has ended', async () => {
    const { pass } = await enter((await makeLink()).token);
    await server.db.update(projects).set({ status: 'closed' }).where(eq(projects.id, fixture.project.id));
    expect((await answered(guestReviewCalls.view, { pass })).data.may_comment).toBe(false);
    expect((await answered(guestReviewCalls.comment, { pass, message: '好' })).code).toBe('0423');
  });

  test('can write a limited number of comments per hour', async () => {
    const { pass } = await enter((await makeLink()).token);
    const codes = [];
    for (let each = 0; each <= guestReviewLimits.commentsAnHour; each += 1)
      codes.push((await answered(guestReviewCalls.comment, { pass, message: `第${each}則` })).status);
    expect(codes.slice(0, -1).every((status) => status === '0000')).toBe(true);
    expect(codes.at(-1)).not.toBe('0000');
  });
});

/** The downloads recorded as evidence of the project. */
async function takenHome() {
  const ofProject = eq(evidenceEntries.projectId, fixture.project.id);
  const rows = await server.db.select().from(evidenceEntries).where(ofProject);
  const contents = await server.db
    .select()
    .from(evidenceContents)
    .where(eq(evidenceContents.projectId, fixture.project.id));
  return rows
    .map(({ body }) => JSON.parse(body) as EntryBody)
    .filter(({ kind }) => kind === 'download')
    .map(({ seq, by, about }) => {
      const own = contents.filter((row) => row.seq === seq);
      return {
        by: by.party,
        about,
        said: Object.fromEntries(own.map(({ name, value }) => [name, JSON.parse(value ?? '')])),
      };
    });
}

describe('a copy to download', () => {
  const ask = async (pass: string) => answered(guestReviewCalls.copy, { pass });
  const seen = async (pass: string): Promise<GuestReview['copy']> =>
    (await answered(guestReviewCalls.view, { pass })).data.copy;
  const make = async () => makeFilms(server, await testFfmpeg());
  const fetchCopy = (url: string, range?: string) => server.app.inject({ url, headers: range ? { range } : {} });
  const taken = { may_comment: false, may_download: true } as object;

  test('is made with the guest’s name when they ask for it, and available until the link ends', async () => {
    const { token, params } = await makeLink(taken);
    const { pass, review } = await enter(token);
    expect(review.copy).toEqual({ state: 'none', progress: 0, path: null });
    expect((await ask(pass)).data.copy).toMatchObject({ state: 'waiting', path: null });
    await ask(pass);
    expect(await server.db.$count(videoCopies)).toBe(1);
    const [row] = await server.db.select().from(videoCopies);
    expect(row?.lines).toEqual([who.name, who.email, expect.stringMatching(/^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}$/)]);
    expect(await make()).toEqual([]);

    const copy = await seen(pass);
    expect(copy).toMatchObject({ state: 'ready', progress: 100 });
    const path = copy?.path ?? '';
    const resumed = await fetchCopy(path, 'bytes=100-');
    expect(resumed.statusCode).toBe(206);
    expect((await linksSeenBy())[0]?.guests[0]?.downloaded_at).toBeNull();
    const file = await fetchCopy(path);
    expect(file.headers['content-disposition']).toMatch(/^attachment/);
    expect((await linksSeenBy())[0]?.guests[0]?.downloaded_at).toBe(server.clock.now.toISOString());
    await fetchCopy(path);
    expect(await takenHome()).toEqual([
      {
        by: 'guest',
        about: { step: '050', number: 1, file: 'copy', guest: expect.any(String), link: params.link },
        said: {
          person: who.name,
          download: { media_type: 'video/mp4', bytes: file.rawPayload.length, sha256: sha256(file.rawPayload) },
        },
      },
    ]);
    expect((await fetchCopy(path.replace(/key=./, 'key=~'))).statusCode).toBe(404);
    const other = (await enter(token)).review.film?.path?.split('/').at(-1)?.split('?')[0] ?? '';
    expect((await fetchCopy(path.replace(/guest-films\/[^/]+/, `guest-films/${other}`))).statusCode).toBe(404);

    await server.call(guestLinkCalls.revoke, { params, as: fixture.creator });
    expect((await fetchCopy(path)).statusCode).toBe(404);
    await removeLeftovers(server.platform);
    expect(await filesOnDisk(server)).not.toContain(row?.file);
    expect(await server.db.$count(videoCopies)).toBe(0);
  });

  test('has the same frames as the video, with text on them', async () => {
    const { pass, review } = await enter((await makeLink(taken)).token);
    await ask(pass);
    await make();
    const folder = await mkdtemp(join(tmpdir(), 'paidang-copy-'));
    try {
      const ffmpeg = await testFfmpeg();
      const pictures = [];
      const facts = [];
      for (const [name, address] of Object.entries({ film: review.film?.path, copy: (await seen(pass))?.path })) {
        const path = join(folder, `${name}.mp4`);
        await writeFile(path, (await fetchCopy(address ?? '')).rawPayload);
        facts.push(await probeVideo(ffmpeg, { path, mediaType: 'video/mp4' }));
        const [frame] = await extractFrames(ffmpeg, path, [0.2], { folder, width: 160, fps: 10 });
        pictures.push(
          await sharp(await sharp(frame ?? '').toBuffer())
            .raw()
            .toBuffer(),
        );
      }
      const [plain, marked] = facts;
      expect(marked).toMatchObject({
        width: plain?.width,
        height: plain?.height,
        fps: plain?.fps,
        frames: plain?.frames,
      });
      const [film = Buffer.alloc(0), copy = Buffer.alloc(0)] = pictures;
      const changed = film.filter((value, place) => Math.abs(value - (copy[place] ?? 0)) > 25).length;
      expect(changed).toBeGreaterThan(film.length / 200);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('is not available when the link does not allow downloads, and requires a mail address', async () => {
    const { pass, review } = await enter((await makeLink()).token);
    expect(review.copy).toBeNull();
    expect((await ask(pass)).code).toBe('0403');
    const { token } = await makeLink(taken);
    expect((await answered(guestReviewCalls.knock, { token })).data.may_download).toBe(true);
    const nameless = await answered(guestReviewCalls.enter, { token, name: '王總監' });
    expect(nameless.errors).toEqual({ email: [messages.fillThisField] });
  });

  test('of an older version is deleted, and one of the newer version is made on request', async () => {
    const { pass } = await enter((await makeLink(taken)).token);
    await ask(pass);
    await make();
    const first = (await seen(pass))?.path ?? '';
    await fixture.move('requestChanges', fixture.vendor);
    await send();
    expect(await seen(pass)).toMatchObject({ state: 'none' });
    await removeEndedCopies(server.platform);
    expect(await server.db.$count(videoCopies)).toBe(0);
    expect((await fetchCopy(first)).statusCode).toBe(404);
    await ask(pass);
    await make();
    expect(await seen(pass)).toMatchObject({ state: 'ready' });
  });

  test('that failed is reported as failed, and made again on request', async () => {
    const { pass } = await enter((await makeLink(taken)).token);
    await ask(pass);
    await makeFilms(server, null);
    expect(await seen(pass)).toMatchObject({ state: 'failed', path: null });
    expect((await ask(pass)).data.copy.state).toBe('waiting');
    await make();
    expect(await seen(pass)).toMatchObject({ state: 'ready' });
  });

  test('is limited per day, and per link', async () => {
    const { token } = await makeLink(taken);
    const { pass } = await enter(token);
    const failing = async () => {
      const { code, message } = await ask(pass);
      await makeFilms(server, null);
      return code === '0000' || code === undefined ? null : message;
    };
    const refusals = [];
    for (let each = 0; each <= guestReviewLimits.copiesADay; each += 1) refusals.push(await failing());
    expect(refusals.at(-1)).toBe(messages.guestCopiesTooMany);
    expect(refusals.slice(0, -1).every((refusal) => refusal === null)).toBe(true);
    for (let each = 1; each < guestReviewLimits.copies; each += 1) await ask((await enter(token)).pass);
    const late = await enter(token);
    expect((await ask(late.pass)).message).toBe(messages.guestCopiesFull);
  });

  test('is deleted when the link’s maker leaves the task', async () => {
    const { pass } = await enter((await makeLink(taken, fixture.creator)).token);
    await ask(pass);
    await removeEndedCopies(server.platform);
    expect(await server.db.$count(videoCopies)).toBe(1);
    await server.db.update(tasks).set({ creatorId: null }).where(eq(tasks.id, fixture.task.id));
    await removeEndedCopies(server.platform);
    expect(await server.db.$count(videoCopies)).toBe(0);
  });
});

describe('a link', () => {
  test('can be revoked by either side immediately, and says so', async () => {
    const { token, params } = await makeLink();
    const { pass } = await enter(token);
    expect(
      (await server.call(guestLinkCalls.revoke, { params, as: fixture.creator })).json().data.revoked_at,
    ).not.toBeNull();
    expect((await answered(guestReviewCalls.knock, { token })).data.state).toBe('revoked');
    for (const [call, body] of [
      [guestReviewCalls.view, { pass }],
      [guestReviewCalls.comment, { pass, message: '好' }],
      [guestReviewCalls.enter, { token, ...who }],
    ] as const)
      expect(await answered(call, body)).toMatchObject({ code: '0403', message: messages.guestLinkRevoked });
  });

  test('expires on its day', async () => {
    const { token } = await makeLink({ days: 1 });
    const { pass } = await enter(token);
    later(day);
    expect((await answered(guestReviewCalls.knock, { token })).data.state).toBe('expired');
    expect((await answered(guestReviewCalls.view, { pass })).message).toBe(messages.guestLinkExpired);
  });

  test('ends when its maker leaves the task', async () => {
    const { token } = await makeLink({}, fixture.creator);
    await server.db.update(tasks).set({ creatorId: null }).where(eq(tasks.id, fixture.task.id));
    expect((await answered(guestReviewCalls.knock, { token })).data.state).toBe('revoked');
  });

  test('with a password requires the right one; wrong ones are counted, also in parallel', async () => {
    const { token } = await makeLink({ password: 'showme2026' });
    expect((await answered(guestReviewCalls.knock, { token })).data.needs_password).toBe(true);
    const from = (network: string, password?: string) =>
      ask(guestReviewCalls.enter, { token, ...who, password }, network);
    expect((await from('10.4.0.1')).json().errors).toEqual({ password: [messages.fillPassword] });
    expect((await from('10.4.0.1', 'wrong2026')).json().errors).toEqual({ password: [messages.guestPasswordWrong] });
    const guesses = await Promise.all(Array.from({ length: 20 }, () => from('10.4.0.1', 'wrong2026')));
    expect(guesses.filter(({ statusCode }) => statusCode === 422)).toHaveLength(8);
    expect((await from('10.4.0.1', 'showme2026')).json().message).toBe(messages.guestPasswordLocked);
    expect((await from('10.4.0.2', 'showme2026')).statusCode).toBe(200);
    later(16 * 60_000);
    expect((await from('10.4.0.1', 'showme2026')).statusCode).toBe(200);
  });

  test('shows both sides how often it was opened and by whom; addresses only to its maker', async () => {
    const { token } = await makeLink();
    const { pass } = await enter(token);
    await answered(guestReviewCalls.view, { pass });
    const [now] = await linksSeenBy();
    expect(now).toMatchObject({ openings: 1, guests: [{ name: '王總監', email: who.email }] });
    later(guestReviewLimits.openingMinutes * 60_000 + 1000);
    await answered(guestReviewCalls.view, { pass });
    const [link] = await linksSeenBy(fixture.creator);
    expect(link).toMatchObject({ openings: 2, made_by: { uuid: fixture.vendor.id }, guests: [{ email: null }] });
    expect(link?.last_opened_at).toBe(server.clock.now.toISOString());
  });

  test('has an address that is shown only to its maker, and never stored in clear', async () => {
    const { token, params } = await makeLink();
    expect((await server.call(guestLinkCalls.address, { params, as: fixture.creator })).statusCode).toBe(403);
    const rows = await server.db.select().from(guestLinks);
    expect(rows.some((row) => Buffer.from(row.sealed).includes(token) || row.tokenHash === token)).toBe(false);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('requires a version, and their number is limited', async () => {
    const refused = (body: object, at = fixture) =>
      server.call(guestLinkCalls.make, { params: at.params, body: { ...form, ...body }, as: at.vendor });
    expect((await refused({ version: 2 })).json().message).toBe(messages.guestVersionMissing);
    const empty = await createVideoFixture(server);
    expect((await refused({}, empty)).json().message).toBe(messages.guestVersionMissing);
    for (let each = 0; each < guestReviewLimits.openLinks; each += 1) expect((await refused({})).statusCode).toBe(200);
    expect((await refused({})).json().message).toBe(messages.guestLinksFull);
  });

  test('of another task is not found', async () => {
    const theirs = await createVideoFixture(server);
    await send(theirs);
    const link = await makeLink({}, theirs.vendor, theirs);
    for (const call of [guestLinkCalls.address, guestLinkCalls.revoke]) {
      const params = { ...fixture.params, link: link.link.uuid };
      expect((await server.call(call, { params, as: fixture.vendor })).statusCode).toBe(404);
    }
    const mine = await enter((await makeLink()).token);
    const [own] = (await answered(guestReviewCalls.comment, { pass: mine.pass, message: '好' })).data.comments;
    const guest = await enter(link.token);
    const reply = { pass: guest.pass, message: '偷看', parent_uuid: own.uuid };
    expect((await answered(guestReviewCalls.comment, reply)).code).toBe('0404');
    expect((await answered(guestReviewCalls.view, { pass: guest.pass })).data.comments).toEqual([]);
  });

  test('is deleted with its guests some time after it has ended', async () => {
    const { token, link } = await makeLink({ days: 1 });
    await enter(token);
    const kept = async () => {
      await deleteEndedLinks(server.db, server.clock.now);
      return server.db.$count(guests, eq(guests.linkId, link.uuid));
    };
    later((1 + guestReviewLimits.keptDays) * day - 1000);
    expect(await kept()).toBe(1);
    later(2000);
    expect(await kept()).toBe(0);
  });
});
