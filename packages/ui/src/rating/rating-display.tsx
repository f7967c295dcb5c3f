import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import { useLabels } from '../locale';
import { STARS, Star } from './star';

export interface RatingDisplayProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** 0 to 5, displayed in half stars; `null` if there are no ratings. */
  value: number | null;
  /** Displays the number next to the stars. @default true */
  showValue?: boolean;
  /** Stars of 16 or 20 px. @default 'md' */
  size?: 'sm' | 'md';
  /** Accessible name. @default (value) => value === null ? '還沒有評分' : `${value}分，滿分5分` */
  label?: (value: number | null) => string;
}

const defaultLabels = {
  label: (value: number | null) => (value === null ? '還沒有評分' : `${value}分，滿分5分`),
};

/**
 * A read-only rating, such as an average; use `Rating` for input.
 *
 * @example <RatingDisplay value={4.5} />
 */
export const RatingDisplay = forwardRef<HTMLSpanElement, RatingDisplayProps>(function RatingDisplay(
  { value, showValue = true, size = 'md', label, className, ...props },
  ref,
) {
  const labels = useLabels('ratingDisplay', defaultLabels);
  const known = value === null || Number.isNaN(value) ? null : Math.min(5, Math.max(0, value));
  const rounded = known === null ? null : Math.round(known * 10) / 10;
  const halves = known === null ? 0 : Math.round(known * 2) / 2;
  return (
    <span
      ref={ref}
      role="img"
      aria-label={(label ?? labels.label)(rounded)}
      data-slot="rating-display"
      data-size={size}
      className={cn('pd-root pd:inline-flex pd:items-center pd:gap-0.5', className)}
      {...props}
    >
      {STARS.map((star) => (
        <Star
          key={star}
          fill={halves >= star ? 1 : halves >= star - 0.5 ? 0.5 : 0}
          className={size === 'sm' ? 'pd:size-4' : 'pd:size-5'}
        />
      ))}
      {showValue && rounded !== null && (
        <span className={cn('pd:ms-1.5 pd:tabular-nums pd:text-ink-2', size === 'sm' ? 'pd:text-13' : 'pd:text-14')}>
          {rounded.toFixed(1)}
        </span>
      )}
    </span>
  );
});
