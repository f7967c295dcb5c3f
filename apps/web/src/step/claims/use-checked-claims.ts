import { functionCodes } from '@paidang/contract/vocabulary';
import { useEffect } from 'react';
import { useClaimAnswers } from '../../data/claims';
import { useStepVersion } from '../../data/steps';
import { whenTypingPauses } from '../draft/when-typing-pauses';
import { useStepRoom, useStepSession } from '../page/step-room';
import { checkContent, disclosureOf } from './check-content';
import { type FoundClaims, storedClaims, unansweredHigh } from './found-claims';
import { claimTarget } from './use-reasons';

const none: readonly never[] = [];

/** Checks the draft while it is written; for a version, uses what was found when it was sent. */
export function useCheckedClaims() {
  const { kind, source, view, viewer, choice, draft, isEditing, latest, session } = useStepRoom();
  const hasClaims = useStepSession((state) => (state.claims?.found.claims.length ?? 0) > 0);
  const { data: answers = none } = useClaimAnswers(hasClaims ? claimTarget(kind, view) : null);
  const number = choice.versionView === 'draft' ? latest : choice.versionView;
  const { data: shown } = useStepVersion(source, isEditing ? null : number);
  const sent = shown?.number === number ? shown.claims : undefined;
  const { isVendor } = viewer;
  const productCategory = view.task.product_category;
  const platform = kind.code === functionCodes.copyText ? (view.platform?.platform_title ?? null) : null;

  useEffect(() => {
    const open = (found: FoundClaims) => unansweredHigh(found, answers, { isVendor });
    if (!isEditing || !draft) {
      const texts = shown && kind.claims?.(shown.content);
      const disclosure = texts && platform !== null ? disclosureOf(texts, platform) : null;
      const found = sent ? storedClaims(sent, disclosure) : null;
      session.setState({ claims: found && { found, open: open(found), openNow: () => open(found) } });
      return;
    }
    const find = (): FoundClaims => {
      const { content } = draft.getSnapshot();
      return checkContent(kind.claims?.(content) ?? [], kind.category?.(content) ?? productCategory, platform);
    };
    const update = () => {
      const found = find();
      session.setState({ claims: { found, open: open(found), openNow: () => open(find()) } });
    };
    update();
    return whenTypingPauses(draft, update);
  }, [answers, draft, isEditing, isVendor, kind, platform, productCategory, sent, session, shown]);
  useEffect(() => () => session.setState({ claims: null }), [session]);
}
