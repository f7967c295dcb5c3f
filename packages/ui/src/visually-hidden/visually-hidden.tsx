import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import { AsChild } from '../internal/as-child';
import { dressesChild } from '../internal/child-slot';

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
  const Root = dressesChild({ asChild, children: props.children }) ? AsChild : 'span';
  return <Root ref={ref} data-slot="visually-hidden" className={cn('pd:sr-only', className)} {...props} />;
});
