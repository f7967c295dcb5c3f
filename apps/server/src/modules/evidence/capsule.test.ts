import { evidenceCalls, evidenceKeysPath } from '@paidang/contract/calls';
import { type Verdict, verifyCapsule } from '@paidang/evidence';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject } from '../../../test/factories/projects';
import type { TestUser } from '../../../test/factories/users';
import { createOutlineFixture, type OutlineFixture } from '../../../test/outline-fixture';
import { versions } from '../reviews/schema';
import { keepPicture } from '../uploads';
import { prepareCapsule, writeCapsule } from './capsule';
import { signCheckpoint } from './checkpoint';
import { erasePerson } from './erase-store';
import { evidenceHeads } from './schema';

let server: TestApp;
let fixture: OutlineFixture;
beforeAll(async () => {
  server = await buildTestApp();
  fixture = await createOutlineFixture(server);
  await fixture.store('<p>睡前十分鐘</p>');
  await fixture.ask('再短一點');
  await server.transact(async (tx) => {
    const picture = {
      bytes: Buffer.from('a picture'),
      mediaType: 'image/png',
      extension: 'png',
      width: 1,
      height: 1,
    } as const;
    const owner = { taskId: fixture.task.id, uploadedBy: fixture.creator.id };
    await keepPicture(tx, server.platform.storage, { ...picture, originalName: '截圖/1.png' }, owner);
  });
});
afterAll(() => server.close());

/** A capsule as it is downloaded, but without laying out its document each time. */
async function capsuleFor(user: TestUser): Promise<Uint8Array<ArrayBuffer>> {
  const party = user.id === fixture.vendor.id ? 'vendor' : 'creator';
  const { platform } = server;
  const parts = await prepareCapsule(
    platform,
    { membership: { party, project: fixture.project }, user },
    platform.transact,
  );
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeCapsule(platform, parts, Buffer.from('%PDF'))) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

const publishedKeys = async () => (await server.app.inject(evidenceKeysPath)).json().keys;
const verdictFor = async (as: TestUser): Promise<Verdict> =>
  verifyCapsule(await capsuleFor(as), { trustedKeys: await publishedKeys() });
const textIn = (zip: Uint8Array, path: string): string => strFromU8(unzipSync(zip)[path] ?? new Uint8Array());
const stateFor = async (as: TestUser) =>
  (await server.call(evidenceCalls.get, { params: { project: fixture.project.id }, as })).json().data;

/** Makes changes that triggers reject, as the owner of the database can. */
async function tamper(statement: ReturnType<typeof sql>, undo: ReturnType<typeof sql>, look: () => Promise<void>) {
  const alone = async (change: ReturnType<typeof sql>) =>
    server.db.transaction(async (tx) => {
      await tx.execute(sql`alter table evidence_entries disable trigger user`);
      await tx.execute(sql`alter table evidence_contents disable trigger user`);
      await tx.execute(change);
      await tx.execute(sql`alter table evidence_entries enable trigger user`);
      await tx.execute(sql`alter table evidence_contents enable trigger user`);
    });
  await alone(statement);
  try {
    await look();
  } finally {
    await alone(undo);
  }
}

