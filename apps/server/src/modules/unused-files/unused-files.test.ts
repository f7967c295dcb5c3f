import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  accountCalls,
  chatCalls,
  outlineCalls,
  outlineCommentCalls,
  scriptCalls,
  uploadCalls,
} from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { pictureFile } from '../../../test/factories/files';
import { createOutlineFixture } from '../../../test/outline-fixture';
import { createScriptFixture, segment } from '../../../test/script-fixture';
import * as schema from '../../schema';
import { seedDemo } from '../../seed';
import { openRoom } from '../chat';
import { eraseDeletedComments } from '../comments';
import { removeLeftovers } from '../uploads';
import { removeUnusedFiles } from './service';
import { columnsWithFiles } from './store';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const day = 24 * 3_600_000;
const start = new Date();

/** Names of the remaining files after a number of days. */
async function filesAfter(days: number): Promise<string[]> {
  server.clock.now = new Date(start.getTime() + days * day);
  await removeUnusedFiles(server.platform);
  await removeLeftovers(server.platform);
  server.clock.now = start;
  return readdir(join(server.env.DATA_DIR, 'files'));
}
const { unusedDays } = limits.storage;

test('unused pictures are deleted, which frees quota', async () => {
  const fixture = await createOutlineFixture(server);
  const { vendor, creator, task, params } = fixture;
  const upload = async (as = creator): Promise<{ filename: string; path: string }> => {
    const files = [await pictureFile('a.png')];
    return (await server.call(uploadCalls.commentImage, { as, body: { task_uuid: task.id }, files })).json().data;
  };
  const picture = ({ path }: { path: string }) => `<p>字</p><img src="${path}">`;

  const [old, sent, draft, said, erased, unused] = [
    await upload(),
    await upload(),
    await upload(),
    await upload(vendor),
    await upload(vendor),
    await upload(),
  ];
  await fixture.store(picture(old));
  await fixture.store(picture(sent));
  await fixture.store(picture(draft), { draft: true });
  const say = async ({ filename }: { filename: string }): Promise<string> => {
    const body = { task_uuid: task.id, message: '', images: [filename] };
    return (await server.call(outlineCommentCalls.send, { params, body, as: vendor })).json().data.message_id;
  };
  await say(said);
  const message = await say(erased);
  await server.call(outlineCommentCalls.remove, { params: { ...params, message }, as: vendor });

  expect(await filesAfter(unusedDays - 1)).toHaveLength(6);
  // A comment that can still be restored keeps its picture.
  expect((await filesAfter(unusedDays + 1)).sort()).toEqual(
    [old, sent, draft, said, erased].map(({ filename }) => filename).sort(),
  );
  await eraseDeletedComments(server.db, new Date(start.getTime() + day));
  await fixture.store('<p>沒有圖片</p>', { draft: true });
  const left = await filesAfter(unusedDays + 1);
  expect(left.sort()).toEqual([old, sent, said].map(({ filename }) => filename).sort());
  expect((await server.app.inject({ url: unused.path })).statusCode).toBe(404);
  expect((await fixture.store(picture(unused), { draft: true })).json()).toMatchObject({ code: '0422' });
  const version = { ...params, version: 1 };
  expect((await server.call(outlineCalls.version, { params: version, as: vendor })).json().data.content).toContain(
    old.path,
  );
});

test('a segment that may be brought back, an avatar and the file of a message keep theirs', async () => {
  const before = (await filesAfter(0)).length;
  const fixture = await createScriptFixture(server);
  const files = [await pictureFile('a.png')];
  const { path } = (
    await server.call(scriptCalls.imageFile, { body: fixture.ofTask, files, as: fixture.creator })
  ).json().data;
  const taken = segment('二', { picture: path });
  const stored = await fixture.store([segment('一'), taken], { draft: true });
  await fixture.remove(taken.script_uuid, stored.json().data.revision);
  await server.call(accountCalls.setAvatar, { files, as: fixture.creator });
  const room = await server.transact((tx) => openRoom(tx, fixture.vendor.id, fixture.creator.id));
  const body = { text: '', client_id: randomUUID() };
  await server.call(chatCalls.send, { params: { chatroom: room }, body, files, as: fixture.vendor });
  expect(await filesAfter(unusedDays + 1)).toHaveLength(before + 3);
});

describe('the demo', () => {
  let demo: TestApp;
  beforeAll(async () => {
    demo = await buildTestApp();
    await seedDemo(demo.platform);
  });
  afterAll(() => demo.close());

  test('every column that names files is checked before one is deleted', async () => {
    // Evidence names files, but does not keep any of them.
    const keepsNone: PgTable[] = [schema.files, schema.fileLeftovers, schema.evidenceContents];
    const named = new Map<string, string>();
    for (const table of Object.values(schema)) {
      if (!is(table, PgTable) || keepsNone.includes(table)) continue;
      for (const row of await demo.db.select().from(table)) {
        for (const [column, value] of Object.entries(row)) {
          for (const [name] of JSON.stringify(value).matchAll(/[0-9a-f]{32}\.[a-z0-9]+/g)) {
            named.set(name, `${getTableName(table)}.${column}`);
          }
        }
      }
    }
    const keyOf = (column: (typeof columnsWithFiles)[number]) =>
      Object.entries(getTableColumns(column.table)).find(([, one]) => one === column)?.[0];
    const asked = columnsWithFiles.map((column) => `${getTableName(column.table)}.${keyOf(column)}`);
    const kept = (await demo.db.select().from(schema.files)).filter(({ name }) => named.has(name));
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter(({ name }) => !asked.includes(named.get(name) ?? ''))).toEqual([]);
    demo.clock.now = new Date(Date.now() + 400 * day);
    await removeUnusedFiles(demo.platform);
    const left = await demo.db.select().from(schema.files);
    expect(left.map(({ name }) => name).sort()).toEqual(kept.map(({ name }) => name).sort());
  });
});
