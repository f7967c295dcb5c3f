import '@paidang/claims/styles.css';
import { ClaimPanel } from '@paidang/claims/view';
import type { ClaimResult } from '@paidang/contract/entities';
import { claimTexts } from '@paidang/contract/rules';
import { functionCodes, hasEnded } from '@paidang/contract/vocabulary';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { checkContent } from '../../step/claims/check-content';
import { claimLabels } from '../../step/claims/claim-labels';
import { type FoundClaims, type ShownClaim, storedClaims, unansweredHigh } from '../../step/claims/found-claims';
import { useReasons } from '../../step/claims/use-reasons';
import { replaceInDraft } from '../../step/claims/use-replace-claim';
import { WorkClaimMarks } from './work-claim-marks';
import { useWorkRoom } from './work-room';

export interface WorkClaimsProps {
  text: string;
  /** Platform the text is published on. */
  platform: string;
  /** Findings from the submission; without them the text is checked while it is written. */
  sent?: ClaimResult;
}

/** Risky wordings of a published text: marked in place, and listed below. */
export function WorkClaims({ text, platform, sent }: WorkClaimsProps) {
  const { view, user, draft, openClaims } = useWorkRoom();
  const { product_category: category, uuid: task } = view.task;
  const [active, setActive] = useState<string | null>(null);
  // Deferred, so that typing stays responsive during the check.
  const rested = useDeferredValue(text);
  const found = useMemo(
    (): FoundClaims =>
      sent ? storedClaims(sent, null) : checkContent(claimTexts.work({ text: rested }), category, platform),
    [sent, rested, category, platform],
  );
  const { answers, ...reasons } = useReasons({ task, function: functionCodes.worksOnline }, found);
  const isVendor = view.project.vendor.uuid === user;
  useEffect(() => {
    openClaims.current = () => unansweredHigh(found, answers, { isVendor });
    return () => {
      openClaims.current = () => [];
    };
  }, [openClaims, found, answers, isVendor]);

  const shared = {
    found,
    active,
    onActiveChange: setActive,
    user: hasEnded(view.project.status) ? null : user,
    onReplace:
      draft && !sent
        ? (claim: ShownClaim, words: string) => replaceInDraft(draft, claimTexts.work, claim, words)
        : undefined,
    ...reasons,
  };
  return (
    <div className="mt-6 flex overflow-hidden rounded-control border border-line">
      <ClaimPanel {...shared} labels={claimLabels} isSent={sent !== undefined} />
      <WorkClaimMarks {...shared} />
    </div>
  );
}
