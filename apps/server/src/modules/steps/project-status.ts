import { isStepDone, type StepDefinition, stepDefinition } from '@paidang/contract/steps';
import type { CodeTriple, FunctionCode } from '@paidang/contract/vocabulary';
import type { Transaction } from '../../platform/transaction';
import type { ProjectRow, TaskRow } from '../membership';
import { notify } from '../messaging';
import { projectParameters } from '../projects/present';
import { creatorsOf, insertActivity, lockProject, setProjectStatus } from '../projects/store';
import { stepsOfProject } from './store';

interface Stage {
  readonly from: readonly ProjectRow['status'][];
  readonly code: CodeTriple;
}

/** From which statuses a project takes another once a step is done in all of its tasks, and how that is announced. */
const stages: Record<NonNullable<StepDefinition['projectStatusAfter']>, Stage> = {
  reporting: { from: ['active'], code: '3-010-02' },
  closed: { from: ['active', 'reporting'], code: '3-010-03' },
};

/** Moves the project on after a step of one of its tasks was completed. */
export async function moveProject(
  tx: Transaction,
  project: ProjectRow,
  task: TaskRow,
  code: FunctionCode,
): Promise<void> {
  const next = stepDefinition(code).projectStatusAfter;
  if (!next || !stages[next].from.includes(project.status)) return;
  const stage = stages[next];
  // The last two tasks may finish at the same moment: the second one looks when the first is done.
  await lockProject(tx.db, project.id);
  const steps = await stepsOfProject(tx.db, project.id, code);
  if (!steps.every(({ status }) => isStepDone(code, status))) return;
  // Only the one that changes the status tells of it.
  const changed = await setProjectStatus(tx.db, project.id, stage.from, next);
  if (!changed) return;
  await notify(tx, {
    to: [project.vendorId, ...(await creatorsOf(tx.db, project.id))],
    code: stage.code,
    parameters: projectParameters(project),
  });
  await insertActivity(tx.db, { projectId: project.id, taskId: task.id, code: stage.code, createdAt: tx.now });
}
