import { paths } from '@paidang/contract/pages';
import { Navigate } from 'react-router-dom';
import { labels } from '#labels/register';
import { invitationQuestionOf, nextPageAfterInvitation } from '../../data/invitation-paths';
import { type MailedLink, registerInvited, useMailedInvitation } from '../../data/invitations';
import { JoinedRedirect } from '../../shared/joined-redirect';
import { useArrivals } from '../../stores/arrivals';
import { useSession } from '../../stores/session';
import { showToast } from '../../stores/toasts';
import { RegistrationPaper } from './register-page';
import type { InvitationSource } from './registration';

const originOf = ({ token, task, build }: MailedLink): InvitationSource => ({
  email_token: token,
  ...(task ? { task_uuid: task } : {}),
  ...(build ? { project_build_invitation_uuid: build } : {}),
});

/** Registration from a mailed invitation, which determines the recipient. */
export function InvitedRegistration({ link }: { link: MailedLink }) {
  const arrival = useArrivals((known) => known[link.token]);
  const isGuest = useSession((state) => !state.token);
  const { data: invitation, error } = useMailedInvitation(link);
  if (arrival && !isGuest) return <JoinedRedirect {...arrival} />;
  if (!isGuest || error || (invitation && invitation.status !== 'pending')) {
    return <Navigate to={paths.invitationLink(link)} replace />;
  }
  if (!invitation) return <main id="main" className="min-h-dvh" aria-busy="true" />;
  return (
    <RegistrationPaper
      origin={originOf(link)}
      vouched={{
        type: invitation.recipient_role,
        email: invitation.email,
        emailHint: labels.invitedEmail,
        isRoleSettled: true,
        hasNoPassword: false,
        register: async (input, key) => {
          const session = await registerInvited(link, input, key);
          // Registering from a task's link also joins the task.
          const status = invitationQuestionOf(invitation) === 'task' ? 'joined' : invitation.status;
          useArrivals.setState({ [link.token]: nextPageAfterInvitation({ ...invitation, status }) });
          useSession.getState().succeed(session);
        },
      }}
      onDone={() => showToast({ title: labels.welcome, tone: 'success', duration: 4000 })}
    />
  );
}
