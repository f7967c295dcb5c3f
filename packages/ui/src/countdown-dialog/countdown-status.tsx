import { type ComponentPropsWithoutRef, forwardRef, useEffect, useRef, useState } from 'react';
import { cn } from '../cn';
import { touchTarget } from '../internal/touch-target';
import { useCountdownContext } from './countdown-context';

export interface CountdownDialogStatusProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Remaining seconds at which it is announced, besides at the start and at each pause. @default [10, 5] */
  announceAt?: readonly number[];
}

const defaultSeconds = [10, 5];

/** Says when the dialog will close, with a button to stop the countdown: time limits must be adjustable (WCAG 2.2.1). */
export const CountdownDialogStatus = forwardRef<HTMLDivElement, CountdownDialogStatusProps>(
  function CountdownDialogStatus({ announceAt = defaultSeconds, className, ...props }, ref) {
    const { left, seconds, held, stopped, toggleStopped, labels } = useCountdownContext('CountdownDialogStatus');
    const spoken = useSpokenSecond({ left, seconds, held, announceAt });
    return (
      <div
        ref={ref}
        data-slot="countdown-dialog-status"
        data-state={held ? 'paused' : 'running'}
        className={cn(
          'pd:mt-4 pd:flex pd:flex-wrap pd:items-center pd:justify-center pd:gap-x-3 pd:text-12 pd:text-ink-3',
          className,
        )}
        {...props}
      >
        <span aria-hidden="true" className="pd:tabular-nums">
          {held ? labels.paused : labels.remaining(left)}
        </span>
        <span role="status" className="pd:sr-only">
          {held ? labels.paused : labels.remaining(spoken)}
        </span>
        <button
          type="button"
          aria-pressed={stopped}
          onClick={toggleStopped}
          className={cn(
            'pd:rounded-tight pd:text-ink-2 pd:underline pd:decoration-line-strong pd:underline-offset-3 pd:hover:decoration-current pd:aria-pressed:font-strong pd:aria-pressed:text-ink',
            touchTarget,
          )}
        >
          {labels.stop}
        </button>
      </div>
    );
  },
);

interface Spoken extends Required<Pick<CountdownDialogStatusProps, 'announceAt'>> {
  left: number;
  seconds: number;
  held: boolean;
}

/** The last announced second: announcing every one would interrupt everything else. */
function useSpokenSecond({ left, seconds, held, announceAt }: Spoken): number {
  const [spoken, setSpoken] = useState(seconds);
  const wasHeld = useRef(held);
  useEffect(() => {
    if (!held && (wasHeld.current || announceAt.includes(left))) setSpoken(left);
    wasHeld.current = held;
  }, [left, held, announceAt]);
  return spoken;
}
