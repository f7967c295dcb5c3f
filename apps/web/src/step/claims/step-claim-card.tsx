import type { ClaimMarksState } from '@paidang/claims/react';
import { ClaimCard } from '@paidang/claims/view';
import { useStepSession } from '../page/step-room';
import type { FoundClaims } from './found-claims';
import { useStepReasons } from './use-reasons';
import { useReplaceClaim } from './use-replace-claim';

export interface StepClaimCardProps {
  marks: ClaimMarksState;
  onNext: () => void;
  onShowAll: () => void;
}

const nothing: Pick<FoundClaims, 'claims' | 'rulesDate'> = { claims: [], rulesDate: '' };

/** Card next to a marked claim, with its explanation and actions. */
export function StepClaimCard({ marks, onNext, onShowAll }: StepClaimCardProps) {
  const checked = useStepSession((state) => state.claims);
  const { claims, rulesDate } = checked?.found ?? nothing;
  const replace = useReplaceClaim();
  const { onReason, ...reasons } = useStepReasons();
  const shown = claims.find(({ id }) => id === marks.card?.id);
  return (
    <ClaimCard
      marks={marks}
      claims={claims}
      rulesDate={rulesDate}
      onNext={onNext}
      onShowAll={onShowAll}
      onReplace={
        replace &&
        shown &&
        ((words) => {
          marks.close();
          replace(shown, words);
        })
      }
      onReason={shown && ((reason) => onReason(shown, reason))}
      {...reasons}
    />
  );
}
