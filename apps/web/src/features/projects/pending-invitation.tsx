import type { Invitation } from '@paidang/contract/entities';
import { Avatar } from '@paidang/ui/avatar';
import { Button } from '@paidang/ui/button';
import { Link } from 'react-router-dom';
import { labels } from '#labels/projects';
import { invitationPath } from '../../data/invitation-paths';
import { type Day, dayOf, shortDay } from '../../shared/dates/taipei';
import { personName } from '../../shared/people';

export interface PendingInvitationProps {
  invitation: Invitation;
  today: Day;
}

/** An invitation the reader has not answered: sender, deadline, and a link. */
export function PendingInvitation({ invitation, today }: PendingInvitationProps) {
  const { sender, project, expires_at } = invitation;
  const name = personName(sender);
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)] items-center gap-x-3 gap-y-3 rounded-card border border-line bg-surface p-4 md:min-h-20 md:grid-cols-[40px_minmax(0,1fr)_auto] md:gap-x-4 md:py-3">
      <Avatar name={name} src={sender.avatar} size={40} decorative />
      <div className="min-w-0">
        <h3 className="text-15 font-strong text-pretty">{labels.invitedBy(name, project?.name ?? null)}</h3>
        <p className="text-13 text-ink-3">{labels.answerBy(shortDay(dayOf(new Date(expires_at)), today))}</p>
      </div>
      <Button asChild className="max-md:col-span-2">
        <Link to={invitationPath(invitation)}>{labels.seeInvitation}</Link>
      </Button>
    </li>
  );
}
