import { limits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { counterpart } from '@paidang/contract/vocabulary';
import { type Letter, sendMail, unlinked } from '../../platform/mail';
import type { Transaction } from '../../platform/transaction';
import type { ProjectRow } from '../membership';
import type { CurrentUser } from '../users';
import { knownAs } from './present';
import type { InvitationRecord, InvitationRow } from './store';

/** The page that answers an invitation. */
function linkOf(invitation: InvitationRow, { token, appUrl }: { token: string; appUrl: string }): string {
  const { id, kind, taskId } = invitation;
  const about = kind === 'task' && taskId ? { task: taskId, build: null } : { task: null, build: id };
  return `${appUrl}${paths.invitationLink({ token, ...about })}`;
}

/** The request to the recipient. */
const askOf = ({ sender, project }: Pick<Invited, 'sender' | 'project'>): string =>
  counterpart(sender.role) === 'Vendor'
    ? '邀請你開設專案，一起合作'
    : `邀請你加入專案《${unlinked(project?.name ?? '')}》`;

interface Invited {
  readonly sender: Pick<CurrentUser, 'name' | 'role' | 'companyName'>;
  readonly project: ProjectRow | null;
  readonly token: string;
  readonly appUrl: string;
}

const invitationLetter = (invitation: InvitationRow, invited: Invited): Letter => {
  const { sender } = invited;
  const request = askOf(invited);
  const name = unlinked(sender.companyName || sender.name);
  return {
    subject: `${name}${request}｜拍檔`,
    name: invitation.email,
    paragraphs: [
      `${name}${request}。`,
      ...(invitation.note ? [`${unlinked(sender.name)}說：「${invitation.note}」`] : []),
      `連結${limits.invitations.days}天內有效。`,
    ],
    action: { label: '查看邀請', url: linkOf(invitation, invited) },
    note: '若你不認識對方，可以在連結中婉拒，或忽略這封信。',
  };
};

/** Mails the link of an invitation. */
export const mailInvitation = (tx: Transaction, invitation: InvitationRow, invited: Invited) =>
  sendMail(tx, invitation.email, invitationLetter(invitation, invited));

/** Mails the recipient that the link is no longer valid. */
export const mailRevocation = (
  tx: Transaction,
  { email }: InvitationRow,
  { sender, project }: Pick<Invited, 'sender' | 'project'>,
) => {
  const name = unlinked(sender.companyName || sender.name);
  return sendMail(tx, email, {
    subject: `${name}收回了邀請｜拍檔`,
    name: email,
    paragraphs: [`${name}先前${askOf({ sender, project })}，現在收回了這份邀請。信裡的連結不能再用了。`],
    note: '想繼續合作，請直接聯絡對方。',
  });
};

/** Mails the sender that the invitation has expired. */
export const mailExpiry = (tx: Transaction, { invitation, sender, project }: InvitationRecord, appUrl: string) =>
  sendMail(tx, sender.email, {
    subject: `寄給 ${knownAs(invitation)} 的邀請已逾期｜拍檔`,
    name: sender.name,
    paragraphs: [
      `你寄給 ${knownAs(invitation)} 的邀請${project ? `（專案《${project.name}》）` : ''}過了${limits.invitations.days}天沒有回覆，連結已經失效。`,
    ],
    action: { label: '查看邀請', url: `${appUrl}${paths.invitation}` },
    note: '還想合作的話，可以在邀請列表再寄一次。',
  });
