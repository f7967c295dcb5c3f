import type { TaskType } from '@paidang/contract/vocabulary';
import { and, eq } from 'drizzle-orm';
import type { ProjectRow, TaskRow } from '../../src/modules/membership';
import { projects } from '../../src/modules/projects/schema';
import { type NamedPlatform, setUpTask } from '../../src/modules/steps';
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
  /** @default YouTube */
  readonly platforms?: readonly NamedPlatform[];
  /** Initial status of the outline. @default 'todo' */
  readonly outline?: string;
  readonly buildMode?: ProjectRow['buildMode'];
}

/** An active project of a vendor with one task of a creator, whose outline may be written. */
export async function createProject(transact: Transact, options: ProjectOptions = {}): Promise<TestProject> {
  const vendor = options.vendor ?? (await createUser(transact, { role: 'Vendor' }));
  const creator = options.creator ?? (await createUser(transact, { role: 'Creator' }));
  const type = options.type ?? 'video';
  return transact(async (tx) => {
    const { db } = tx;
    const [project] = await db
      .insert(projects)
      .values({
        name: '夜間修護精華',
        brand: '山眠',
        product: '精華',
        status: 'active',
        vendorId: vendor.id,
        buildMode: options.buildMode ?? 'self',
      })
      .returning();
    if (!project) throw new Error('The project was not inserted.');
    const task = await setUpTask(tx, {
      projectId: project.id,
      position: 0,
      type,
      title: '開箱影片',
      platforms: options.platforms ?? [{ title: 'YouTube', kind: 'post' }],
      creatorId: creator.id,
      fee: 30_000,
      roundsAgreed: 2,
    });
    const status = options.outline ?? 'todo';
    await db
      .update(steps)
      .set({ status, turn: status === 'locked' ? null : 'creator' })
      .where(and(eq(steps.taskId, task.id), eq(steps.function, '030')));
    return { project, task, vendor, creator };
  });
}
