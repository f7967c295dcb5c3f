import type { Invitation, InvitationStatus } from '@paidang/contract/entities';
import { counterpart } from '@paidang/contract/vocabulary';
import type { Transaction } from '../../platform/transaction';
import type { TaskRow } from '../membership';
import { averagesOf } from '../ratings';
import { toPerson } from '../users';
import { type InvitationRecord, type InvitationRow, type InvitedTaskRow, listInvitedTasks } from './store';

export const statusOf = ({ status, expiresAt }: InvitationRow, now: Date): InvitationStatus =>
  status === 'pending' && expiresAt <= now ? 'expired' : status;

const presentTask = ({ id, position, type, title, platforms, fee }: InvitedTaskRow) => ({
  uuid: id,
  index: position,
  type,
  title,
  platforms: [...platforms],
  fee,
});

const concernsTask = ({ invitation, ...record }: Omit<InvitationRecord, 'sender'>, task: TaskRow): boolean => {
  if (invitation.taskId) return task.id === invitation.taskId;
  if (task.projectId !== record.project?.id) return false;
  return task.creatorId === null || task.creatorId === invitation.recipientId;
};

/** Who reads an invitation. The sender of an invitation from a card must not see the recipient's address. */
export type Reader = 'sender' | 'recipient';

/** What the sender knows the recipient by: the name on a card, or the address. */
export const knownAs = ({ addressee, email }: InvitationRow): string => addressee ?? email;

/** Invitations from the view of the sender or the recipient. */
export async function presentInvitations(
  tx: Transaction,
  records: readonly InvitationRecord[],
  reader: Reader,
): Promise<Invitation[]> {
  const { db, now } = tx;
  const averages = await averagesOf(
    tx,
    records.map(({ sender }) => sender.id),
  );
  const tasks = await listInvitedTasks(
    db,
    records.map(({ invitation }) => invitation),
  );
  return records.map(({ invitation, sender, project }) => ({
    uuid: invitation.id,
    kind: invitation.kind,
    status: statusOf(invitation, now),
    email: reader === 'sender' ? knownAs(invitation) : invitation.email,
    sender: toPerson(sender),
    sender_rating: averages.get(sender.id) ?? null,
    recipient_role: counterpart(sender.role),
    note: invitation.note,
    project: project && {
      uuid: project.id,
      name: project.name,
      brand: project.brand,
      product: project.product,
      start_date: project.startDate,
      end_date: project.endDate,
    },
    tasks: tasks.filter((task) => concernsTask({ invitation, project }, task)).map(presentTask),
    created_at: invitation.createdAt.toISOString(),
    expires_at: invitation.expiresAt.toISOString(),
  }));
}
