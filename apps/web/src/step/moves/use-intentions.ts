import { useRef, useState } from 'react';
import { useCommentRun } from '../../stores/comment-run';

/**
 * What somebody does with a task, one thing at a time. Each intention is sent once, however often its button is pressed.
 *
 * @example
 * const { busy, once, keyFor, done } = useIntentions<'pass' | 'fail'>(task);
 * const pass = () => once('pass', async () => { await passWork(keyFor('pass')); done(); });
 */
export function useIntentions<Name extends string>(task: string) {
  const [busy, setBusy] = useState<Name | null>(null);
  const underWay = useRef(false);
  const intention = useRef({ words: '', key: '' });
  const joined = useRef('');

  /** @returns `false` when something else was under way, so that nothing was done. @throws what `act` throws */
  const once = async (name: Name, act: () => Promise<void>): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(name);
    try {
      await act();
      return true;
    } finally {
      underWay.current = false;
      setBusy(null);
    }
  };

  /**
   * The same words sent again after a lost answer are the same intention. The first after a run of comments belongs to
   * that: the other side is told of both at once.
   */
  const keyFor = (words: string): string => {
    if (intention.current.words === words) return intention.current.key;
    const { run } = useCommentRun.getState();
    const isNew = run?.status && run.task === task && run.askUUID !== joined.current;
    const key = isNew ? run.askUUID : crypto.randomUUID();
    joined.current = key;
    intention.current = { words, key };
    return key;
  };

  /** It was done; answers the group it was done in. */
  const done = (): string => {
    const { key } = intention.current;
    intention.current = { words: '', key: '' };
    return key;
  };

  return { busy, once, keyFor, done };
}
