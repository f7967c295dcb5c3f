import { useInvitations } from '../../data/invitations';
import { awaiting } from '../../shared/invitations';
import { ReceivedInvitation } from './invitation-item';

/** The invitations somebody still has to answer, for lists of what is about to begin. */
export function useWaiting() {
  const { data } = useInvitations();
  const waiting = data ? awaiting(data.received) : [];
  const list = waiting.map((invitation) => <ReceivedInvitation key={invitation.uuid} invitation={invitation} />);
  return { count: waiting.length, list };
}
