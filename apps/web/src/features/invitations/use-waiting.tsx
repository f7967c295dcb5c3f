import { awaiting } from '../../data/invitation-paths';
import { useInvitations } from '../../data/invitations';
import { lazyExtra } from '../../shared/lazy-extra';

const WaitingList = lazyExtra(() => import('./waiting-list'));

/** The invitations somebody still has to answer, for lists of what is about to begin. */
export function useWaiting() {
  const { data } = useInvitations();
  const waiting = data ? awaiting(data.received) : [];
  return { count: waiting.length, list: waiting.length > 0 ? <WaitingList invitations={waiting} /> : null };
}
