import type { Invitation } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/invitations';
import { labels as shared } from '#labels/shared';
import { logout } from '../../data/auth';
import { invitationPath, invitationQuestionOf } from '../../data/invitation-paths';
import { type MailedLink, rejectByLink, useMailedInvitation } from '../../data/invitations';
import { RejectButton, useInvitationReply } from '../../shared/invitations/answers';
import { NoticePage } from '../../shared/notice-page';
import { personName } from '../../shared/people';
import { PersonAvatar } from '../../shared/person-avatar';
import { rememberGoPath } from '../../shared/sign-in/go-path';
import { useSession } from '../../stores/session';
import { useVideoUploads } from '../../stores/video-uploads';
import { InvitationFacts } from './invitation-facts';

const linkLabels = labels.link;

/** Page of a mailed invitation link: sender, contents, and answers. */
export function MailedInvitation(link: MailedLink) {
  const { data: invitation, error, keep } = useMailedInvitation(link);
  if (error) {
    return (
      <NoticePage title={linkLabels.wrong} actions={<HomeButton />}>
        <p>{linkLabels.wrongHint}</p>
      </NoticePage>
    );
  }
  if (!invitation) return <main id="main" className="min-h-[60dvh]" aria-busy="true" />;
  if (invitation.status !== 'pending') return <Answered invitation={invitation} />;
  return <Pending invitation={invitation} link={link} onAnswered={(answered) => void keep(answered)} />;
}

const HomeButton = () => (
  <Button asChild>
    <Link to={paths.home}>{linkLabels.home}</Link>
  </Button>
);

function Answered({ invitation: { status, sender, project } }: { invitation: Invitation }) {
  const isGuest = useSession((state) => !state.token);
  const name = personName(sender);
  const isOver = status === 'expired' || status === 'revoked';
  return (
    <NoticePage
      title={status === 'pending' ? labels.title : linkLabels[status]}
      actions={
        status === 'joined' && project && !isGuest ? (
          <Button asChild variant="ink">
            <Link to={paths.projectProgress(project.uuid)}>{labels.goToProject}</Link>
          </Button>
        ) : (
          <HomeButton />
        )
      }
    >
      {isOver ? <p>{linkLabels.contact(name)}</p> : null}
    </NoticePage>
  );
}

interface PendingProps {
  invitation: Invitation;
  link: MailedLink;
  onAnswered: (invitation: Invitation) => void;
}

function Pending({ invitation, link, onAnswered }: PendingProps) {
  const { sender, sender_rating: rated, note, email } = invitation;
  const user = useSession((state) => state.user);
  const path = paths.registerInvited(link);
  const project = invitation.project?.uuid ?? null;
  useEffect(() => useSession.getState().invited({ project_uuid: project, path }), [project, path]);
  const isOwn = user?.email.toLowerCase() === email;
  const { busy, attempt } = useInvitationReply();
  const heading = useRef<HTMLHeadingElement>(null);
  const changeAccount = () =>
    useVideoUploads.getState().leave(() => {
      void logout();
      // Logging out clears it with the rest of the account's data.
      useSession.getState().invited({ project_uuid: project, path });
      heading.current?.focus();
    });
  const name = personName(sender);
  const ask = invitationQuestionOf(invitation);
  const reject = async () => {
    const answered = await attempt(() => rejectByLink(link.token), labels.rejected);
    if (!answered) return;
    useSession.getState().invited(null);
    onAnswered(answered);
  };
  return (
    <main id="main" className="mx-auto max-w-[560px] px-5 py-10 md:py-16">
      <div className="flex justify-center">
        <PersonAvatar person={sender} size={72} ring />
      </div>
      <h1 ref={heading} tabIndex={-1} className="mt-5 text-center text-28 font-strong text-balance outline-none">
        {name}
        {linkLabels.lead[ask]}
      </h1>
      {rated ? <p className="mt-2 text-center text-14 text-ink-2">{shared.rated.line(rated)}</p> : null}
      {note ? <p className="mt-3 text-center text-ink-2 text-pretty">「{note}」</p> : null}
      <div className="mt-8">
        <InvitationFacts invitation={invitation} />
      </div>
      {user && !isOwn ? <p className="mt-6 text-center text-14 text-danger-600">{linkLabels.other(email)}</p> : null}
      <div className="mt-8 flex flex-wrap justify-center gap-2">
        {user ? null : (
          <Button asChild variant="ink" size="lg">
            <Link to={path}>{ask === 'vendor' ? linkLabels.registerVendor : linkLabels.register}</Link>
          </Button>
        )}
        {user ? null : (
          <Button asChild size="lg">
            <Link to={paths.login} onClick={() => rememberGoPath(sessionStorage, paths.invitationLink(link))}>
              {linkLabels.login}
            </Link>
          </Button>
        )}
        {isOwn ? (
          <Button asChild variant="ink" size="lg">
            <Link to={invitationPath(invitation)}>{ask === 'vendor' ? labels.openProject : labels.view}</Link>
          </Button>
        ) : null}
        {user && !isOwn ? (
          <Button variant="ink" size="lg" onClick={changeAccount}>
            {linkLabels.switch}
          </Button>
        ) : (
          <RejectButton size="lg" name={name} busy={busy} onConfirm={reject} />
        )}
      </div>
    </main>
  );
}
