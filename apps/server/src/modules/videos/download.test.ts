import { videoCalls } from '@paidang/contract/calls';
import { type EntryBody, verifyCapsule } from '@paidang/evidence';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { filmFile, sha256, testFfmpeg } from '../../../test/film-files';
import { createVideoFixture, makeFilms } from '../../../test/video-fixture';
import { prepareCapsule, writeCapsule } from '../evidence/capsule';
import { evidenceContents, evidenceEntries } from '../evidence/schema';
import { projects } from '../projects/schema';

let server: TestApp;
let fixture: Awaited<ReturnType<typeof createVideoFixture>>;
let film: Buffer;

beforeAll(async () => {
  server = await buildTestApp({ KEEP_ORIGINALS: '1' });
  film = await filmFile('mp4', { seconds: 0.5 });
  fixture = await createVideoFixture(server);
  const { video_uuid } = (await fixture.upload(film, { name: '夜間精華.mov' })).json().data;
  await makeFilms(server, await testFfmpeg());
  await fixture.confirm(video_uuid);
  await fixture.send(video_uuid);
});
afterAll(() => server.close());

/** The recorded downloads, with the details of their files. */
async function downloads() {
  const ofProject = eq(evidenceEntries.projectId, fixture.project.id);
  const rows = await server.db.select().from(evidenceEntries).where(ofProject).orderBy(asc(evidenceEntries.seq));
  const contents = await server.db.select().from(evidenceContents).where(eq(evidenceContents.name, 'download'));
  return rows
    .map(({ body }) => JSON.parse(body) as EntryBody)
    .filter(({ kind }) => kind === 'download')
    .map(({ seq, by, about }) => ({
      by: [by.party, by.user],
      about,
      file: JSON.parse(contents.find((row) => row.seq === seq)?.value ?? 'null'),
    }));
}

test('a member who downloads a version leaves who, which version and the hash of the very file', async () => {
  const played = await server.app.inject({ url: await fixture.download('film', fixture.vendor) });
  const uploaded = await server.app.inject({ url: await fixture.download('original', fixture.creator) });
  expect(uploaded.rawPayload.equals(film)).toBe(true);
  expect(await downloads()).toEqual([
    {
      by: ['vendor', fixture.vendor.id],
      about: { step: '050', number: 1, file: 'film' },
      file: { media_type: 'video/mp4', bytes: played.rawPayload.length, sha256: sha256(played.rawPayload) },
    },
    {
      by: ['creator', fixture.creator.id],
      about: { step: '050', number: 1, file: 'original' },
      file: { media_type: 'video/mp4', bytes: film.length, sha256: sha256(film) },
    },
  ]);
});

test('each file is saved under a name that says what it is', async () => {
  const savedAs = async (file: 'film' | 'original') => {
    const { headers } = await server.app.inject({ url: await fixture.download(file, fixture.vendor) });
    return decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(`${headers['content-disposition']}`)?.[1] ?? '');
  };
  expect(await savedAs('film')).toBe('夜間精華.mp4');
  expect(await savedAs('original')).toBe('夜間精華.mov');
});

test('a project that has ended is downloaded all the same; what is not there is not', async () => {
  const before = (await downloads()).length;
  expect(await fixture.download('film', fixture.vendor, 2)).toBe('');
  await server.db.update(projects).set({ status: 'closed' }).where(eq(projects.id, fixture.project.id));
  expect(await fixture.download('film', fixture.vendor)).not.toBe('');
  await server.db.update(projects).set({ status: 'active' }).where(eq(projects.id, fixture.project.id));
  expect(await downloads()).toHaveLength(before + 1);
  const body = { file: 'everything' };
  const wrong = await server.call(videoCalls.download, {
    params: { ...fixture.params, version: 1 },
    body,
    as: fixture.vendor,
  });
  expect(wrong.statusCode).toBe(422);
});

test('the capsule says so in its document, and stays whole', async () => {
  await fixture.download('film', fixture.vendor);
  const { platform } = server;
  const reader = { membership: { party: 'vendor' as const, project: fixture.project }, user: fixture.vendor };
  const parts = await prepareCapsule(platform, reader, platform.transact);
  expect(JSON.stringify(parts.document.blocks)).toMatch(/影片製作：下載第 1 版的影片檔（SHA-256：[\da-f]{16}…）/);
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeCapsule(platform, parts, Buffer.from('%PDF'))) chunks.push(chunk);
  const verdict = await verifyCapsule(new Uint8Array(Buffer.concat(chunks)));
  expect(verdict.findings).toEqual([]);
});
