import type { Invitation, Notification } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { invitationStatusTitles } from '@paidang/contract/vocabulary';
import { Badge } from '@paidang/ui/badge';
import { Button } from '@paidang/ui/button';
import { VisuallyHidden } from '@paidang/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { labels } from '#labels/invitations';
import { labels as words } from '#labels/notifications';
import { invitationPath, invitationQuestionOf } from '../../data/invitation-paths';
import { useInvitationMoves, useInvitations } from '../../data/invitations';
import { useNotifications } from '../../data/notifications';
import { RejectButton, useInvitationReply } from '../../shared/invitations/answers';
import { personName } from '../../shared/people';
import { PersonAvatar } from '../../shared/person-avatar';

/** Id of the invitation that a notification is about. */
const idOf = ({ parameters }: Notification): string | undefined =>
  parameters.project_build_invitation_uuid ?? parameters.project_invitation_uuid;

export interface InvitationPanelProps {
  /** Called when the user follows a link, so that the popover can close. */
  onLeave: () => void;
}

/** Invitations to collaborate, next to the notifications: join, open a project, or reject. */
export function InvitationPanel({ onLeave }: InvitationPanelProps) {
  const { invitations: notifications = [] } = useNotifications();
  const { data } = useInvitations();
  // The same list that is counted: invitations sent before the account existed may have no notification.
  const rows = (data?.received ?? []).map((invitation) => ({
    invitation,
    notification: notifications.find((one) => idOf(one) === invitation.uuid),
  }));
  return (
    <ul className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      {rows.map(({ notification, invitation }) => (
        <InvitationRow key={invitation.uuid} notification={notification} invitation={invitation} onLeave={onLeave} />
      ))}
      <li className="px-5 py-3">
        <Link
          to={paths.invitation}
          onClick={onLeave}
          className="hit text-13 text-ink-2 underline decoration-line-strong underline-offset-3 hover:decoration-current"
        >
          {labels.all}
        </Link>
      </li>
    </ul>
  );
}

interface InvitationRowProps {
  /** The notification about the invitation; `undefined` if there is none. */
  notification: Notification | undefined;
  invitation: Invitation;
  onLeave: () => void;
}

function InvitationRow({ notification, invitation, onLeave }: InvitationRowProps) {
  const { uuid, sender, note, project, status, kind } = invitation;
  const moves = useInvitationMoves();
  const { busy, attempt } = useInvitationReply();
  const { read } = useNotifications();
  const ask = invitationQuestionOf(invitation);
  const name = personName(sender);
  const reject = () =>
    attempt(
      () =>
        kind === 'build' && notification
          ? moves.rejectBuild(uuid, notification.uuid)
          : moves.reject(uuid, notification?.uuid),
      labels.rejected,
    );
  return (
    <li
      data-state={status}
      className="border-b border-line px-5 py-4 data-[state=expired]:opacity-60 data-[state=rejected]:opacity-60"
    >
      <div className="grid grid-cols-[40px_minmax(0,1fr)_8px] gap-3.5">
        <PersonAvatar person={sender} size={40} ring />
        <div>
          <p className="text-pretty">
            <b className="font-medium">{name}</b>
            {labels.kinds[ask]}
          </p>
          {note || project ? (
            <p className="mt-0.5 line-clamp-2 text-13 text-ink-2">{note ? `「${note}」` : project?.name}</p>
          ) : null}
          {status === 'pending' ? (
            <div className="mt-2.5 flex gap-2">
              <Button asChild size="sm">
                <Link
                  to={invitationPath(invitation)}
                  onClick={() => {
                    if (notification) void read(notification);
                    onLeave();
                  }}
                >
                  {ask === 'vendor' ? labels.openProject : labels.join}
                </Link>
              </Button>
              <RejectButton size="sm" name={name} busy={busy} onConfirm={reject} />
            </div>
          ) : (
            <Badge tone="plain" className="mt-2.5">
              {invitationStatusTitles[status]}
            </Badge>
          )}
        </div>
        {!notification || notification.is_read ? null : (
          <span className="mt-[7px] size-2 rounded-pill bg-danger-600">
            <VisuallyHidden>{words.isUnread}</VisuallyHidden>
          </span>
        )}
      </div>
    </li>
  );
}
