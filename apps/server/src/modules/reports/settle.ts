import { functionCodes } from '@paidang/contract/vocabulary';
import { type ReportStatus, reportStepStatus } from '@paidang/contract/workflow';
import type { Transaction } from '../../platform/transaction';
import { listPlatforms } from '../projects';
import { lockStep, setComputedStatus, type TaskInProject } from '../steps';
import { listReports } from './store';

/** The step's status, derived from the reports of its platforms. */
export async function stepStatusOf({ db }: Transaction, taskId: string): Promise<ReportStatus> {
  const reports = await listReports(db, taskId);
  const platforms = await listPlatforms(db, [taskId]);
  return reportStepStatus(
    platforms.map(({ id }) => reports.find(({ platformId }) => platformId === id)?.status ?? 'requested'),
  );
}

/** Updates the step after platforms were added (they have no report yet) or removed (which may complete it). */
export async function settleReports(tx: Transaction, place: TaskInProject): Promise<void> {
  const step = await lockStep(tx.db, place.task.id, functionCodes.closingReport);
  if (!step || step.status === 'locked') return;
  const status = await stepStatusOf(tx, place.task.id);
  if (status !== step.status) await setComputedStatus(tx, place, step, status);
}
