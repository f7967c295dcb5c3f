import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';

export interface CountProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The number; nothing is rendered for zero. */
  value: number;
  /** Largest number displayed; above it, `99+` is shown. @default 99 */
  max?: number;
  /** `red` demands attention, `quiet` is informational. @default 'red' */
  tone?: 'red' | 'quiet';
  /** Read by screen readers instead of the bare number. */
  label?: string;
}

/**
 * The number of waiting items.
 *
 * @example <Count value={unread} label={`${unread}則未讀`} />
 */
export const Count = forwardRef<HTMLSpanElement, CountProps>(function Count(
  { value, max = 99, tone = 'red', label, className, ...props },
  ref,
) {
  if (!(value > 0)) return null;
  const figure = value > max ? `${max}+` : String(value);
  return (
    <span
      ref={ref}
      data-slot="count"
      data-variant={tone}
      className={cn(
        'pd-root pd:inline-grid pd:h-[18px] pd:min-w-[18px] pd:shrink-0 pd:place-items-center pd:rounded-pill pd:px-[5px] pd:text-12 pd:font-medium pd:whitespace-nowrap pd:tabular-nums',
        tone === 'red'
          ? 'pd:bg-danger-600 pd:text-on-ink'
          : 'pd:border pd:border-line pd:bg-sunken pd:px-1 pd:text-ink-2',
        className,
      )}
      {...props}
    >
      {label ? (
        <>
          <span aria-hidden="true">{figure}</span>
          <span className="pd:sr-only">{label}</span>
        </>
      ) : (
        figure
      )}
    </span>
  );
});
