import type { FunctionCode } from '@paidang/contract/vocabulary';
import { and, eq, sql } from 'drizzle-orm';
import { projects } from '../modules/projects/schema';
import { steps } from '../modules/steps/schema';
import { users } from '../modules/users/schema';
import type { Database } from '../platform/database';

const seedLock = 7_240_312;

/** Locks the seed, so that of processes starting together on one database only one seeds it. */
export const lockSeed = (db: Database) => db.execute(sql`select pg_advisory_xact_lock(${seedLock})`);

export const hasUsers = async (db: Database): Promise<boolean> => (await db.$count(users)) > 0;

/** Unlike `createProject`, takes an id, which is the same in every seed. */
export const insertProject = (db: Database, project: typeof projects.$inferInsert) =>
  db.insert(projects).values(project);

export const setStepPicture = (db: Database, taskId: string, code: FunctionCode, picture: string) =>
  db
    .update(steps)
    .set({ picture })
    .where(and(eq(steps.taskId, taskId), eq(steps.function, code)));
