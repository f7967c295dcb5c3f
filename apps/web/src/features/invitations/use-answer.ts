import type { Invitation } from '@paidang/contract/entities';
import { useRef, useState } from 'react';
import { tellFailure } from '../../shared/pressed-call/tell-failure';
import { showToast } from '../../stores/toasts';

/** Gives an answer once at a time and says what came of it. */
export function useAnswer() {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  /** For a dialog, which says what went wrong. @returns `null` when another answer is under way. @throws a refusal */
  const attempt = async (move: () => Promise<Invitation>, done: string): Promise<Invitation | null> => {
    if (underWay.current) return null;
    underWay.current = true;
    setBusy(true);
    try {
      const answered = await move();
      showToast({ title: done, tone: 'success' });
      return answered;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  /** For a button of the page, which says what went wrong. */
  const run = (move: () => Promise<Invitation>, done: string): Promise<Invitation | null> =>
    attempt(move, done).catch((error: unknown) => {
      tellFailure(error);
      return null;
    });

  return { busy, attempt, run };
}
