import { type RewardStatus, rewardStatusTitles } from '@paidang/contract/vocabulary';
import { Badge } from '@paidang/ui/badge';

const tones = {
  requested: 'neutral',
  reviewing: 'neutral',
  returned: 'warning',
  approved: 'success',
  paid: 'success',
  failed: 'danger',
  withdrawn: 'neutral',
} as const satisfies Record<RewardStatus, string>;

/** Status of a request for payment. */
export const RewardBadge = ({ status }: { status: RewardStatus }) => (
  <Badge tone={tones[status]}>{rewardStatusTitles[status]}</Badge>
);
