import { type ProposalStatus, proposalStatusTitles } from '@paidang/contract/vocabulary';
import { Badge } from '@paidang/ui/badge';

const tones = {
  drafting: 'neutral',
  provided: 'neutral',
  opened: 'neutral',
  questioned: 'warning',
  modified: 'neutral',
  accepted: 'success',
  declined: 'neutral',
  expired: 'danger',
  withdrawn: 'neutral',
} as const satisfies Record<ProposalStatus, string>;

/** Status of a proposal. */
export const ProposalBadge = ({ status }: { status: ProposalStatus }) => (
  <Badge tone={tones[status]}>{proposalStatusTitles[status]}</Badge>
);
