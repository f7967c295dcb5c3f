import { Callout } from '@paidang/ui/callout';
import type { PressedCall } from './use-pressed-call';

export interface CallProblemProps extends Pick<PressedCall, 'problem'> {
  className?: string;
}

/** Why what was pressed did not work, read out as it comes. */
export function CallProblem({ problem, className }: CallProblemProps) {
  return (
    <div role="alert" className={problem ? className : undefined}>
      {problem ? <Callout tone="danger">{problem}</Callout> : null}
    </div>
  );
}
