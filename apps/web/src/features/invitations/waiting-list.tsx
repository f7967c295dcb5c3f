import type { Invitation } from '@paidang/contract/entities';
import { ReceivedInvitation } from './invitation-item';

export interface WaitingListProps {
  invitations: readonly Invitation[];
}

/** Invitations to answer, in a file of their own: most lists of projects have none. */
export default function WaitingList({ invitations }: WaitingListProps) {
  return invitations.map((invitation) => <ReceivedInvitation key={invitation.uuid} invitation={invitation} />);
}
