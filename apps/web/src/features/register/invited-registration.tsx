import type { Invitation } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { create } from 'zustand';
import { paths } from '../../config/paths';
import { type MailedLink, registerInvited, useMailedInvitation } from '../../data/invitations';
import { answerPath, askOf } from '../../shared/invitations';
import { NoticePage } from '../../shared/notice-page';
import { useSession } from '../../stores/session';
import { showToast } from '../../stores/toasts';
import { labels } from './labels';
import { RegistrationSheet } from './register-page';

interface Onwards {
  target: string;
  /** In the project already, which is worth a moment to read. */
  isJoined: boolean;
}

/** By token, where to go after registering. Outside the page, which begins anew with the session of somebody else. */
const useOnwards = create<Readonly<Record<string, Onwards>>>()(() => ({}));

/** To the project that was joined, or to where it is opened or accepted. */
function onwardsFrom(invitation: Invitation): Onwards {
  const { project } = invitation;
  return askOf(invitation) === 'task' && project
    ? { target: paths.projectProgress(project.uuid), isJoined: true }
    : { target: answerPath(invitation), isJoined: false };
}

/** Registration by a mailed invitation; the invitation itself says who it is for. */
export function InvitedRegistration({ link }: { link: MailedLink }) {
  const onwards = useOnwards((known) => known[link.token]);
  const isGuest = useSession((state) => !state.token);
  const { data: invitation, error } = useMailedInvitation(link);
  if (onwards && !isGuest) return <Leaving {...onwards} />;
  if (!isGuest || error || (invitation && invitation.status !== 'pending')) {
    return <Navigate to={paths.invitationLink(link)} replace />;
  }
  if (!invitation) return <main id="main" className="min-h-dvh" aria-busy="true" />;
  return (
    <RegistrationSheet
      origin={{}}
      vouched={{
        type: invitation.recipient_role,
        email: invitation.email,
        emailHint: labels.invitedEmail,
        isRoleSettled: true,
        hasNoPassword: false,
        register: async (input, key) => {
          const session = await registerInvited(link, input, key);
          useOnwards.setState({ [link.token]: onwardsFrom(invitation) });
          useSession.getState().succeed(session);
        },
      }}
      onDone={() => showToast({ title: labels.welcome, tone: 'success', duration: 4000 })}
    />
  );
}

function Leaving({ target, isJoined }: Onwards) {
  const navigate = useNavigate();
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
