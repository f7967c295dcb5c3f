import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef } from 'react';
import { cn } from '../cn';
import { useCountdownContext } from './countdown-context';

export type CountdownDialogClockProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** A film leader showing the seconds left; hidden from screen readers, which get them from `CountdownDialogStatus`. */
export const CountdownDialogClock = forwardRef<HTMLDivElement, CountdownDialogClockProps>(function CountdownDialogClock(
  { className, style, ...props },
  ref,
) {
  const { left, seconds, held } = useCountdownContext('CountdownDialogClock');
  const share = Math.min(1, left / Math.max(1, seconds));
  return (
    <div
      ref={ref}
      aria-hidden="true"
      data-slot="countdown-dialog-clock"
      data-state={held ? 'paused' : 'running'}
      className={cn(
        'pd:relative pd:mb-6 pd:grid pd:h-24 pd:w-32 pd:place-items-center pd:overflow-hidden pd:rounded-tight pd:bg-film pd:text-film-ink',
        "pd:before:absolute pd:before:-inset-10 pd:before:content-['']",
        'pd:before:bg-[conic-gradient(color-mix(in_srgb,var(--pd-film-edge)_48%,var(--pd-film))_var(--pd-countdown),transparent_var(--pd-countdown))]',
        className,
      )}
      style={{ '--pd-countdown': `${share * 360}deg`, ...style } as CSSProperties}
      {...props}
    >
      <svg
        viewBox="0 0 128 96"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        className="pd:absolute pd:inset-0 pd:size-full pd:opacity-45"
      >
        <path d="M64 0v96M0 48h128" />
        <circle cx="64" cy="48" r="40" />
        <circle cx="64" cy="48" r="34" />
      </svg>
      <b className="pd:relative pd:text-48 pd:font-medium pd:tracking-[-.03em] pd:tabular-nums">{left}</b>
    </div>
  );
});
