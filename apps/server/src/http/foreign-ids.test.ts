import { type Call, calls } from '@paidang/contract/calls';
import { eq, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../../test/build-app';
import { pictureFile } from '../../test/factories/files';
import { createProject, type TestProject } from '../../test/factories/projects';
import { createPayee, grantBonuses, sendRequest } from '../../test/factories/rewards';
import type { TestUser } from '../../test/factories/users';
import { hostileValues, type Known } from '../../test/hostile-values';
import { openSession } from '../modules/sessions';
import { steps } from '../modules/steps/schema';
import * as schema from '../schema';
import { seedDemo } from '../seed';

const runs = 6;
const seed = 14;

let server: TestApp;
let own: TestProject;
/** Ids an attacker in another project has learnt, together with their own. */
let known: Known;
/** Texts that only members of our project may read. */
let secrets: readonly string[];

/** Tables to compare; `tallies` is left out, because guesses are counted there by a hash of the guesser. */
const tables = Object.values(schema).filter(
  (one): one is typeof schema.tasks => is(one, PgTable) && one !== schema.tallies,
);

/** All rows of these tables, each as one text. */
const everyRow = sql.join(
  tables.map(
    (table) => sql`select ${getTableName(table)}::text || ' ' || row_to_json(t)::text as line from ${table} t`,
  ),
  sql` union all `,
);

/** All rows except those belonging to the attacker. */
async function rowsOfOthers(): Promise<Set<string>> {
  const mine = [own.vendor.id, own.creator.id, own.task.id, own.project.id];
  const ofTask = await server.db.select({ id: steps.id }).from(steps).where(eq(steps.taskId, own.task.id));
  mine.push(...ofTask.map(({ id }) => id));
  const rows = await server.db.select({ line: sql<string>`line` }).from(sql`(${everyRow}) as everything`);
  return new Set(rows.flatMap(({ line }) => (mine.some((id) => line.includes(id)) ? [] : line)));
}

beforeAll(async () => {
  server = await buildTestApp();
  await seedDemo(server.platform);
  const payee = await createPayee(server);
  await sendRequest(server, payee, await grantBonuses(server, payee, 1000, 500));
  const { db } = server;
  const all = {
    comments: await db.select().from(schema.comments),
    suggestions: await db.select().from(schema.suggestions),
    videos: await db.select().from(schema.videos),
    platforms: await db.select().from(schema.taskPlatforms),
    projects: await db.select().from(schema.projects),
    tasks: await db.select().from(schema.tasks),
    rooms: await db.select().from(schema.chatRooms),
    said: await db.select().from(schema.chatMessages),
    users: await db.select().from(schema.users),
    invitations: await db.select().from(schema.invitations),
    notifications: await db.select().from(schema.notifications),
    files: await db.select().from(schema.files),
    versions: await db.select().from(schema.versions),
    rewards: await db.select().from(schema.rewards),
    items: await db.select().from(schema.rewardItems),
  };
  own = await createProject(server.transact);
  await db.update(steps).set({ status: 'todo', turn: 'creator' }).where(eq(steps.taskId, own.task.id));
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const segments = all.versions.flatMap(({ content }) =>
    [...content.matchAll(/"script_uuid":"([0-9a-f-]{36})"/g)].flatMap(([, id]) => id ?? []),
  );
  const people = ids(all.users);
  const [papersOf] = all.users.filter(({ role }) => role === 'Creator');
  const [paper] = await db
    .insert(schema.servicePictures)
    .values({
      userId: papersOf!.id,
      kind: 'id_front_image',
      file: 'paper.sealed',
      ...server.platform.sealer.rewrap(server.platform.sealer.seal('paper', Buffer.from('paper'))),
      bytes: 5,
      uploadedAt: server.clock.now,
    })
    .returning();
  const [shown] = await db.select().from(steps).where(eq(steps.function, '050'));
  const [link] = await db
    .insert(schema.guestLinks)
    .values({
      stepId: shown!.id,
      makerId: papersOf!.id,
      title: '給總監看的影片連結',
      mayComment: true,
      tokenHash: 'a'.repeat(64),
      ...server.platform.sealer.sealJson('link', 'token'),
      expiresAt: new Date(server.clock.now.getTime() + 86_400_000),
      createdAt: server.clock.now,
    })
    .returning();
  const paths = all.files.map(({ name }) => `/files/${name}`);
  known = {
    task: [own.task.id],
    task_uuid: [own.task.id],
    task_uuids: [ids(all.tasks)],
    message: ids(all.comments),
    message_id: ids(all.comments),
    suggestion: ids(all.suggestions),
    video: ids(all.videos),
    link: [link!.id],
    video_uuid: ids(all.videos),
    platform: ids(all.platforms),
    url_uid: ids(all.platforms),
    platform_uuid: ids(all.platforms),
    script: segments,
    script_uuid: [...segments, segments.slice(0, 2)],
    delete_script_uuid: segments,
    project: ids(all.projects),
    project_uuid: ids(all.projects),
    chatroom: ids(all.rooms),
    reply_uuid: ids(all.said),
    before: ids(all.said),
    after: ids(all.said),
    contact: people,
    id: people,
    invitation: ids(all.invitations),
    project_build_invitation_uuid: ids(all.invitations),
    notification: ids(all.notifications),
    notification_uuid: ids(all.notifications),
    reward: ids(all.rewards),
    reward_items: ids(all.items).map((id) => [id]),
    session: (await db.select().from(schema.sessions)).map(({ id }) => id),
    images: [all.files.slice(0, 2).map(({ name }) => name)],
    picture: [...paths, paper!.id],
    image: paths,
    content: [`<p>字</p><img src="${paths[0]}">`],
    description: [`<p>字</p><img src="${paths[0]}">`],
    revision: [0, 1],
    version: [1],
    number: [1],
    email: ['new@paidang.test'],
  };
  secrets = [
    ...all.comments.map(({ message }) => message),
    ...all.said.map(({ text }) => text),
    ...all.suggestions.map(({ replacement }) => replacement),
    ...all.projects.map(({ name }) => name),
    ...all.users.map(({ email }) => email),
  ].filter((words) => words.length >= 8);
});
afterAll(() => server.close());

/** Fields for which the attacker has values of their own. */
const ownFields = ['task', 'task_uuid', 'revision', 'version', 'number', 'email'];

/** Returns whether a call might reach other people's data: it names more than a task, or no task at all. */
function reachesFar({ access, path, params, query, body }: Call): boolean {
  if (access === 'guest') return false;
  const taken = [params, query, body].flatMap((type) =>
    type ? [z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' })] : [],
  );
  const isNamed = (field: string) => JSON.stringify(taken).includes(`"${field}":`);
  return (
    Object.keys(known).some((field) => !ownFields.includes(field) && isNamed(field)) ||
    !(path.includes('{task}') || isNamed('task_uuid'))
  );
}

const areas = Object.entries<Record<string, Call>>(calls);

const entered = async (user: TestUser): Promise<TestUser> => ({
  ...user,
  token: await server.transact((tx) => openSession(tx, user.id)),
});

/** The rows as the previous calls left them. */
let before: Set<string>;
beforeAll(async () => {
  before = await rowsOfOthers();
});

let networks = 0;

async function ask(call: Call, as: TestUser, { params, query, body }: Record<'params' | 'query' | 'body', unknown>) {
  networks += 1;
  const path = Object.entries(params ?? {}).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(String(value).toWellFormed())),
    call.path,
  );
  const asked = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]));
  return server.call(
    { ...call, path: `${path}?${asked}` },
    {
      as,
      ...(body === undefined ? {} : { body }),
      ...(call.encoding === 'multipart' ? { files: [await pictureFile('a.png')] } : {}),
      headers: { 'x-forwarded-for': `10.9.${networks >> 8}.${networks & 255}` },
    },
  );
}

test.each(areas)(
  'R-role-03 %s: nothing is shown or changed of a project whose ids somebody has learnt',
  async (_, group) => {
    for (const call of Object.values<Call>(group).filter(reachesFar)) {
      const input = fc.record({
        params: hostileValues(call.params, known),
        query: hostileValues(call.query, known),
        body: hostileValues(call.body, known),
      });
      for (const user of [own.vendor, own.creator]) {
        const as = await entered(user);
        for (const request of fc.sample(input, { numRuns: runs, seed })) {
          const answer = await ask(call, as, request);
          const leak = secrets.find((words) => answer.body.includes(words));
          expect(leak, `${call.method} ${call.path} ${JSON.stringify(request)}`).toBeUndefined();
        }
      }
    }
    const after = await rowsOfOthers();
    const gone = [...before].filter((row) => !after.has(row));
    before = after;
    expect(gone).toEqual([]);
  },
);

test('the learnt ids cover every kind, and exist for their owners', () => {
  for (const [name, ids] of Object.entries(known)) expect(ids, name).not.toEqual([]);
  expect(secrets.length).toBeGreaterThan(30);
  expect(before.size).toBeGreaterThan(tables.length);
});
