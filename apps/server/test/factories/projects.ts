import { type TaskType, taskSteps } from '@paidang/contract/vocabulary';
import { and, eq } from 'drizzle-orm';
import { projects, tasks } from '../../src/modules/projects/schema';
import type { ProjectRow, TaskRow } from '../../src/modules/projects/seat';
import { insertSteps } from '../../src/modules/steps';
import { steps } from '../../src/modules/steps/schema';
import type { Transact } from '../../src/platform/transaction';
import { createUser, type TestUser } from './users';

export interface TestProject {
  readonly project: ProjectRow;
  readonly task: TaskRow;
  readonly vendor: TestUser;
  readonly creator: TestUser;
}

interface ProjectOptions {
  readonly vendor?: TestUser;
  readonly creator?: TestUser;
  readonly type?: TaskType;
  /** Status the outline begins in. @default 'todo' */
  readonly outline?: string;
}

/** An active project of a vendor with one task of a creator, the outline of which may be written. */
export async function createProject(transact: Transact, options: ProjectOptions = {}): Promise<TestProject> {
  const vendor = options.vendor ?? (await createUser(transact, { role: 'Vendor' }));
  const creator = options.creator ?? (await createUser(transact, { role: 'Creator' }));
  const type = options.type ?? 'video';
  return transact(async ({ db, now }) => {
    const [project] = await db
      .insert(projects)
      .values({ name: '夜間修護精華', brand: '山眠', product: '精華', status: 'active', vendorId: vendor.id })
      .returning();
    if (!project) throw new Error('The project was not kept.');
    const [task] = await db
      .insert(tasks)
      .values({
        projectId: project.id,
        position: 0,
        type,
        title: '開箱影片',
        platforms: ['YouTube'],
        creatorId: creator.id,
        fee: 30_000,
        roundsAgreed: 2,
      })
      .returning();
    if (!task) throw new Error('The task was not kept.');
    await insertSteps(db, task.id, taskSteps[type], now);
    const status = options.outline ?? 'todo';
    await db
      .update(steps)
      .set({ status, ball: status === 'locked' ? null : 'creator' })
      .where(and(eq(steps.taskId, task.id), eq(steps.function, '030')));
    return { project, task, vendor, creator };
  });
}
