import { addWorkingDays, dayOf, workingDaysBetween } from '@paidang/contract/rules';
import type { Transaction } from '../../platform/transaction';
import { copyBrief } from '../briefs';
import type { ProjectRow } from '../membership';
import { insertProject, listTasks } from '../projects';
import { setUpTask } from '../steps';
import type { CurrentUser } from '../users';

/** As many working days as the original, from the next working day on. */
function periodFrom(today: string, { startDate, endDate }: ProjectRow): Pick<ProjectRow, 'startDate' | 'endDate'> {
  if (!startDate) return { startDate: null, endDate: null };
  const start = addWorkingDays(today, 0);
  return { startDate: start, endDate: endDate && addWorkingDays(start, workingDaysBetween(startDate, endDate)) };
}

/**
 * A new project like this one: its tasks with types, platforms and fees, and the brief of each as a draft. Nobody is
 * invited, and nothing that was made is copied.
 */
export async function duplicateProject(
  tx: Transaction,
  original: ProjectRow,
  vendor: CurrentUser,
  name: string,
): Promise<ProjectRow> {
  const { brand, product } = original;
  const project = await insertProject(tx.db, {
    name,
    brand,
    product,
    ...periodFrom(dayOf(tx.now), original),
    status: 'building',
    vendorId: vendor.id,
    createdAt: tx.now,
  });
  const tasks = await listTasks(tx.db, [original.id], vendor.id);
  for (const [position, { task: like, platforms }] of tasks.entries()) {
    const { type, title, fee, roundsAgreed } = like;
    const task = await setUpTask(tx, {
      projectId: project.id,
      position,
      type,
      title,
      fee,
      roundsAgreed,
      platforms: platforms.map((platform) => ({ title: platform.title, kind: platform.kind })),
      createdAt: tx.now,
    });
    await copyBrief(tx, like, { membership: { project, task, party: 'vendor' }, user: vendor });
  }
  return project;
}
