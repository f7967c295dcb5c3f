import type { TaskDraft } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { projectMessages } from '@paidang/contract/rules';
import { mayChangeTasks } from '@paidang/contract/vocabulary';
import { invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { lockPendingToTask, revoke } from '../invitations';
import type { ProjectRow, TaskMembership } from '../membership';
import { forgetPlace } from '../notifications';
import { deleteTask, findTask, listTasks, lockProject, lockTask } from '../projects';
import { addTasks } from '../steps';
import type { CurrentUser } from '../users';

function refuseUnlessOpen({ status }: ProjectRow): void {
  if (!mayChangeTasks(status)) throw invalid({ message: projectMessages.tasksFixed });
}

/** Adds one or several equal tasks at the end. Nobody is assigned to them yet. @throws 0422 */
export async function addTask(tx: Transaction, project: ProjectRow, draft: TaskDraft): Promise<void> {
  refuseUnlessOpen(project);
  // Locked, or two tasks added at once would get the same position.
  await lockProject(tx.db, project.id);
  const tasks = await listTasks(tx.db, [project.id], project.vendorId);
  if (tasks.length + draft.quantity > limits.project.tasksInAll) {
    throw invalid({ message: projectMessages.tooManyTasks });
  }
  const position = Math.max(-1, ...tasks.map(({ task }) => task.position)) + 1;
  await addTasks(tx, { projectId: project.id, position, creatorId: null }, [draft]);
}

/** Removes a task nobody has joined. The others keep their positions, which are part of addresses. @throws 0422 */
export async function removeTask(
  tx: Transaction,
  { project, task }: TaskMembership,
  vendor: CurrentUser,
): Promise<void> {
  refuseUnlessOpen(project);
  // Locked in the same order as joining, so that nobody joins a task during its removal, and one of the last two stays.
  const pending = await lockPendingToTask(tx.db, task);
  await lockTask(tx.db, task.id);
  await lockProject(tx.db, project.id);
  const current = await findTask(tx.db, task.id);
  if (!current) throw notFound();
  if (current.task.creatorId) throw invalid({ message: projectMessages.joined });
  const tasks = await listTasks(tx.db, [project.id], vendor.id);
  if (tasks.length < 2) throw invalid({ message: projectMessages.lastTask });
  for (const { id } of pending) await revoke(tx, id, vendor);
  await deleteTask(tx.db, task);
  await forgetPlace(tx, [project.vendorId], { task_uuid: task.id });
}
