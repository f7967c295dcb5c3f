import type { Invitation } from '@paidang/contract/entities';
import { invitationStatusTitles } from '@paidang/contract/vocabulary';
import { Badge } from '@paidang/ui/badge';
import { Button } from '@paidang/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@paidang/ui/dialog';
import { Skeleton } from '@paidang/ui/skeleton';
import { labels as invitationLabels } from '#labels/invitations';
import { labels } from '#labels/project-changes';
import { invitationPath } from '../../data/invitation-paths';
import { useInvitationMoves } from '../../data/invitations';
import { useProjectInvitations } from '../../data/projects';
import { dayOf, shortDay } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { ConfirmButton, useInvitationReply } from '../../shared/invitations/answers';
import { LoadFailure } from '../../shared/load-failure';
import { showToast } from '../../stores/toasts';

const invitedLabels = labels.invited;

export interface InvitationsDialogProps {
  /** Uuid of the project. */
  project: string;
  onClose: () => void;
}

/** Invitations of a project: recipient, date, outcome, and remaining actions. */
export default function InvitationsDialog({ project, onClose }: InvitationsDialogProps) {
  const { data: invitations, error, refresh } = useProjectInvitations(project);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>{labels.invitations}</DialogTitle>
        <DialogDescription>{invitedLabels.text}</DialogDescription>
        {invitations ? (
          <ul className="mt-4 grid grid-cols-[minmax(0,1fr)]">
            {invitations.map((invitation) => (
              <SentInvitation key={invitation.uuid} invitation={invitation} />
            ))}
          </ul>
        ) : null}
        {invitations?.length === 0 ? <p className="py-6 text-center text-ink-2">{invitedLabels.none}</p> : null}
        {!invitations && !error ? <Skeleton className="mt-4 h-24" /> : null}
        {!invitations && error ? <LoadFailure onRetry={() => void refresh()} /> : null}
      </DialogContent>
    </Dialog>
  );
}

async function copyLink(invitation: Invitation): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(invitationPath(invitation), location.origin).href);
    showToast({ title: invitedLabels.copied, tone: 'success' });
  } catch {
    showToast({ title: invitedLabels.copyFailed, tone: 'danger' });
  }
}

function SentInvitation({ invitation }: { invitation: Invitation }) {
  const { uuid, kind, email, status, tasks, created_at: sentAt, expires_at: until } = invitation;
  const today = dayOf(useNow());
  const moves = useInvitationMoves();
  const { busy, attempt, run } = useInvitationReply();
  const dayIn = (instant: string) => shortDay(dayOf(new Date(instant)), today);
  const isOpen = status === 'pending' || status === 'expired';
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <b className="min-w-0 font-medium wrap-anywhere">{email}</b>
        <Badge tone="plain">{invitationStatusTitles[status]}</Badge>
      </div>
      <p className="text-13 text-ink-3">
        {[
          ...(kind === 'task' ? tasks.map(({ title }) => invitedLabels.ofTask(title)) : []),
          invitedLabels.sent(dayIn(sentAt)),
          ...(status === 'pending' ? [invitationLabels.expires(dayIn(until))] : []),
        ].join('・')}
      </p>
      {isOpen ? (
        <div className="flex flex-wrap gap-2">
          {status === 'pending' ? (
            <Button size="sm" onClick={() => void copyLink(invitation)}>
              {invitedLabels.copy}
            </Button>
          ) : null}
          <Button size="sm" busy={busy} onClick={() => void run(() => moves.resend(uuid), invitationLabels.resent)}>
            {invitationLabels.resend}
          </Button>
          <ConfirmButton
            size="sm"
            label={invitationLabels.revoke}
            title={invitationLabels.revokeTitle}
            hint={invitationLabels.revokeHint}
            busy={busy}
            onConfirm={() => attempt(() => moves.revoke(uuid), invitationLabels.revoked)}
          />
        </div>
      ) : null}
    </li>
  );
}
