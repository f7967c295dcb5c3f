import { useClaimMarks } from '@paidang/claims/react';
import { ClaimCard, type ClaimCardProps, type ClaimPanelProps } from '@paidang/claims/view';
import { scrollToRange } from '@paidang/comment-board/dom';
import { useCallback, useMemo } from 'react';
import { placesOf } from '../../step/claims/check-content';
import type { FoundClaims, ShownClaim } from '../../step/claims/found-claims';
import { claimAfter, useClaimKeys } from '../../step/claims/use-claim-keys';
import { nonTextSelector } from '../../step/page/paper-surface';
import { useWorkRoom } from './work-room';

export interface WorkClaimMarksProps
  extends Pick<ClaimCardProps, 'reasons' | 'user' | 'onWithdraw' | 'describeError'>,
    Pick<ClaimPanelProps<ShownClaim>, 'active' | 'onActiveChange' | 'onReplace' | 'onReason'> {
  found: FoundClaims;
}

/** Marks findings in the published text, in its field or in the comparison; each mark opens a card. */
export function WorkClaimMarks({ found, active, onActiveChange, onReplace, onReason, ...card }: WorkClaimMarksProps) {
  const { published } = useWorkRoom();
  const { claims, rulesDate } = found;
  const find = useMemo(() => placesOf(found), [found]);
  const marks = useClaimMarks(published, { find, skip: nonTextSelector, active });
  const { open, close, markOf } = marks;
  const current = marks.card?.id ?? active;
  const shown = claims.find(({ id }) => id === marks.card?.id);

  const go = useCallback(
    (steps: 1 | -1) => {
      const next = claimAfter(claims, current, steps);
      if (!next) return false;
      const mark = markOf(next.id);
      if (open(next.id, 'key') && mark) scrollToRange(mark.range);
      // Findings without a mark are in the list.
      else onActiveChange(next.id);
      return true;
    },
    [claims, current, markOf, open, onActiveChange],
  );
  useClaimKeys(go);
  return (
    <ClaimCard
      {...card}
      marks={marks}
      claims={claims}
      rulesDate={rulesDate}
      onNext={() => go(1)}
      onShowAll={
        shown &&
        (() => {
          close();
          onActiveChange(shown.id);
        })
      }
      onReplace={
        onReplace &&
        shown &&
        ((words) => {
          close();
          onReplace(shown, words);
        })
      }
      onReason={onReason && shown && ((reason) => onReason(shown, reason))}
    />
  );
}
