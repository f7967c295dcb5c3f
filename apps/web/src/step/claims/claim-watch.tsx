import '@paidang/claims/styles.css';
import { useClaimMarks } from '@paidang/claims/react';
import { scrollToRange } from '@paidang/comment-board/dom';
import { useCallback, useEffect, useMemo } from 'react';
import { lazyExtra } from '../../shared/lazy-extra';
import { nonTextSelector } from '../page/paper-surface';
import { useStepRoom, useStepSession } from '../page/step-room';
import { placesOf } from './check-content';
import { useCheckedClaims } from './use-checked-claims';
import { claimAfter, useClaimKeys } from './use-claim-keys';

const StepClaimCard = lazyExtra(async () => ({ default: (await import('./step-claim-card')).StepClaimCard }));

const findNothing = () => [];

/** Checks the displayed text and marks claims in it; each mark opens a card. F8 moves to the next one. */
export function ClaimWatch() {
  const { board, session } = useStepRoom();
  const paper = useStepSession((state) => state.paper);
  const found = useStepSession((state) => state.claims?.found ?? null);
  const active = useStepSession((state) => state.claim);
  useCheckedClaims();

  const find = useMemo(() => (found ? placesOf(found) : findNothing), [found]);
  const onPress = useCallback((claim: string) => session.setState({ claim }), [session]);
  const marks = useClaimMarks(paper, { find, skip: nonTextSelector, active, onPress });
  const { card, open, close, markOf } = marks;

  const { setOpen } = board;
  const showAll = useCallback(() => {
    close();
    setOpen(true);
    session.setState({ boardView: 'claims', asked: null });
  }, [close, setOpen, session]);

  /** Selects the claim that many places after the current one; one that is not on the paper is shown in the list. */
  const go = useCallback(
    (steps: 1 | -1) => {
      const { claims, claim } = session.getState();
      const next = claimAfter(claims?.found.claims ?? [], claim, steps);
      if (!next) return false;
      session.setState({ claim: next.id });
      if (!open(next.id, 'key')) showAll();
      return true;
    },
    [open, session, showAll],
  );
  useClaimKeys(go);

  useEffect(() => {
    const mark = active === null ? null : markOf(active);
    if (mark) scrollToRange(mark.range);
  }, [active, markOf]);
  return card ? (
    <StepClaimCard
      marks={marks}
      onNext={() => go(1)}
      onShowAll={() => {
        session.setState({ claim: card.id });
        showAll();
      }}
    />
  ) : null;
}
