import type { Invitation } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { type MailedLink, registerInvited, useMailedInvitation } from '../../data/invitations';
import { answerPath, askOf } from '../../shared/invitations';
import { NoticePage } from '../../shared/notice-page';
import { useSession } from '../../stores/session';
import { showToast } from '../../stores/toasts';
import { labels } from './labels';
import { RegistrationSheet } from './register-page';

/** Registration by a mailed invitation; the invitation itself says who it is for. */
export function InvitedRegistration({ link }: { link: MailedLink }) {
  const { data: invitation, error } = useMailedInvitation(link);
  const [isDone, setDone] = useState(false);
  // Of when the page was opened: registering signs in, and the page still has to say so.
  const [isGuest] = useState(() => !useSession.getState().token);
  if (invitation && isDone) return <Onwards invitation={invitation} />;
  if (!isGuest || error || (invitation && invitation.status !== 'pending')) {
    return <Navigate to={paths.invitationLink(link)} replace />;
  }
  if (!invitation) return <main id="main" className="min-h-dvh" aria-busy="true" />;
  return (
    <RegistrationSheet
      origin={{}}
      invited={{
        type: invitation.recipient_role,
        email: invitation.email,
        register: async (input, key) => {
          const session = await registerInvited(link, input, key);
          useSession.getState().succeed(session);
          setDone(true);
        },
      }}
      onDone={() => showToast({ title: labels.welcome, tone: 'success', duration: 4000 })}
    />
  );
}

/** To the project at once joined, after a moment to read so; or to where it is opened or accepted. */
function Onwards({ invitation }: { invitation: Invitation }) {
  const navigate = useNavigate();
  const isJoined = askOf(invitation) === 'task';
  const target =
    isJoined && invitation.project ? paths.projectProgress(invitation.project.uuid) : answerPath(invitation);
  useEffect(() => {
    const timer = setTimeout(() => navigate(target, { replace: true }), isJoined ? limits.redirectDelay : 0);
    return () => clearTimeout(timer);
  }, [navigate, target, isJoined]);
  return (
    <NoticePage title={labels.welcome}>
      <p role="status">{isJoined ? labels.joined : labels.onwards}</p>
    </NoticePage>
  );
}
