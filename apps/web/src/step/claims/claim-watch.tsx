import { useCallback, useEffect } from 'react';
import { useStepRoom, useStepSession } from '../page/step-room';
import { useCheckedClaims } from './use-checked-claims';
import { useClaimMarks } from './use-claim-marks';

/** Checks what is shown and marks what was found. F8 goes from one to the next. */
export function ClaimWatch() {
  const { board, session } = useStepRoom();
  const paper = useStepSession((state) => state.paper);
  const checked = useStepSession((state) => state.claims);
  const active = useStepSession((state) => state.claim);
  useCheckedClaims();

  const { setOpen } = board;
  const show = useCallback(
    (claim: string | null) => {
      setOpen(true);
      session.setState({ claim, boardView: 'claims', asked: null });
    },
    [setOpen, session],
  );
  useClaimMarks(paper, checked?.found ?? null, { active, onPress: show });

  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
      const claims = session.getState().claims?.found.claims ?? [];
      if (claims.length === 0) return;
      event.preventDefault();
      const at = claims.findIndex(({ id }) => id === session.getState().claim);
      const next = event.shiftKey ? (at > 0 ? at : claims.length) - 1 : (at + 1) % claims.length;
      show(claims[next]?.id ?? null);
    };
    window.addEventListener('keydown', step);
    return () => window.removeEventListener('keydown', step);
  }, [session, show]);
  return null;
}
