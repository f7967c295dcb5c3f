import { errorCodes } from '@paidang/contract/calls';
import { messages } from '@paidang/contract/rules';
import { counterpart, hasEnded, identityCodes } from '@paidang/contract/vocabulary';
import { AppError, invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { holdProject, type ProjectRow, type TaskRow } from '../membership';
import { notify } from '../messaging';
import { readInvitation, readNotification } from '../notifications';
import { noteActivity, projectParameters, setProjectStatus } from '../projects';
import type { CurrentUser } from '../users';
import { updateInvitingStatus } from './inviting-status';
import { knownAs } from './present';
import { refuseUnlessPending } from './service';
import {
  assignTasks,
  changeInvitation,
  closeDuplicates,
  findInvitation,
  type InvitationRecord,
  type InvitationRow,
  lockOpenTasks,
  lockReceived,
} from './store';

async function lockReceivedInvitation(tx: Transaction, id: string, user: CurrentUser): Promise<InvitationRecord> {
  const locked = await lockReceived(tx.db, id, user);
  const record = locked && (await findInvitation(tx.db, id));
  if (!record || user.role !== counterpart(record.sender.role)) throw notFound();
  return record;
}

async function answer(
  tx: Transaction,
  invitation: InvitationRow,
  user: CurrentUser | null,
  status: 'joined' | 'rejected',
): Promise<void> {
  await changeInvitation(tx.db, invitation, { status, answeredAt: tx.now, ...(user ? { recipientId: user.id } : {}) });
  const recipient = user?.id ?? invitation.recipientId;
  if (recipient) await readInvitation(tx, recipient, invitation.id);
}

/** The tasks a creator takes on: the invitation's task, or else the wanted ones. @throws 0422 when one is already taken */
async function tasksToTake(
  tx: Transaction,
  { taskId }: InvitationRow,
  project: ProjectRow,
  wanted: readonly string[] | undefined,
): Promise<TaskRow[]> {
  const open = await lockOpenTasks(tx.db, project.id);
  const ids = taskId ? [taskId] : (wanted ?? open.map(({ id }) => id));
  const taken = open.filter(({ id }) => ids.includes(id));
  if (taken.length === 0 || taken.length < ids.length) throw invalid({ message: messages.taskTaken });
  return taken;
}

/** Joins a creator to a project: they take on its open tasks, or the wanted ones. @throws 0404, 0422 */
export async function joinProject(
  tx: Transaction,
  id: string,
  user: CurrentUser,
  wanted?: readonly string[],
): Promise<void> {
  const unlocked = await findInvitation(tx.db, id);
  // Held before the invitation is locked, in the same order as when a project ends.
  const status = unlocked?.project && (await holdProject(tx.db, unlocked.project.id, { alone: false }));
  const { invitation, project } = await lockReceivedInvitation(tx, id, user);
  // An invitation without a project is answered by opening one (`acceptByOpening`).
  if (!project) throw notFound();
  if (invitation.status === 'joined' && invitation.recipientId === user.id) return;
  refuseUnlessPending(invitation, tx.now);
  if (status && hasEnded(status)) throw new AppError(errorCodes.projectEnded);
  const tasks = await tasksToTake(tx, invitation, project, wanted);
  await assignTasks(
    tx.db,
    tasks.map((task) => task.id),
    user.id,
  );
  await answer(tx, invitation, user, 'joined');
  const taskIds = tasks.map((task) => task.id);
  for (const other of await closeDuplicates(tx.db, user, { projectId: project.id, taskIds, now: tx.now })) {
    await readInvitation(tx, user.id, other.id);
  }
  await setProjectStatus(tx.db, project.id, ['building', 'inviting'], 'active');
  const [first] = tasks;
  if (!first) return;
  const code = '2-010-11';
  await notify(tx, {
    to: project.vendorId,
    from: user,
    code,
    parameters: {
      ...projectParameters(project),
      task_uuid: first.id,
      task_index: first.position,
      kol_name: user.name,
      kol_uuid: user.id,
    },
  });
  await noteActivity(tx, {
    projectId: project.id,
    taskId: first.id,
    actorId: user.id,
    code,
  });
}

/** Answers a creator's invitation for a vendor who opens the project. @throws 0404, 0422 */
export async function acceptByOpening(tx: Transaction, id: string, vendor: CurrentUser): Promise<InvitationRecord> {
  const record = await lockReceivedInvitation(tx, id, vendor);
  refuseUnlessPending(record.invitation, tx.now);
  await answer(tx, record.invitation, vendor, 'joined');
  return record;
}

async function notifyRefusal(
  tx: Transaction,
  { invitation, sender, project }: InvitationRecord,
  user: CurrentUser | null,
) {
  const identity = sender.role === 'Vendor' ? identityCodes.creator : identityCodes.vendor;
  await notify(tx, {
    to: invitation.senderId,
    from: user ?? undefined,
    code: `${identity}-010-12`,
    parameters: {
      // A person who declines without an account is called what the sender knows them by.
      ...(user ? {} : { name: knownAs(invitation), company_name: knownAs(invitation) }),
      ...(project ? projectParameters(project) : {}),
    },
  });
}

/** @throws 0404, 0422 */
export async function rejectInvitation(
  tx: Transaction,
  id: string,
  user: CurrentUser,
  notification?: string,
): Promise<void> {
  const record = await lockReceivedInvitation(tx, id, user);
  if (notification) await readNotification(tx, user.id, notification);
  if (record.invitation.status === 'rejected') return;
  refuseUnlessPending(record.invitation, tx.now);
  await answer(tx, record.invitation, user, 'rejected');
  await updateInvitingStatus(tx, record.invitation.projectId);
  await notifyRefusal(tx, record, user);
}

/** Declines an invitation by its mailed link, without an account. @throws 0422 */
export async function rejectByLink(tx: Transaction, invitation: InvitationRow): Promise<void> {
  if (invitation.status === 'rejected') return;
  refuseUnlessPending(invitation, tx.now);
  await answer(tx, invitation, null, 'rejected');
  await updateInvitingStatus(tx, invitation.projectId);
  const record = await findInvitation(tx.db, invitation.id);
  if (record) await notifyRefusal(tx, record, null);
}
