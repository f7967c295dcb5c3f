import type { ProjectFacts } from '@paidang/contract/calls';
import type { Transaction } from '../../platform/transaction';
import type { ProjectRow, TaskRow } from '../membership';
import { notify } from '../messaging';
import { creatorsOf, listTasks, noteActivity, projectParameters, updateProject } from '../projects';
import type { CurrentUser } from '../users';

const code = '1-010-02';

/**
 * Notifies creators that the vendor has changed their project.
 *
 * @param task the task that has changed; without it, all creators are notified
 */
export async function announceChange(
  tx: Transaction,
  project: ProjectRow,
  vendor: CurrentUser,
  task?: TaskRow,
): Promise<void> {
  const creators = task ? [task.creatorId].filter((id) => id !== null) : await creatorsOf(tx.db, project.id);
  await notify(tx, { to: creators, from: vendor, code, parameters: projectParameters(project) });
  const [first] = task ? [task] : (await listTasks(tx.db, [project.id], vendor.id)).map((record) => record.task);
  if (!first) return;
  await noteActivity(tx, {
    projectId: project.id,
    taskId: first.id,
    actorId: vendor.id,
    code,
  });
}

/** Changes a project's name, brand, product or dates, and notifies its creators. */
export async function changeFacts(
  tx: Transaction,
  project: ProjectRow,
  vendor: CurrentUser,
  { name, brand, product, start_date: startDate, end_date: endDate }: ProjectFacts,
): Promise<void> {
  const facts = { name, brand, product, startDate, endDate };
  const names = Object.keys(facts) as (keyof typeof facts)[];
  if (names.every((field) => facts[field] === project[field])) return;
  await updateProject(tx.db, project, facts);
  await announceChange(tx, { ...project, ...facts }, vendor);
}
