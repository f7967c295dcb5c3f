import type { Invitation } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { invitationStatusTitles } from '@paidang/contract/vocabulary';
import { Badge } from '@paidang/ui/badge';
import { Button } from '@paidang/ui/button';
import { Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/invitations';
import { labels as shared } from '#labels/shared';
import { invitationPath, invitationQuestionOf } from '../../data/invitation-paths';
import { useInvitationMoves } from '../../data/invitations';
import { dayOf, shortDay } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { ConfirmButton, RejectButton, useInvitationReply } from '../../shared/invitations/answers';
import { personName } from '../../shared/people';
import { PersonAvatar } from '../../shared/person-avatar';

export interface InvitationItemProps {
  invitation: Invitation;
}

/** Status, or the date until which an answer is possible. */
function Due({ invitation: { status, expires_at } }: InvitationItemProps) {
  const today = dayOf(useNow());
  if (status !== 'pending') return <Badge tone="plain">{invitationStatusTitles[status]}</Badge>;
  return <span className="text-12 text-ink-3">{labels.expires(shortDay(dayOf(new Date(expires_at)), today))}</span>;
}

/** A received invitation, with buttons to answer it. */
export function ReceivedInvitation({ invitation }: InvitationItemProps) {
  const { uuid, sender, sender_rating: rated, note, project, status } = invitation;
  const moves = useInvitationMoves();
  const { busy, attempt } = useInvitationReply();
  const name = personName(sender);
  const ask = invitationQuestionOf(invitation);
  return (
    <li className="flex flex-wrap items-start gap-4 border-b border-line py-5">
      <PersonAvatar person={sender} size={48} ring />
      <div className="min-w-48 flex-1">
        <p>
          <b className="font-strong">{name}</b>
          {labels.kinds[ask]}
          {project ? <span className="text-ink-2">《{project.name}》</span> : null}
        </p>
        {rated ? <p className="text-13 text-ink-2">{shared.rated.line(rated)}</p> : null}
        {note ? <p className="mt-1 text-14 text-ink-2 text-pretty">「{note}」</p> : null}
        <p className="mt-2">
          <Due invitation={invitation} />
        </p>
      </div>
      {status === 'pending' ? (
        <div className="flex gap-2 max-sm:w-full">
          <Button asChild size="sm">
            <Link to={invitationPath(invitation)}>{ask === 'vendor' ? labels.openProject : labels.view}</Link>
          </Button>
          <RejectButton
            size="sm"
            name={name}
            busy={busy}
            onConfirm={() => attempt(() => moves.reject(uuid), labels.rejected)}
          />
        </div>
      ) : null}
      {status === 'joined' && project ? (
        <Button asChild size="sm" variant="ghost">
          <Link to={paths.projectProgress(project.uuid)}>{labels.goToProject}</Link>
        </Button>
      ) : null}
    </li>
  );
}

/** A sent invitation, with the remaining actions. */
export function SentInvitation({ invitation }: InvitationItemProps) {
  const { uuid, email, project, status } = invitation;
  const moves = useInvitationMoves();
  const { busy, attempt, run } = useInvitationReply();
  return (
    <li className="flex flex-wrap items-start gap-4 border-b border-line py-5">
      <span className="grid size-12 place-items-center rounded-pill bg-sunken text-ink-2">
        <Mail size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className="min-w-48 flex-1">
        <p className="wrap-anywhere">
          {labels.sentTo(email)}
          {project ? <span className="text-ink-2">《{project.name}》</span> : null}
        </p>
        <p className="mt-2">
          <Due invitation={invitation} />
        </p>
      </div>
      {status === 'pending' || status === 'expired' ? (
        <div className="flex gap-2 max-sm:w-full">
          <Button size="sm" busy={busy} onClick={() => void run(() => moves.resend(uuid), labels.resent)}>
            {labels.resend}
          </Button>
          <ConfirmButton
            size="sm"
            label={labels.revoke}
            title={labels.revokeTitle}
            hint={labels.revokeHint}
            busy={busy}
            onConfirm={() => attempt(() => moves.revoke(uuid), labels.revoked)}
          />
        </div>
      ) : null}
    </li>
  );
}