describe('a capsule', () => {
  test('is complete for both sides, signed by a published key, and describes what happened', async () => {
    for (const who of [fixture.vendor, fixture.creator]) {
      const { findings, facts } = await verdictFor(who);
      expect(findings).toEqual([]);
      expect(facts).toMatchObject({ chain: fixture.project.id, withheld: 0, erased: 0 });
    }
    const params = { project: fixture.project.id };
    const { headers, rawPayload } = await server.call(evidenceCalls.capsule, { params, as: fixture.vendor });
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toContain(encodeURIComponent('存證包.zip'));
    const zip = new Uint8Array(rawPayload);
    const files = Object.keys(unzipSync(zip));
    expect((await verifyCapsule(zip)).findings).toEqual([]);
    expect(textIn(zip, '存證紀錄.pdf').slice(0, 5)).toBe('%PDF-');
    expect(files.find((path) => path.startsWith('files/'))).toMatch(/^files\/\d{6}-截圖 1\.png$/);
    const content = files.find((path) => path.startsWith('contents/')) ?? '';
    expect(textIn(zip, content)).toBe('<p>睡前十分鐘</p>');
    expect(textIn(zip, 'contents.json')).toContain('再短一點');
    expect(await stateFor(fixture.vendor)).toMatchObject({ checkpoint: null, entries: expect.any(Number) });
  });

  test('is only for the members of its project', async () => {
    const stranger = (await createProject(server.transact)).vendor;
    for (const call of [evidenceCalls.get, evidenceCalls.capsule]) {
      const params = { project: fixture.project.id };
      expect((await server.call(call, { params, as: stranger })).statusCode).toBe(404);
      expect((await server.call(call, { params, as: null })).statusCode).toBe(401);
    }
  });

  test('of a creator withholds entries about other creators in the project', async () => {
    const other = await createProject(server.transact);
    await server.db.execute(
      sql`update tasks set project_id = ${fixture.project.id}, position = 1 where id = ${other.task.id}`,
    );
    await server.transact(async (tx) => {
      const contents = { words: { value: '另一位的祕密' } };
      tx.record({ kind: 'activity', taskId: other.task.id, userId: other.creator.id, at: tx.now, about: {}, contents });
    });
    const { findings, facts } = await verdictFor(fixture.creator);
    expect(findings).toEqual([]);
    expect(facts).toMatchObject({ withheld: 1 });
    const all = strFromU8(await capsuleFor(fixture.creator), true);
    for (const word of [other.creator.id, other.task.id]) expect(all).not.toContain(word);
    expect(textIn(await capsuleFor(fixture.creator), 'contents.json')).not.toContain('另一位');
    expect(textIn(await capsuleFor(fixture.vendor), 'contents.json')).toContain('另一位');
    const [vendor, creator] = [await stateFor(fixture.vendor), await stateFor(fixture.creator)];
    expect(vendor.shown - creator.shown).toBe(1);
    expect(creator.entries).toBe(vendor.entries);
  });

  test('detects changes made in the database', async () => {
    const first = sql`project_id = ${fixture.project.id} and seq = 1`;
    await tamper(
      sql`update evidence_entries set body = replace(body, '"creator"', '"vendor"') where ${first}`,
      sql`update evidence_entries set body = replace(body, '"vendor"', '"creator"') where ${first}`,
      async () => expect((await verdictFor(fixture.vendor)).findings).toEqual([{ problem: 'changed', entry: 1 }]),
    );
    const { id, content } = (await server.db.select().from(versions))[0]!;
    await server.db
      .update(versions)
      .set({ content: content.replace('十', '廿') })
      .where(eq(versions.id, id));
    expect((await verdictFor(fixture.vendor)).findings).toEqual([
      { problem: 'changed', entry: 1, content: 'content', file: 'contents/000001-content.html' },
    ]);
    await server.db.update(versions).set({ content }).where(eq(versions.id, id));
    await tamper(
      sql`update evidence_contents set value = replace(value, '再短', '再長')`,
      sql`update evidence_contents set value = replace(value, '再長', '再短')`,
      async () =>
        expect((await verdictFor(fixture.vendor)).findings).toEqual([
          { problem: 'changed', entry: expect.any(Number), content: 'text' },
        ]),
    );
    expect((await verdictFor(fixture.vendor)).findings).toEqual([]);
  });

  test('stays valid when an account is deleted: only the name is erased', async () => {
    await erasePerson(server.db, fixture.creator.id);
    const { findings, facts } = await verdictFor(fixture.vendor);
    expect(findings).toEqual([]);
    expect(facts?.erased).toBeGreaterThan(0);
    expect(textIn(await capsuleFor(fixture.vendor), 'contents.json')).not.toContain(fixture.creator.name);
  });
});

