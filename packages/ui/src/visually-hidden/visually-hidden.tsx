import { Slot } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import { hasSingleElementChild } from '../internal/as-child';

export interface VisuallyHiddenProps extends ComponentPropsWithoutRef<'span'> {
  /** Hides the only child element instead of adding a span. @default false */
  asChild?: boolean;
}

/**
 * Text for screen readers only.
 *
 * @example <VisuallyHidden>有 3 則未讀訊息</VisuallyHidden>
 */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(function VisuallyHidden(
  { asChild, className, ...props },
  ref,
) {
  const Root = hasSingleElementChild({ asChild, children: props.children }) ? Slot.Root : 'span';
  return <Root ref={ref} data-slot="visually-hidden" className={cn('pd:sr-only', className)} {...props} />;
});
