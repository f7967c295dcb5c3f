import { labels } from '#labels/claims';
import { answerClaim, type ClaimTarget, useClaimAnswers, withdrawClaimAnswer } from '../../data/claims';
import { reportFailure } from '../../shared/pressed-call/report-failure';
import { showToast } from '../../stores/toasts';
import type { FoundClaims, ShownClaim } from './found-claims';

const none: readonly never[] = [];

/**
 * Why the words of a text may be said, and what can be done about it.
 *
 * @param found without claims, nothing is asked for
 */
export function useAnswers(target: ClaimTarget, found: FoundClaims | null) {
  const hasClaims = found !== null && found.claims.length > 0;
  const { data: answers = none, refresh } = useClaimAnswers(hasClaims ? target : null);
  return {
    answers,
    /** @throws why it was not kept */
    answer: async ({ claim, text }: ShownClaim, reason: string): Promise<void> => {
      await answerClaim(target, { claim, text, reason });
      await refresh();
      showToast({ title: labels.answer.saved, tone: 'success' });
    },
    withdraw: async (id: string): Promise<void> => {
      await withdrawClaimAnswer(target, id).catch(reportFailure);
      await refresh();
    },
  };
}
