import type { PlatformKind } from '@paidang/contract/entities';
import { copyNeeds, type TaskTypeOnWire } from '@paidang/contract/vocabulary';
import type { Transaction } from '../../platform/transaction';
import { taskPlatforms, tasks } from '../projects/schema';
import type { PlatformRow, TaskRow } from '../projects/seat';
import { plannedSteps } from './gates';
import { insertSteps } from './store';

/** A platform by what people call it. */
export interface NamedPlatform {
  readonly title: string;
  readonly kind: PlatformKind;
}

export interface TaskSetUp extends Omit<typeof tasks.$inferInsert, 'type'> {
  readonly type: TaskTypeOnWire;
  /** In their order. */
  readonly platforms: readonly NamedPlatform[];
}

/** Adds platforms to a task, without steps yet. */
export async function insertPlatforms(
  { db }: Transaction,
  { id: taskId, type }: Pick<TaskRow, 'id' | 'type'>,
  named: readonly NamedPlatform[],
  from = 0,
): Promise<PlatformRow[]> {
  if (named.length === 0) return [];
  const { text: needsText, photos: needsPhotos } = copyNeeds(type);
  const rows = named.map((platform, index) => ({
    ...platform,
    taskId,
    position: from + index,
    needsText,
    needsPhotos,
  }));
  return db.insert(taskPlatforms).values(rows).returning();
}

/**
 * A new task with its platforms and the steps its type has, each where its machine begins.
 *
 * @example await setUpTask(tx, { projectId, position: 0, type: 'video', title, platforms: [{ title: 'YouTube', kind: 'post' }], roundsAgreed: 2 });
 */
export async function setUpTask(tx: Transaction, { platforms: named, ...task }: TaskSetUp): Promise<TaskRow> {
  const [row] = await tx.db.insert(tasks).values(task).returning();
  if (!row) throw new Error('@paidang/server: a task was not kept.');
  const platforms = await insertPlatforms(tx, row, named);
  await insertSteps(tx.db, row.id, plannedSteps(row.type, platforms), tx.now);
  return row;
}
