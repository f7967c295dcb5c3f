import { functionCodes } from '@paidang/contract/vocabulary';
import { computeWorksStatus, type WorksStatus } from '@paidang/contract/workflow';
import type { Transaction } from '../../platform/transaction';
import { listPlatforms } from '../projects';
import { lockStep, setComputedStatus, type TaskInProject } from '../steps';
import { listWorks } from './store';

/** The step's status, derived from the works of its platforms. */
export async function worksStatusOf({ db }: Transaction, taskId: string): Promise<WorksStatus> {
  const works = await listWorks(db, taskId);
  const platforms = await listPlatforms(db, [taskId]);
  return computeWorksStatus(platforms.map(({ id }) => works.find((work) => work.platformId === id)?.status ?? 'todo'));
}

/** Updates the step's status after platforms were added or removed. */
export async function updateWorksStatus(tx: Transaction, place: TaskInProject): Promise<void> {
  const step = await lockStep(tx.db, place.task.id, functionCodes.worksOnline);
  if (!step || step.status === 'locked') return;
  const status = await worksStatusOf(tx, place.task.id);
  if (status !== step.status) await setComputedStatus(tx, place, step, status);
}