describe('a project that is older than its evidence', () => {
  /** Deletes the evidence of a project, as if the project were older than evidence. */
  const forget = (projectId: string) =>
    server.db.transaction(async (tx) => {
      for (const table of [sql`evidence_contents`, sql`evidence_entries`, sql`evidence_heads`]) {
        await tx.execute(sql`alter table ${table} disable trigger user`);
        await tx.execute(sql`delete from ${table} where project_id = ${projectId}`);
        await tx.execute(sql`alter table ${table} enable trigger user`);
      }
    });

  test('begins it with everything that exists, so that later changes are detected', async () => {
    const older = await createOutlineFixture(server);
    await older.store('<p>睡前十二分鐘</p>');
    await older.ask('再短一點');
    await forget(older.project.id);
    await older.store('<p>睡前五分鐘</p>');
    const reader = { membership: { party: 'vendor' as const, project: older.project }, user: older.vendor };
    const collected = async () => {
      const parts = await prepareCapsule(server.platform, reader, server.platform.transact);
      const chunks: Uint8Array[] = [];
      for await (const chunk of writeCapsule(server.platform, parts, Buffer.from('%PDF'))) chunks.push(chunk);
      return { parts, zip: new Uint8Array(Buffer.concat(chunks)) };
    };
    const { parts, zip } = await collected();
    const bodies = parts.collected.log.flatMap((entry) => ('body' in entry ? [entry.body] : []));
    expect(bodies.map(({ kind, about }) => [kind, about.number])).toEqual([
      ['existing', 1],
      ['existing', undefined],
      ['version', 2],
      ['transition', undefined],
    ]);
    expect(bodies[0]).toMatchObject({
      by: { party: 'platform', user: null },
      about: { step: '030', author: older.creator.id, accepted: null },
    });
    expect(parts.document.facts).toContainEqual(expect.stringMatching(/^紀錄從.*開始；之前的版本與留言.*記下 2 筆/));
    expect((await verifyCapsule(zip)).findings).toEqual([]);
    expect(textIn(zip, 'contents/000001-content.html')).toBe('<p>睡前十二分鐘</p>');
    expect(textIn(zip, 'contents.json')).toContain('再短一點');
    await server.db
      .update(versions)
      .set({ content: '<p>睡前廿二分鐘</p>' })
      .where(eq(versions.content, '<p>睡前十二分鐘</p>'));
    expect((await verifyCapsule((await collected()).zip)).findings).toEqual([
      { problem: 'changed', entry: 1, content: 'content', file: 'contents/000001-content.html' },
    ]);
  });

  test('differs from one that was quiet at first, whose document mentions no time before', async () => {
    const quiet = await createOutlineFixture(server);
    server.clock.now = new Date(server.clock.now.getTime() + 86_400_000);
    await quiet.store('<p>一</p>');
    const reader = { membership: { party: 'vendor' as const, project: quiet.project }, user: quiet.vendor };
    const { document } = await prepareCapsule(server.platform, reader, server.platform.transact);
    expect(document.facts.join()).not.toContain('紀錄從');
  });
});

describe('a checkpoint', () => {
  test('is signed once a night for the chains that have grown, and proves their heads', async () => {
    await signCheckpoint(server.platform);
    await signCheckpoint(server.platform);
    const before = await verdictFor(fixture.vendor);
    expect(before.findings).toEqual([]);
    expect(before.facts?.checkpoints).toEqual([
      { at: expect.any(String), seq: before.facts?.entries, isStamped: false, stamp: null },
    ]);
    expect((await stateFor(fixture.creator)).checkpoint).toMatchObject({
      seq: before.facts?.entries,
      is_stamped: false,
    });
    server.clock.now = new Date(server.clock.now.getTime() + 86_400_000);
    await signCheckpoint(server.platform);
    // No chain has grown since.
    expect((await verdictFor(fixture.vendor)).facts?.checkpoints).toHaveLength(1);
  });

  test('detects that a chain was rewritten', async () => {
    const last = sql`project_id = ${fixture.project.id} and seq = (select seq from evidence_heads where project_id = ${fixture.project.id})`;
    const [row] = await server.db.select().from(evidenceHeads).where(eq(evidenceHeads.projectId, fixture.project.id));
    const hash = row?.hash ?? '';
    await tamper(
      sql`update evidence_entries set hash = ${'1'.repeat(64)} where ${last}`,
      sql`update evidence_entries set hash = ${hash} where ${last}`,
      async () =>
        expect((await verdictFor(fixture.vendor)).findings).toContainEqual(
          expect.objectContaining({ problem: 'rewritten' }),
        ),
    );
  });
});
