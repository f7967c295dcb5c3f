import { isStepDone, type StepDefinition, stepDefinition } from '@paidang/contract/steps';
import type { CodeTriple, FunctionCode } from '@paidang/contract/vocabulary';
import type { Transaction } from '../../platform/transaction';
import type { ProjectRow, TaskRow } from '../membership';
import { notify } from '../messaging';
import { creatorsOf, endProject, lockProject, noteActivity, projectParameters, setProjectStatus } from '../projects';
import { stepsOfProject } from './store';

interface Stage {
  readonly from: readonly ProjectRow['status'][];
  readonly code: CodeTriple;
}

/** The project statuses in which completing a step in all tasks leads to the next status, and the notification's code. */
const stages: Record<NonNullable<StepDefinition['projectStatusAfter']>, Stage> = {
  reporting: { from: ['active'], code: '3-010-02' },
  closed: { from: ['active', 'reporting'], code: '3-010-03' },
};

/** Changes the project's status if the completed step was the last one it depended on. */
export async function moveProject(
  tx: Transaction,
  project: ProjectRow,
  task: TaskRow,
  code: FunctionCode,
): Promise<void> {
  const next = stepDefinition(code).projectStatusAfter;
  if (!next || !stages[next].from.includes(project.status)) return;
  const stage = stages[next];
  // The last two tasks may be completed at the same time: the second transaction waits for the first.
  await lockProject(tx.db, project.id);
  const steps = await stepsOfProject(tx.db, project.id, code);
  if (!steps.every(({ status }) => isStepDone(code, status))) return;
  // Only the transaction that changes the status notifies.
  const changed =
    next === 'closed'
      ? await endProject(tx.db, project.id, next, tx.now)
      : await setProjectStatus(tx.db, project.id, stage.from, next);
  if (!changed) return;
  await notify(tx, {
    to: [project.vendorId, ...(await creatorsOf(tx.db, project.id))],
    code: stage.code,
    parameters: { ...projectParameters(project), ...(next === 'closed' ? { ending: next } : {}) },
  });
  await noteActivity(tx, { projectId: project.id, taskId: task.id, code: stage.code });
  if (next === 'closed') await tx.milestones.projectClosed?.(tx, project.id);
}
