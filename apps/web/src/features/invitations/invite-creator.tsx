import { useInvitationMoves } from '../../data/invitations';
import { InviteButton } from './invite-button';
import { labels } from './labels';

/** Invites a creator to a task nobody has yet. */
export function InviteCreator({ task }: { task: string }) {
  const { inviteToTask } = useInvitationMoves();
  return <InviteButton label={labels.invite} onSend={(letter) => inviteToTask(task, letter)} />;
}
