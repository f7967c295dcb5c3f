import { Progress as ProgressPrimitive } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';

export interface ProgressProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Amount done, from 0 to `max`; `null` if unknown. */
  value: number | null;
  /** @default 100 */
  max?: number;
  /** What is in progress. */
  label: string;
  /** Displays label and percentage above the bar; otherwise only assistive technology gets them. @default true */
  showLabel?: boolean;
}

/**
 * Progress of a task.
 *
 * @example <Progress label="上傳中" value={56} />
 */
export const Progress = forwardRef<HTMLDivElement, ProgressProps>(function Progress(
  { value, max: end = 100, label, showLabel = true, className, ...props },
  ref,
) {
  const max = end > 0 ? end : 100;
  const known = value === null || Number.isNaN(value) ? null : Math.min(Math.max(value, 0), max);
  const percent = known === null ? null : Math.round((known / max) * 100);
  return (
    <div ref={ref} data-slot="progress" className={cn('pd-root pd:grid pd:gap-1.5', className)} {...props}>
      {showLabel ? (
        <div aria-hidden="true" className="pd:flex pd:justify-between pd:gap-3 pd:text-13">
          <span className="pd:min-w-0">{label}</span>
          {percent === null ? null : <span className="pd:shrink-0 pd:tabular-nums">{percent}%</span>}
        </div>
      ) : null}
      <ProgressPrimitive.Root
        data-slot="progress-bar"
        aria-label={label}
        max={max}
        value={known}
        getValueLabel={() => `${percent}%`}
        className="pd:relative pd:h-1.5 pd:overflow-hidden pd:rounded-pill pd:bg-line pd:rtl:-scale-x-100 pd:forced-colors:border"
      >
        <ProgressPrimitive.Indicator
          data-slot="progress-indicator"
          style={percent === null ? undefined : { transform: `translateX(${percent - 100}%)` }}
          className="pd:h-full pd:w-full pd:rounded-pill pd:bg-accent pd:transition-transform pd:duration-mid pd:data-[state=indeterminate]:w-2/5 pd:data-[state=indeterminate]:animate-progress pd:forced-colors:bg-[Highlight]"
        />
      </ProgressPrimitive.Root>
    </div>
  );
});
