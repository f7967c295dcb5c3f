import { Callout } from '@paidang/ui/callout';
import { useCallback, useRef, useState } from 'react';
import { ApiError, NetworkError } from '../../data/errors';
import { wordsInside } from './report-failure';

/**
 * Runs a call started by a button: one at a time, with the failure displayed in place until the next try. The call must be one
 * whose failures the caller handles (`handles: 'all'`).
 *
 * @example
 * const call = usePressedCall();
 * const send = () => call.run(() => source.reopen(words)).then((isDone) => isDone && onClose());
 * <CallProblem problem={call.problem} />
 */
export function usePressedCall() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const inFlight = useRef(false);

  /** @returns whether it succeeded; an action that resolves to `false` did not */
  const run = useCallback(async (act: () => unknown): Promise<boolean> => {
    if (inFlight.current) return false;
    inFlight.current = true;
    setBusy(true);
    setProblem(null);
    try {
      return (await act()) !== false;
    } catch (error) {
      setProblem(wordsInside(error));
      if (!(error instanceof ApiError || error instanceof NetworkError)) reportError(error);
      return false;
    } finally {
      inFlight.current = false;
      setBusy(false);
    }
  }, []);

  const clear = useCallback(() => setProblem(null), []);
  return { busy, problem, run, clear };
}

export type PressedCall = ReturnType<typeof usePressedCall>;

export interface CallProblemProps extends Pick<PressedCall, 'problem'> {
  className?: string;
}

/** Why the action failed, announced to screen readers. */
export function CallProblem({ problem, className }: CallProblemProps) {
  return (
    <div role="alert" className={problem ? className : undefined}>
      {problem ? <Callout tone="danger">{problem}</Callout> : null}
    </div>
  );
}
