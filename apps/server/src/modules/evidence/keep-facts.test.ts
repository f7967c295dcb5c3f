import { randomUUID } from 'node:crypto';
import { beginning, type EntryBody, hashBody, hashEntry } from '@paidang/evidence';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject } from '../../../test/factories/projects';
import { createOutlineFixture, type OutlineFixture } from '../../../test/outline-fixture';
import { comments } from '../comments/schema';
import { eraseCommentContents, eraseGoneComments, erasePerson } from './erase-store';
import { evidenceContents, evidenceEntries, evidenceHeads } from './schema';

let server: TestApp;
let fixture: OutlineFixture;
beforeAll(async () => {
  server = await buildTestApp();
  fixture = await createOutlineFixture(server);
});
afterAll(() => server.close());

const rowsOf = (projectId: string) =>
  server.db
    .select()
    .from(evidenceEntries)
    .where(eq(evidenceEntries.projectId, projectId))
    .orderBy(asc(evidenceEntries.seq));

/** The entries of a project, checked to contain the hash of the previous one each. */
async function chainOf(projectId: string): Promise<EntryBody[]> {
  const rows = await rowsOf(projectId);
  let prev = beginning;
  const bodies: EntryBody[] = [];
  for (const [index, row] of rows.entries()) {
    const body = JSON.parse(row.body) as EntryBody;
    expect(body).toMatchObject({ seq: index + 1, chain: projectId });
    expect(row).toMatchObject({ seq: index + 1, prev, hash: await hashEntry(prev, await hashBody(body)) });
    prev = row.hash;
    bodies.push(body);
  }
  const [head] = await server.db.select().from(evidenceHeads).where(eq(evidenceHeads.projectId, projectId));
  expect(head).toMatchObject({ seq: rows.length, hash: prev });
  return bodies;
}

test('actions of two people are in one chain: who, when, in which session, and the content’s hash', async () => {
  await fixture.store('<p>睡前十分鐘</p>');
  await fixture.ask('再短一點');
  const entries = await chainOf(fixture.project.id);
  const version = entries.find(({ kind }) => kind === 'version');
  expect(version).toMatchObject({
    at: server.clock.now.toISOString(),
    task: fixture.task.id,
    about: { step: '030', number: 1 },
    by: { party: 'creator', user: fixture.creator.id, super_login: false },
  });
  expect(version?.by.session).toMatch(/^[\da-f-]{36}$/);
  expect(Object.keys(version?.contents ?? {})).toEqual(['content', 'person']);
  const done = entries.filter(({ kind }) => kind === 'transition').map(({ about }) => about.action);
  expect(done).toEqual(['send', 'request_changes']);
  const text = JSON.stringify(entries);
  for (const words of ['睡前', '再短', fixture.creator.email]) expect(text).not.toContain(words);
});

test('parallel transactions on one project produce one chain', async () => {
  const at = await createProject(server.transact);
  const note = (number: number) =>
    server.transact(async (tx) => {
      tx.record({ kind: 'activity', taskId: at.task.id, userId: at.vendor.id, at: tx.now, about: { number } });
    });
  await Promise.all(Array.from({ length: 20 }, (_, number) => note(number)));
  const entries = await chainOf(at.project.id);
  expect(entries.map(({ about }) => about.number).sort((one, other) => Number(one) - Number(other))).toEqual(
    Array.from({ length: 20 }, (_, number) => number),
  );
});

test('a transaction that is rolled back leaves no entry', async () => {
  const at = await createProject(server.transact);
  const failing = server.transact(async (tx) => {
    tx.record({ kind: 'activity', taskId: at.task.id, userId: null, at: tx.now, about: {} });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await rowsOf(at.project.id)).toEqual([]);
});

test('entries can neither be changed nor deleted; contents can only be erased', async () => {
  const refused = async (work: PromiseLike<unknown>) => {
    const error = await Promise.resolve(work).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(String((error as Error | null)?.cause ?? error)).toContain('Rows are only added');
  };
  await refused(server.db.update(evidenceEntries).set({ body: '{}' }));
  await refused(server.db.delete(evidenceEntries));
  await refused(server.db.execute(sql`truncate evidence_entries, evidence_contents`));
  await refused(server.db.update(evidenceContents).set({ value: '""' }));
});

test('a comment’s content is erased with it, and other comments are not touched', async () => {
  const at = await createOutlineFixture(server);
  await at.store('<p>一</p>');
  await at.ask('再短一點');
  const said = and(eq(evidenceContents.projectId, at.project.id), eq(evidenceContents.name, 'text'));
  const [content] = await server.db.select().from(evidenceContents).where(said);
  await eraseCommentContents(server.db, [randomUUID()]);
  expect(await server.db.$count(evidenceContents, said)).toBe(1);
  await server.transact(({ db, record, now }) => {
    record({
      kind: 'comment',
      taskId: at.task.id,
      userId: null,
      at: now,
      about: { comment: content?.sourceId ?? '', action: 'hide' },
    });
    return Promise.resolve(db);
  });
  expect(await server.db.$count(evidenceContents, said)).toBe(0);
});

test('names of deleted accounts and contents of deleted or hidden comments are erased; the chain stays valid', async () => {
  const at = await createOutlineFixture(server);
  await at.store('<p>一</p>');
  await at.ask('再短一點');
  const before = await chainOf(at.project.id);
  await erasePerson(server.db, at.creator.id);
  const said = eq(evidenceContents.name, 'text');
  const count = () => server.db.$count(evidenceContents, and(eq(evidenceContents.projectId, at.project.id), said));
  expect(await count()).toBe(1);
  await server.db.update(comments).set({ isDeleted: true, deletedAt: null });
  await eraseGoneComments(server.db);
  expect(await count()).toBe(0);
  const people = await server.db.select().from(evidenceContents).where(eq(evidenceContents.personId, at.creator.id));
  expect(people).toEqual([]);
  expect(await chainOf(at.project.id)).toEqual(before);
});
