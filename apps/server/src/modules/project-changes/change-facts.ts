import type { ProjectFacts } from '@paidang/contract/calls';
import type { Transaction } from '../../platform/transaction';
import type { ProjectRow } from '../membership';
import { notify } from '../messaging';
import { creatorsOf, insertActivity, listTasks, projectParameters, updateProject } from '../projects';
import type { CurrentUser } from '../users';

/** Renames a project or changes its brand, product or dates, and tells its creators. */
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
  const code = '1-010-02';
  await notify(tx, {
    to: await creatorsOf(tx.db, project.id),
    from: vendor,
    code,
    parameters: projectParameters({ ...project, ...facts }),
  });
  const [first] = await listTasks(tx.db, [project.id], vendor.id);
  if (!first) return;
  await insertActivity(tx.db, {
    projectId: project.id,
    taskId: first.task.id,
    actorId: vendor.id,
    code,
    createdAt: tx.now,
  });
}
