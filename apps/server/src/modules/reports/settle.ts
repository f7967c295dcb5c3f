import { functionCodes } from '@paidang/contract/vocabulary';
import { type ReportStatus, reportStepStatus } from '@paidang/contract/workflow';
import type { Transaction } from '../../platform/transaction';
import { listPlatforms } from '../projects';
import { lockStep, setComputedStatus, type TaskInProject } from '../steps';
import { listReports } from './store';

/** The status of the step that follows from the reports of its platforms. */
export async function stepStatusOf({ db }: Transaction, taskId: string): Promise<ReportStatus> {
  const reports = await listReports(db, taskId);
  const platforms = await listPlatforms(db, [taskId]);
  return reportStepStatus(
    platforms.map(({ id }) => reports.find(({ platformId }) => platformId === id)?.status ?? 'requested'),
  );
}

/** After platforms were added or removed: a new one has no report yet, and the last one missing may be gone. */
export async function settleReports(tx: Transaction, place: TaskInProject): Promise<void> {
  const step = await lockStep(tx.db, place.task.id, functionCodes.closingReport);
  if (!step || step.status === 'locked') return;
  const status = await stepStatusOf(tx, place.task.id);
  if (status !== step.status) await setComputedStatus(tx, place, step, status);
}
