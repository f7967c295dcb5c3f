import type { ClaimReason } from '@paidang/claims/view';
import { checkedSteps } from '@paidang/contract/steps';
import { hasEnded } from '@paidang/contract/vocabulary';
import { useMemo } from 'react';
import { labels } from '#labels/claims';
import { answerClaim, type ClaimTarget, useClaimAnswers, withdrawClaimAnswer } from '../../data/claims';
import type { StepPageView } from '../../data/step-source';
import { reportFailure, wordsInside } from '../../shared/pressed-call/report-failure';
import { showToast } from '../../stores/toasts';
import { useStepRoom, useStepSession } from '../page/step-room';
import type { StepNaming } from '../step-kind';
import { type FoundClaims, reasonsOf, type ShownClaim } from './found-claims';

const none: readonly never[] = [];

/**
 * Users' reasons why claims are allowed, and the actions on them, as props for the panel and card of `@paidang/claims`.
 *
 * @param found without claims, nothing is fetched
 */
export function useReasons(target: ClaimTarget, found: FoundClaims | null) {
  const hasClaims = found !== null && found.claims.length > 0;
  const { data: answers = none, refresh } = useClaimAnswers(hasClaims ? target : null);
  const reasons = useMemo((): ClaimReason[] => reasonsOf(answers), [answers]);
  return {
    answers,
    reasons,
    describeError: wordsInside,
    /** @throws why it was not saved */
    onReason: async ({ claim, text }: ShownClaim, reason: string): Promise<void> => {
      await answerClaim(target, { claim, text, reason });
      await refresh();
      showToast({ title: labels.reasonSaved, tone: 'success' });
    },
    onWithdraw: async (id: string): Promise<void> => {
      await withdrawClaimAnswer(target, id).catch(reportFailure);
      await refresh();
    },
  };
}

/** The text that answers to claims belong to. */
export function claimTarget({ code }: StepNaming, { task, platform }: StepPageView): ClaimTarget {
  const checked = checkedSteps.find((one) => one === code);
  if (!checked) throw new Error(`@paidang/web: the texts of ${code} are not checked.`);
  return { task: task.uuid, function: checked, platform: platform?.platform_uuid };
}

/** The reasons for the current step, with the reader's permissions. */
export function useStepReasons() {
  const { kind, view, viewer } = useStepRoom();
  const found = useStepSession((state) => state.claims?.found ?? null);
  const { answers: _, ...reasons } = useReasons(claimTarget(kind, view), found);
  return { ...reasons, user: hasEnded(view.project.status) ? null : viewer.uuid };
}
