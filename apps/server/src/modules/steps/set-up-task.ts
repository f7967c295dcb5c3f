import type { PlatformKind } from '@paidang/contract/entities';
import { copyNeeds } from '@paidang/contract/steps';
import type { TaskTypeOnWire } from '@paidang/contract/vocabulary';
import type { Transaction } from '../../platform/transaction';
import type { TaskRow } from '../membership';
import { insertPlatforms, insertTask, type NewTask } from '../projects';
import { platformSteps, taskOwnSteps } from './gates';
import { insertSteps } from './store';

/** A platform with its title. */
export interface NamedPlatform {
  /** @default a new one */
  readonly id?: string;
  readonly title: string;
  readonly kind: PlatformKind;
}

interface TaskSetUp extends Omit<NewTask, 'type'> {
  readonly type: TaskTypeOnWire;
  /** In display order. */
  readonly platforms: readonly NamedPlatform[];
}

/** Adds platforms to a task, with their copywriting steps. */
export async function addPlatforms(
  tx: Transaction,
  { id: taskId, type }: Pick<TaskRow, 'id' | 'type'>,
  named: readonly (NamedPlatform & { readonly position: number })[],
): Promise<void> {
  if (named.length === 0) return;
  const { text: needsText, photos: needsPhotos } = copyNeeds(type);
  const rows = named.map((platform) => ({ ...platform, taskId, needsText, needsPhotos }));
  const platforms = await insertPlatforms(tx.db, rows);
  await insertSteps(tx.db, taskId, platformSteps(type, platforms), tx.now);
}

/**
 * Creates a task with its platforms and the steps of its type, each in the initial status of its state machine.
 *
 * @example await setUpTask(tx, { projectId, position: 0, type: 'video', title, platforms: [{ title: 'YouTube', kind: 'post'
 * }], roundsAgreed: 2 });
 */
export async function setUpTask(tx: Transaction, { platforms: named, ...task }: TaskSetUp): Promise<TaskRow> {
  const row = await insertTask(tx.db, task);
  await insertSteps(tx.db, row.id, taskOwnSteps(row.type), tx.now);
  await addPlatforms(
    tx,
    row,
    named.map((platform, position) => ({ ...platform, position })),
  );
  return row;
}
