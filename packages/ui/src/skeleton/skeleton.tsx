import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';

export interface SkeletonProps extends ComponentPropsWithoutRef<'span'> {
  /** @default 'line' */
  shape?: 'line' | 'circle' | 'block';
}

const shapes = {
  line: 'pd:h-3 pd:w-full pd:rounded-small',
  circle: 'pd:size-10 pd:rounded-pill',
  block: 'pd:h-24 pd:w-full pd:rounded-control',
} as const;

/**
 * A placeholder with the size of the content to come; set `aria-busy` on the region and add text saying that it is loading.
 *
 * @example <Skeleton className="pd:w-3/5" />
 */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { shape = 'line', className, ...props },
  ref,
) {
  return (
    <span
      ref={ref}
      aria-hidden="true"
      data-slot="skeleton"
      data-variant={shape}
      className={cn('pd-root pd:block pd:animate-pulse pd:bg-line', shapes[shape], className)}
      {...props}
    />
  );
});
