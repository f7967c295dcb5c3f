import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';

/** A spinning ring for work in progress; decorative, so say in text what is happening. */
export const Spinner = forwardRef<HTMLSpanElement, ComponentPropsWithoutRef<'span'>>(function Spinner(
  { className, ...props },
  ref,
) {
  return (
    <span
      ref={ref}
      aria-hidden="true"
      data-slot="spinner"
      className={cn(
        'pd:box-border pd:inline-block pd:size-4 pd:shrink-0 pd:animate-spin pd:rounded-pill pd:border-2 pd:border-current pd:border-e-transparent',
        className,
      )}
      {...props}
    />
  );
});
