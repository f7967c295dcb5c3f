import { useRef, useState } from 'react';
import { useCommentRun } from '../../stores/comment-run';

/**
 * Runs moves one at a time. Each intention is sent once, however often its button is pressed.
 *
 * @param task whose comments a move can be grouped with; `null` if moves never are
 * @example
 * const { busy, once, keyFor, done } = useIntentions<'pass' | 'fail'>(task);
 * const pass = () => once('pass', async () => { await passWork(keyFor('pass')); done(); });
 */
export function useIntentions<Name extends string>(task: string | null) {
  const [busy, setBusy] = useState<Name | null>(null);
  const inFlight = useRef(false);
  const intention = useRef({ about: '', key: '' });
  const lastKey = useRef('');

  /** @returns `false` if another move was in progress, so that nothing was done. @throws what `act` throws */
  const once = async (name: Name, act: () => Promise<void>): Promise<boolean> => {
    if (inFlight.current) return false;
    inFlight.current = true;
    setBusy(name);
    try {
      await act();
      return true;
    } finally {
      inFlight.current = false;
      setBusy(null);
    }
  };

  /**
   * A retry after a lost response is the same intention. The first move after a run of comments belongs to that run: the other
   * side gets one notification for both.
   */
  const keyFor = (about: string): string => {
    if (intention.current.about === about) return intention.current.key;
    const { run } = useCommentRun.getState();
    const isNew = run?.status && run.task === task && run.askUUID !== lastKey.current;
    const key = isNew ? run.askUUID : crypto.randomUUID();
    lastKey.current = key;
    intention.current = { about, key };
    return key;
  };

  /** Call after the move was made. @returns the group it belongs to */
  const done = (): string => {
    const { key } = intention.current;
    intention.current = { about: '', key: '' };
    return key;
  };

  return { busy, once, keyFor, done };
}
