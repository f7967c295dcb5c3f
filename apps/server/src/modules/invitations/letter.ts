import { limits } from '@paidang/contract/limits';
import { counterpart } from '@paidang/contract/vocabulary';
import { type Letter, sendMail } from '../../platform/mail';
import type { Transaction } from '../../platform/transaction';
import type { CurrentUser } from '../auth';
import type { ProjectRow } from '../projects/seat';
import type { InvitationRow } from './store';

/** `/invitation/{token}`, with what the page needs to ask about it. */
function linkOf(invitation: InvitationRow, { token, appUrl }: { token: string; appUrl: string }): string {
  const { id, kind, taskId } = invitation;
  const query: Record<string, string> =
    kind === 'task' && taskId ? { task_uuid: taskId } : { project_build_invitation_uuid: id };
  return `${appUrl}/invitation/${token}?${new URLSearchParams(query)}`;
}

interface Invited {
  readonly sender: Pick<CurrentUser, 'name' | 'role' | 'companyName'>;
  readonly project: ProjectRow | null;
  readonly token: string;
  readonly appUrl: string;
}

const invitationLetter = (invitation: InvitationRow, invited: Invited): Letter => {
  const { sender, project } = invited;
  const isForVendor = counterpart(sender.role) === 'Vendor';
  const what = isForVendor ? '邀請您開設專案，一起合作' : `邀請您加入專案《${project?.name ?? ''}》`;
  const name = sender.companyName || sender.name;
  return {
    subject: `${name}${what}｜拍檔`,
    name: invitation.email,
    paragraphs: [
      `${name}${what}。`,
      ...(invitation.note ? [`${sender.name}說：「${invitation.note}」`] : []),
      `連結${limits.invitations.days}天內有效。`,
    ],
    action: { label: '查看邀請', url: linkOf(invitation, invited) },
    note: '若您不認識對方，可以在連結中婉拒，或忽略這封信。',
  };
};

/** Mails the link of an invitation. */
export const mailInvitation = (tx: Transaction, invitation: InvitationRow, invited: Invited) =>
  sendMail(tx, invitation.email, invitationLetter(invitation, invited));
