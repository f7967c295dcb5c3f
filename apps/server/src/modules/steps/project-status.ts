import { isStepDone } from '@paidang/contract/steps';
import { type CodeTriple, type FunctionCode, functionCodes } from '@paidang/contract/vocabulary';
import type { Transaction } from '../../platform/transaction';
import type { ProjectRow, TaskRow } from '../membership';
import { notify } from '../messaging';
import { projectParameters } from '../projects/present';
import { creatorsOf, insertActivity, lockProject, setProjectStatus } from '../projects/store';
import { stepsOfProject } from './store';

interface Stage {
  readonly after: FunctionCode;
  readonly from: readonly ProjectRow['status'][];
  readonly to: ProjectRow['status'];
  readonly code: CodeTriple;
}

/** A project moves on when a step is through in all of its tasks. */
const stages: readonly Stage[] = [
  { after: functionCodes.worksOnline, from: ['active'], to: 'reporting', code: '3-010-02' },
  { after: functionCodes.closingReport, from: ['active', 'reporting'], to: 'closed', code: '3-010-03' },
];

/** Moves the project on after a step of one of its tasks was completed. */
export async function moveProject(
  tx: Transaction,
  project: ProjectRow,
  task: TaskRow,
  code: FunctionCode,
): Promise<void> {
  const stage = stages.find(({ after, from }) => after === code && from.includes(project.status));
  if (!stage) return;
  // The last two tasks may finish at the same moment: the second one looks when the first is done.
  await lockProject(tx.db, project.id);
  const steps = await stepsOfProject(tx.db, project.id, code);
  if (!steps.every(({ status }) => isStepDone(code, status))) return;
  // Only the one that changes the status tells of it.
  const changed = await setProjectStatus(tx.db, project.id, stage.from, stage.to);
  if (!changed) return;
  await notify(tx, {
    to: [project.vendorId, ...(await creatorsOf(tx.db, project.id))],
    code: stage.code,
    parameters: projectParameters(project),
  });
  await insertActivity(tx.db, { projectId: project.id, taskId: task.id, code: stage.code, createdAt: tx.now });
}
