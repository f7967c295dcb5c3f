import type { Person } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { counterpart } from '@paidang/contract/vocabulary';
import { sendMail } from '../../platform/mail/outbox';
import type { Transaction } from '../../platform/transaction';
import type { ProjectRow } from '../projects/seat';
import type { InvitationRow } from './store';

/** `/invitation/{token}`, with what the page needs to ask about it. */
function linkOf(invitation: InvitationRow, { token, appUrl }: { token: string; appUrl: string }): string {
  const { id, kind, taskId } = invitation;
  const query: Record<string, string> =
    kind === 'task' && taskId ? { task_uuid: taskId } : { project_build_invitation_uuid: id };
  return `${appUrl}/invitation/${token}?${new URLSearchParams(query)}`;
}

/** Mails the link of an invitation. */
export async function mailInvitation(
  tx: Transaction,
  invitation: InvitationRow,
  letter: {
    sender: Pick<Person, 'name' | 'role'> & { companyName: string };
    project: ProjectRow | null;
    token: string;
    appUrl: string;
  },
): Promise<void> {
  const { sender, project } = letter;
  const isVendor = counterpart(sender.role) === 'Vendor';
  const what = isVendor ? '邀請您開設專案，一起合作' : `邀請您加入專案《${project?.name ?? ''}》`;
  const note = invitation.note ? `\n\n${sender.name}說：\n${invitation.note}` : '';
  await sendMail(tx, {
    to: invitation.email,
    subject: `${sender.companyName}${what}｜拍檔`,
    body: `您好：\n\n${sender.companyName}（${sender.name}）${what}。${note}\n\n請點選以下連結查看，連結 ${limits.invitations.days} 天內有效：\n${linkOf(invitation, letter)}\n\n若您不認識對方，可以在連結中婉拒，或忽略這封信。`,
  });
}
