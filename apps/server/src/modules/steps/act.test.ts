import type { FunctionCode } from '@paidang/contract/vocabulary';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject, type TestProject } from '../../../test/factories/projects';
import { notifications } from '../notifications/schema';
import { listPlatforms } from '../projects';
import { projects } from '../projects/schema';
import { act, lockStep } from '.';
import { steps } from './schema';

let server: TestApp;
let at: TestProject;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  at = await createProject(server.transact, { outline: 'locked' });
});

const move = (by: 'vendor' | 'creator', code: FunctionCode, action: string) =>
  server.transact(async (tx) => {
    const step = (await lockStep(tx.db, at.task.id, code))!;
    return act(tx, at, { step, action, actor: { party: by, user: at[by] } });
  });
const status = async (code: FunctionCode) => {
  const rows = await server.db.select().from(steps).where(eq(steps.taskId, at.task.id));
  const step = rows.find((row) => row.function === code);
  return [step?.status, step?.turn];
};
const projectStatus = async () => {
  const [project] = await server.db.select().from(projects).where(eq(projects.id, at.project.id));
  return project?.status;
};
const told = async (by: 'vendor' | 'creator') => {
  const rows = await server.db
    .select({ code: notifications.code })
    .from(notifications)
    .where(eq(notifications.recipientId, at[by].id))
    .orderBy(notifications.ordinal);
  return rows.map(({ code }) => code);
};

describe('gates', () => {
  test('R-dom-04 a confirmed schedule opens the outline, and nothing behind it', async () => {
    await move('vendor', '020', 'send');
    await move('creator', '020', 'acknowledge');
    await move('creator', '090', 'propose');
    expect(await status('030')).toEqual(['locked', null]);
    await move('vendor', '090', 'confirm');
    expect(await status('030')).toEqual(['todo', 'creator']);
    expect(await status('040')).toEqual(['locked', null]);
  });

  test('a vendor may open a step early, and the creator hears of it', async () => {
    await move('vendor', '050', 'unlock');
    expect(await status('050')).toEqual(['todo', 'creator']);
    expect(await told('creator')).toEqual(['1-050-07']);
  });

  test('R-role-04 neither side can make the other’s moves', async () => {
    await expect(move('creator', '020', 'send')).rejects.toMatchObject({ code: '0422' });
    await move('vendor', '020', 'send');
    await expect(move('vendor', '020', 'acknowledge')).rejects.toMatchObject({ code: '0422' });
    expect(await status('020')).toEqual(['provided', 'creator']);
  });
});

describe('a gate several steps share', () => {
  const copy = (index: number, by: 'vendor' | 'creator', action: string) =>
    server.transact(async (tx) => {
      const platform = (await listPlatforms(tx.db, [at.task.id]))[index]!;
      const step = (await lockStep(tx.db, at.task.id, '060', platform.id))!;
      return act(tx, at, { step, action, actor: { party: by, user: at[by] } });
    });

  beforeEach(async () => {
    const platforms = ['YouTube', 'Instagram'].map((title) => ({ title, kind: 'post' as const }));
    at = await createProject(server.transact, { outline: 'locked', platforms });
    for (const index of [0, 1]) {
      await copy(index, 'vendor', 'unlock');
      await copy(index, 'creator', 'send');
    }
  });

  test('R-cpy-06 opens the next step when all of them are done', async () => {
    await copy(0, 'vendor', 'accept');
    expect(await status('070')).toEqual(['locked', null]);
    await copy(1, 'vendor', 'accept');
    expect(await status('070')).toEqual(['todo', 'creator']);
  });

  test('does not wait for archived steps, and opens once if the last steps finish at the same time', async () => {
    await copy(0, 'creator', 'archive');
    expect(await status('070')).toEqual(['locked', null]);
    await copy(0, 'vendor', 'recover');
    await Promise.all([copy(0, 'vendor', 'accept'), copy(1, 'vendor', 'accept')]);
    expect(await status('070')).toEqual(['todo', 'creator']);
  });
});

test('R-dom-04 a step left out lets the one behind it begin, once its own turn has come', async () => {
  await move('vendor', '030', 'skip');
  expect(await status('040')).toEqual(['locked', null]);
  await move('creator', '090', 'propose');
  await move('vendor', '090', 'confirm');
  expect(await status('030')).toEqual(['skipped', null]);
  expect(await status('040')).toEqual(['todo', 'creator']);
  await move('vendor', '030', 'include');
  expect(await status('030')).toEqual(['todo', 'creator']);
});

describe('the end of a project', () => {
  test('works that passed ask for the report and bring the project to its closing; the report closes it', async () => {
    await move('vendor', '070', 'unlock');
    await move('creator', '070', 'submit');
    await move('vendor', '070', 'pass');
    expect(await projectStatus()).toBe('reporting');
    expect(await status('080')).toEqual(['requested', 'creator']);
    expect(await told('creator')).toEqual(['1-070-07', '1-070-05', '3-080-14', '3-010-02']);
    expect(await told('vendor')).toEqual(['2-070-01', '3-010-02']);
    await move('creator', '080', 'send');
    await move('vendor', '080', 'open');
    await move('vendor', '080', 'accept');
    expect(await projectStatus()).toBe('closed');
    expect((await told('vendor')).at(-1)).toBe('3-010-03');
  });
});

test('an archived step returns to where it was', async () => {
  await move('vendor', '030', 'unlock');
  await move('creator', '030', 'archive');
  expect((await status('030'))[0]).toBe('archived');
  await move('creator', '030', 'recover');
  expect(await status('030')).toEqual(['todo', 'creator']);
});

test('two people moving a step at once move it once', async () => {
  await move('vendor', '070', 'unlock');
  await move('creator', '070', 'submit');
  const both = await Promise.allSettled([move('vendor', '070', 'pass'), move('vendor', '070', 'fail')]);
  expect(both.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
});
