import { addWorkingDays, dayOf, workingDaysBetween } from '@paidang/contract/rules';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import { type CopiedBrief, copyBrief, readBriefToCopy } from '../briefs';
import type { ProjectRow } from '../membership';
import { insertProject, listTasks } from '../projects';
import { copySchedule } from '../schedules';
import { setUpTask } from '../steps';
import type { CurrentUser } from '../users';

/** Briefs to be copied, by task. */
type CopiedBriefs = ReadonlyMap<string, CopiedBrief>;

/** Reads a project's briefs and copies their pictures, which are stored before the transaction. */
export async function readBriefsToCopy(
  platform: Platform,
  original: ProjectRow,
  vendorId: string,
): Promise<CopiedBriefs> {
  const briefs = new Map<string, CopiedBrief>();
  for (const { task } of await listTasks(platform.db, [original.id], vendorId)) {
    const brief = await readBriefToCopy(platform, task.id, vendorId);
    if (brief) briefs.set(task.id, brief);
  }
  return briefs;
}

/** A period with as many working days as the original, beginning on a given day. */
const periodFrom = (start: string, { startDate, endDate }: ProjectRow): Pick<ProjectRow, 'startDate' | 'endDate'> =>
  startDate
    ? { startDate: start, endDate: endDate && addWorkingDays(start, workingDaysBetween(startDate, endDate)) }
    : { startDate: null, endDate: null };

interface Copy {
  readonly name: string;
  readonly briefs: CopiedBriefs;
}

/**
 * Creates a project like this one, beginning on the next working day: with the same tasks (types, platforms, fees), and the
 * brief and agreed dates of each as drafts of the vendor. Nobody is invited, and no created content is copied.
 */
export async function duplicateProject(
  tx: Transaction,
  original: ProjectRow,
  vendor: CurrentUser,
  { name, briefs }: Copy,
): Promise<ProjectRow> {
  const { brand, product } = original;
  const start = addWorkingDays(dayOf(tx.now), 0);
  const project = await insertProject(tx.db, {
    name,
    brand,
    product,
    ...periodFrom(start, original),
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
    const at = { membership: { project, task, party: 'vendor' as const }, user: vendor };
    const brief = briefs.get(like.id);
    if (brief) await copyBrief(tx, brief, at);
    await copySchedule(tx, like, at, { from: original.startDate, to: start });
  }
  return project;
}
